import type { Capacity } from './capacity.ts'
import type { ReaderPulse } from './door-hardware.ts'
import type { Faults, Firmware } from './faults.ts'
import type { SimulatorClock } from './reader-clock.ts'
import type { ReaderModelName } from './reader-models.ts'

export type ReaderOptions = {
  /** 0 takes any free port. */
  readonly port?: number
  readonly model?: ReaderModelName
  readonly portals?: number
  readonly serial?: string
  readonly deviceId?: bigint
  readonly version?: string
  /** The password of `admin`; the factory's by default, which must be changed first. */
  readonly password?: string
  /** Minutes of the reader's zone east of UTC. */
  readonly zoneMinutes?: number
  readonly hasSensor?: boolean
  /** Milliseconds after which an open door is an alarm. */
  readonly heldOpenMs?: number
  /** Milliseconds between two looks for a server that was silent; five seconds by default. */
  readonly lookMs?: number
  readonly capacity?: Partial<Capacity>
  readonly firmware?: Partial<Firmware>
  /** Milliseconds that each command takes before it has its effect; none by default. */
  readonly commandMs?: number
  readonly faults?: Faults
  /** The seed of the faults' random numbers. */
  readonly seed?: number
  readonly clock?: SimulatorClock
  readonly onPulse?: (pulse: ReaderPulse) => void
}
