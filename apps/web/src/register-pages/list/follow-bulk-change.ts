import type { BulkProgress } from '@portaria/contract/answers/register-answers'
import { readBulkChange } from '../register-calls.ts'

/** Milliseconds between two requests for progress. */
const LOOK_MS = 400

/** Waits for a bulk change and reports its progress; returns its final state. */
export async function followBulkChange(
  id: string,
  onProgress: (change: BulkProgress) => void,
): Promise<BulkProgress> {
  for (;;) {
    const change = await readBulkChange(id)
    onProgress(change)
    if (change.state === 'done' || change.state === 'failed') return change
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}
