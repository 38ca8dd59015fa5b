import type { DriverClock } from './driver-clock.ts'
import { type LockPlace, NOTHING_READ, type OpenCommand, type OpenOutcome } from './lock-driver.ts'

/** The outcomes of commands, so that none is carried out twice. */
export type CommandMemory = {
  /** Returns the outcome of a command: the earlier one, or that of `carryOut` if it is new. */
  once(
    lock: string,
    command: OpenCommand,
    carryOut: () => Promise<OpenOutcome>,
  ): Promise<OpenOutcome>
}

type Kept = { lock: string; expiresAt: number; outcome: Promise<OpenOutcome>; ended: boolean }

/** Returns the name of a lock, unique within one memory. */
export function lockName(device: string, { board, lock }: LockPlace): string {
  return `${device}/${board}/${lock}`
}

/**
 * Makes a memory of `limit` commands. A command is never forgotten before it expires: if the memory
 * is full of such commands, new ones are refused. An expired one can never be written again.
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
