import { setTimeout as sleep } from 'node:timers/promises'
import { type FairQueueLimits, fairQueue, type Party } from './fair-queue.ts'

/**
 * Lets through answers of megabytes at a pace: each takes its party's turn, which the next one gets so many
 * milliseconds later. What is made already costs no database, but to send it again and again holds up
 * everybody else. Throws `unavailable` where too many wait.
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
