import { setImmediate as pause } from 'node:timers/promises'
import { giveBatches } from './worker-batches.ts'

/** A reader that allocates memory without end, to test how it is stopped. */
async function* batches(): AsyncGenerator<number> {
  const held: number[][] = []
  for (;;) {
    held.push(Array.from({ length: 10_000 }, (_, at) => at + 0.5))
    if (held.length % 100 === 0) {
      yield held.length
      await pause()
    }
  }
}

await giveBatches(batches())
