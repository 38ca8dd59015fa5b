import type { DriverClock } from './driver-clock.ts'
import { type LockPlace, NOTHING_READ, type OpenCommand, type OpenOutcome } from './lock-driver.ts'

/** The outcomes of commands, so that none is carried out twice. */
export type CommandMemory = {
  /** The outcome of a command: what it was before, or what `carryOut` says when it is new. */
  once(
    lock: string,
    command: OpenCommand,
    carryOut: () => Promise<OpenOutcome>,
  ): Promise<OpenOutcome>
}

type Kept = { lock: string; expiresAt: number; outcome: Promise<OpenOutcome>; ended: boolean }

/** The name of a lock among all that one memory serves. */
export function lockName(device: string, { board, lock }: LockPlace): string {
  return `${device}/${board}/${lock}`
}

/**
 * Keeps `limit` commands. One that has not expired is never forgotten: when all are such, new ones are
 * refused. One that has cannot be written again, forgotten or not.
 */
export function commandMemory(clock: DriverClock, limit = 10_000): CommandMemory {
  const kept = new Map<string, Kept>()

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
      if (!makeRoom()) {
        return Promise.resolve({ result: 'refused', reason: 'busy', reading: NOTHING_READ })
      }
      const outcome = carryOut()
      const entry: Kept = { lock, expiresAt: command.expiresAt, outcome, ended: false }
      kept.set(command.id, entry)
      const end = () => {
        entry.ended = true
      }
      outcome.then(end, end)
      return outcome
    },
  }
}
