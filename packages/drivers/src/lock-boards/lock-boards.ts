import { type CommandMemory, commandMemory } from '../command-memory.ts'
import type { Dial, Endpoint } from '../dial.ts'
import { type DriverClock, systemClock } from '../driver-clock.ts'
import {
  type LockDriver,
  type LockPlace,
  type LockReading,
  NOTHING_READ,
  type OpenOutcome,
} from '../lock-driver.ts'
import { turns } from '../turns.ts'
import { type BoardBus, boardBus } from './board-bus.ts'
import type { FrameProfile } from './frame-profile.ts'
import { answersForBoard, hasLock, locksOf } from './frames.ts'
import { openLock } from './open-lock.ts'
import { type PowerSupply, powerSupply } from './power-supply.ts'
import { type FreshReading, readFresh, readingOf } from './read-lock.ts'

/** All gateways of a process: one bus each, and one memory of commands for all. */
export type LockBoards = {
  /**
   * Returns the driver of a family's boards behind a gateway. Boards of two families may share a
   * gateway.
   */
  behind(gateway: Endpoint, profile: FrameProfile): LockDriver
  /** Lets the running task finish, refuses waiting and later ones, and disconnects. */
  close(): Promise<void>
}

type Options = { dial: Dial; clock?: DriverClock }

/** The one bus of a gateway, and the turns of its users. */
type OpenGateway = {
  readonly bus: BoardBus
  readonly supply: PowerSupply
  /** Runs a task once it has the bus to itself; returns the reason if it may not run. */
  take<T>(work: () => Promise<T>): Promise<T | 'busy' | 'closing'>
  close(): Promise<void>
}

/** Limit of tasks that wait for one gateway. */
const WAITING = 100
/** Idle milliseconds after which a gateway is released, since many serve only one connection. */
const IDLE_MS = 60_000

/** Makes drivers of lock boards that reach their gateways by `dial`. */
export function lockBoards({ dial, clock = systemClock }: Options): LockBoards {
  const gateways = new Map<string, OpenGateway>()
  const memory = commandMemory(clock, refusal('busy'))
  let isClosing = false

  function openGateway(gateway: Endpoint): OpenGateway {
    const bus = boardBus(gateway, { dial, clock })
    const line = turns(WAITING)
    let cancelIdle = () => {}
    return {
      bus,
      supply: powerSupply(clock),
      async take(work) {
        if (isClosing) return 'closing'
        const result = await line.take(async () => {
          if (isClosing) return 'closing'
          cancelIdle()
          const done = await work()
          cancelIdle = clock.after(IDLE_MS, bus.end)
          return done
        })
        return result ?? 'busy'
      },
      async close() {
        await line.idle()
        cancelIdle()
        bus.end()
      },
    }
  }

  return {
    behind(gateway, profile) {
      const name = `${gateway.host}:${gateway.port}`
      const open = gateways.get(name) ?? openGateway(gateway)
      gateways.set(name, open)
      return boardDriver(name, profile, open, { memory, clock })
    },
    async close() {
      isClosing = true
      await Promise.all([...gateways.values()].map((gateway) => gateway.close()))
    },
  }
}

function boardDriver(
  name: string,
  profile: FrameProfile,
  { bus, supply, take }: OpenGateway,
  { memory, clock }: { memory: CommandMemory<OpenOutcome>; clock: DriverClock },
): LockDriver {
  const parts = { profile, bus, supply, clock }

  async function read(place: LockPlace) {
    if (!hasLock(profile, place)) return undefined
    const found = await take(() => readFresh(parts, place))
    return typeof found === 'string' || found.failed ? undefined : found
  }

  return {
    async open(place, command, beforeWrite) {
      if (!hasLock(profile, place)) return refusal('no_such_lock')
      return memory.once(`${name}/${place.board}/${place.lock}`, command, async () => {
        const outcome = await take(() => openLock(parts, place, command, beforeWrite))
        return typeof outcome === 'string' ? refusal(outcome) : outcome
      })
    },
    async read(place) {
      return (await read(place))?.reading ?? NOTHING_READ
    },
    async readAll(board) {
      const places = locksOf(profile).map((lock) => ({ board, lock }))
      const all = answersForBoard(profile) ? await read({ board, lock: profile.locks.first }) : null
      const readings: (LockReading & LockPlace)[] = []
      let isSilent = false
      for (const place of places) {
        // A gateway that did not answer for one lock is not asked for the others: each would cost
        // another wait.
        const found: FreshReading | undefined =
          all === null ? (isSilent ? undefined : await read(place)) : all
        const at: number | null | undefined = found?.reading.at
        isSilent = at == null
        const reading = found && at ? readingOf(found.states, place, at) : NOTHING_READ
        readings.push({ ...reading, ...place })
      }
      return readings
    },
  }
}

function refusal(reason: 'no_such_lock' | 'busy' | 'closing'): OpenOutcome {
  return { result: 'refused', reason, reading: NOTHING_READ }
}
