import { expect, test } from 'vitest'
import { batchesFromWorker } from './worker-batches.ts'

const hungry = new URL('./hungry-worker.ts', import.meta.url)
const counting = new URL('./counting-worker.ts', import.meta.url)
const heap = { old: 48, young: 8 }

test('a reader that wants more memory than it may have ends alone, and says why', async () => {
  let batches = 0
  const taking = async () => {
    for await (const _ of batchesFromWorker<number>(hungry, null, { heap })) batches += 1
  }
  await expect(taking()).rejects.toMatchObject({ name: 'SheetError', code: 'too_complex' })
  expect(batches).toBeGreaterThan(0)
})

test('a reader reads no further than two batches ahead of their consumer', async () => {
  const read = new Int32Array(new SharedArrayBuffer(4))
  let taken = 0
  for await (const nth of batchesFromWorker<number>(counting, read)) {
    taken += 1
    expect(nth).toBe(taken)
    // Time for a reader that does not wait to come to its end.
    if (taken <= 3) await new Promise((resolve) => setTimeout(resolve, 50))
    expect(Atomics.load(read, 0)).toBeLessThanOrEqual(taken + 2)
  }
  expect(taken).toBe(1_000)
})

test('a signal ends it, also while nothing is asked for', async () => {
  const controller = new AbortController()
  const reading = batchesFromWorker<number>(hungry, null, { signal: controller.signal })
  await reading.next()
  controller.abort(new Error('given up'))
  await expect(reading.next()).rejects.toThrow('given up')
  await expect(
    batchesFromWorker<number>(hungry, null, { signal: controller.signal }).next(),
  ).rejects.toThrow('given up')
})

test('a reader that says nothing is given up', async () => {
  const silent = new URL('data:text/javascript,setInterval(() => undefined, 1000)')
  const reading = batchesFromWorker(silent, null, { silenceMs: 100 })
  await expect(reading.next()).rejects.toMatchObject({ name: 'SheetError', code: 'too_complex' })
})

test('a fault of the reader itself is no fault of the file', async () => {
  const nowhere = new URL('./no-such-worker.ts', import.meta.url)
  await expect(batchesFromWorker(nowhere, null).next()).rejects.not.toMatchObject({
    name: 'SheetError',
  })
})
