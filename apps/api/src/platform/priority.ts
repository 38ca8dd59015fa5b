import { readFile, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Lowered priority of a process, in the operating system's units (`nice`: 0 is normal, each step
 * gets about a fifth less).
 */
export type Niceness = 0 | 5 | 10

/**
 * Milliseconds between two tries: Linux accepts one change of a group in a tenth of a second from
 * users other than root.
 */
const REFUSED_MS = 150
const TRIES = 40

/**
 * Lowers the priority of a process of this machine, or (0) of the calling thread. Does nothing if
 * the system does not allow it or the process is gone.
 */
export function lowerPriority(processId: number, niceness: Niceness): void {
  try {
    setPriority(processId, niceness)
  } catch {
    // A process of another user, or one that is gone.
  }
  if (processId !== 0 && process.platform === 'linux') void lowerGroupPriority(processId, niceness)
}

/**
 * Lowers the priority of a process's group. Where Linux groups sessions (sched(7), autogroup) it
 * divides processors among the groups first, and niceness counts only inside one; each process of
 * PostgreSQL is a session of its own.
 */
async function lowerGroupPriority(processId: number, niceness: Niceness): Promise<void> {
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
