import { expect, test } from 'vitest'
import { batchesFromWorker } from './worker-batches.ts'

const hungry = new URL('./hungry-worker.ts', import.meta.url)
const counting = new URL('./counting-worker.ts', import.meta.url)
const heap = { old: 48, young: 8 }

test('ends only a reader that exceeds its memory, and says why', async () => {
  let batches = 0
  const taking = async () => {
    for await (const _ of batchesFromWorker<number>(hungry, null, { heap })) batches += 1
  }
  await expect(taking()).rejects.toMatchObject({ name: 'SheetError', code: 'too_complex' })
  expect(batches).toBeGreaterThan(0)
})

test('reads no further than two batches ahead of the consumer', async () => {
  const read = new Int32Array(new SharedArrayBuffer(4))
  let taken = 0
  for await (const nth of batchesFromWorker<number>(counting, read)) {
    taken += 1
    expect(nth).toBe(taken)
    // Time enough for a reader that does not wait to finish.
    if (taken <= 3) await new Promise((resolve) => setTimeout(resolve, 50))
    expect(Atomics.load(read, 0)).toBeLessThanOrEqual(taken + 2)
  }
  expect(taken).toBe(1_000)
})

test('ends on a signal, even while no batch is asked for', async () => {
  const controller = new AbortController()
  const reading = batchesFromWorker<number>(hungry, null, { signal: controller.signal })
  await reading.next()
  controller.abort(new Error('given up'))
  await expect(reading.next()).rejects.toThrow('given up')
  await expect(
    batchesFromWorker<number>(hungry, null, { signal: controller.signal }).next(),
  ).rejects.toThrow('given up')
})

test('gives up a silent reader', async () => {
  const silent = new URL('data:text/javascript,setInterval(() => undefined, 1000)')
  const reading = batchesFromWorker(silent, null, { silenceMs: 100 })
  await expect(reading.next()).rejects.toMatchObject({ name: 'SheetError', code: 'too_complex' })
})

test('does not blame the file for a fault of the reader', async () => {
  const nowhere = new URL('./no-such-worker.ts', import.meta.url)
  await expect(batchesFromWorker(nowhere, null).next()).rejects.not.toMatchObject({
    name: 'SheetError',
  })
})
