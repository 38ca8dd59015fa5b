import { workerData } from 'node:worker_threads'
import { giveBatches } from './worker-batches.ts'

/** A reader that counts its reads where its test sees them. */
async function* batches(read: Int32Array): AsyncGenerator<number> {
  for (let nth = 1; nth <= 1_000; nth += 1) {
    await Promise.resolve()
    Atomics.store(read, 0, nth)
    yield nth
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what its test hands over
await giveBatches(batches(workerData as Int32Array))
