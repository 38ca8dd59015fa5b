import { setTimeout as sleep } from 'node:timers/promises'
import { type FairQueueLimits, fairQueue, type Party } from './fair-queue.ts'

/**
 * Sends answers of megabytes at a pace: each takes its party's turn, and the next turn comes
 * `paceMs` later. A finished answer costs no database, but sending it again and again delays
 * everybody else. Throws `unavailable` if too many wait.
 */
export function pacedAnswers(limits: FairQueueLimits, paceMs: number) {
  const turns = fairQueue(limits)
  return <Answer>(party: Party, answer: Answer): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const turn = async () => {
        resolve(answer)
        await sleep(paceMs, undefined, { ref: false })
      }
      turns.run(party, turn).catch(reject)
    })
}
