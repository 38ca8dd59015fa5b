import { type BulkChange, readBulkChange } from '../register-calls.ts'

/** Milliseconds between two looks at a change that goes on. */
const LOOK_MS = 400

/** Waits for a change of many rows, telling how far it is; answers how it ended. */
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
