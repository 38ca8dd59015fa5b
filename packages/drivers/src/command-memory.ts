import type { DriverClock } from './driver-clock.ts'
import type { OpenCommand } from './open-command.ts'

/** The outcomes of commands, so that none is carried out twice. */
export type CommandMemory<Outcome> = {
  /**
   * Returns the outcome of a command: the earlier one, or that of `carryOut` if it is new. Throws if
   * the command was given for another lock.
   */
  once(lock: string, command: OpenCommand, carryOut: () => Promise<Outcome>): Promise<Outcome>
}

type Kept<Outcome> = {
  lock: string
  expiresAt: number
  outcome: Promise<Outcome>
  ended: boolean
}

/**
 * Makes a memory of `limit` commands. A command is never forgotten before it expires: if the memory
 * is full of such commands, new ones end as `busy`. An expired one can never be written again.
 */
export function commandMemory<Outcome>(
  clock: DriverClock,
  busy: Outcome,
  limit = 10_000,
): CommandMemory<Outcome> {
  const kept = new Map<string, Kept<Outcome>>()

  function makeRoom(): boolean {
    if (kept.size < limit) return true
    for (const [id, { expiresAt, ended }] of kept) {
      if (!ended || expiresAt > clock.now()) continue
      kept.delete(id)
      return true
    }
    return false
  }

  return {
    once(lock, command, carryOut) {
      const known = kept.get(command.id)
      if (known) {
        if (known.lock === lock) return known.outcome
        throw new Error(`the command ${command.id} was given for another lock`)
      }
      if (!makeRoom()) return Promise.resolve(busy)
      const outcome = carryOut()
      const entry: Kept<Outcome> = { lock, expiresAt: command.expiresAt, outcome, ended: false }
      kept.set(command.id, entry)
      const end = () => {
        entry.ended = true
      }
      outcome.then(end, end)
      return outcome
    },
  }
}
