import { seededRandom } from '../random/seeded-random.ts'
import { type DoorPlace, type Doors, type Pulse, simulatedDoors } from './doors.ts'
import { type Faults, NO_FAULTS } from './faults.ts'
import { type Gateway, startGateway } from './gateway.ts'
import { kerongWire } from './kerong-wire.ts'
import { winnsenWire } from './winnsen-wire.ts'
import type { WireName } from './wire.ts'

export type SimulatorOptions = {
  /** 0 takes any free port. */
  port?: number
  profile?: WireName
  boards?: number
  pulseMs?: number
  /** Milliseconds after which open doors close by themselves; null if they close only by hand. */
  closesAfterMs?: number | null
  weakSupply?: boolean
  faults?: Faults
  delayMs?: number
  stallMs?: number
  /** The seed of the faults' random numbers. */
  seed?: number
  onPulse?: (pulse: Pulse) => void
}

/** Lock boards behind a gateway, with controls for a person in front of them. */
export type LockBoardSimulator = Omit<Gateway, 'stop'> &
  Omit<Doors, 'drive' | 'pulses'> & {
    /**
     * Returns every release of a latch, of one lock or of all; the tests judge drivers by these.
     */
    pulses(place?: DoorPlace): readonly Pulse[]
    /** Every activation of a solenoid, including those in vain. */
    drives(place?: DoorPlace): readonly Pulse[]
    setFaults(faults: Faults): void
    stop(): Promise<void>
  }

const wires = { kerong: kerongWire, winnsen: winnsenWire }

/** Starts boards of 16 locks behind a TCP gateway on this machine. */
export async function startLockBoards({
  port = 0,
  profile = 'kerong',
  boards = 1,
  pulseMs = 500,
  closesAfterMs = null,
  weakSupply = true,
  faults = NO_FAULTS,
  delayMs = 200,
  stallMs = 700,
  seed = 1,
  onPulse,
}: SimulatorOptions = {}): Promise<LockBoardSimulator> {
  const wire = wires[profile]
  if (boards < 1 || boards > wire.mostBoards) {
    throw new Error(`a bus has 1 to ${wire.mostBoards} of these boards`)
  }
  const { locks } = wire
  const { drive, pulses, ...doors } = simulatedDoors({
    boards,
    locks,
    pulseMs,
    closesAfterMs,
    weakSupply,
    onPulse,
  })
  let present = faults
  const gateway = await startGateway({
    wire,
    doors: { drive, pulses, ...doors },
    port,
    faults: () => present,
    delayMs,
    stallMs,
    random: seededRandom(seed),
  })
  const drives = (place?: DoorPlace) =>
    pulses().filter(({ board, lock }) => !place || (board === place.board && lock === place.lock))
  return {
    ...gateway,
    ...doors,
    drives,
    pulses: (place) => drives(place).filter(({ released }) => released),
    setFaults(next) {
      present = next
    },
  }
}
