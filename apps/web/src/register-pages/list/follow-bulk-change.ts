import { type BulkChange, readBulkChange } from '../register-calls.ts'

/** Milliseconds between two requests for the progress. */
const LOOK_MS = 400

/** Waits for a bulk change and reports its progress; returns its final state. */
export async function followBulkChange(
  id: string,
  onProgress: (change: BulkChange) => void,
): Promise<BulkChange> {
  for (;;) {
    const change = await readBulkChange(id)
    onProgress(change)
    if (change.state === 'done' || change.state === 'failed') return change
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}
