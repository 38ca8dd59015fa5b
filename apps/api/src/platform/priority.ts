import { setPriority } from 'node:os'

/**
 * How far work gives way to an alarm where both want the same processor, as the operating system
 * counts it (`nice`: 0 gives way to nobody, each step asks for a fifth less).
 */
export type Niceness = 0 | 5 | 10

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
}
