import { readFile, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * How far work gives way to an alarm where both want the same processor, as the operating system
 * counts it (`nice`: 0 gives way to nobody, each step asks for a fifth less).
 */
export type Niceness = 0 | 5 | 10

/** Linux takes one change of a group in a tenth of a second from whoever is not root. */
const REFUSED_MS = 150
const TRIES = 40

/**
 * Lets a process of this machine, or (0) the thread that calls, give way. What the system does not
 * allow, or a process that is gone, is let be: it is a favour, not a promise.
 */
export function giveWay(processId: number, niceness: Niceness): void {
  try {
    setPriority(processId, niceness)
  } catch {
    // Another user's, or gone.
  }
  if (processId !== 0 && process.platform === 'linux') void groupGivesWay(processId, niceness)
}

/**
 * Linux shares processors out to sessions first where it groups them (sched(7), autogroup), and
 * niceness counts only inside of one; each process of PostgreSQL is a session of its own.
 */
async function groupGivesWay(processId: number, niceness: Niceness): Promise<void> {
  const place = (of: number | 'self') => `/proc/${of}/autogroup`
  for (let tried = 0; tried < TRIES; tried += 1) {
    try {
      const [its, ours] = await Promise.all(
        ([processId, 'self'] as const).map((of) => readFile(place(of), 'utf8')),
      )
      if (its && its.split(' ')[0] !== ours?.split(' ')[0])
        await writeFile(place(processId), String(niceness))
      return
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) return
      await sleep(REFUSED_MS * (1 + Math.random()), undefined, { ref: false })
    }
  }
}
