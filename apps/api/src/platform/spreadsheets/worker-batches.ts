import { on } from 'node:events'
import { parentPort, Worker } from 'node:worker_threads'
import { lowerPriority } from '../priority.ts'
import { SheetError, type SheetErrorCode } from './sheet.ts'

/** A message of a worker: a batch, why it failed, or its end. */
type Message<Batch> =
  | { kind: 'batch'; batch: Batch }
  | { kind: 'refused'; code: SheetErrorCode; message: string }
  | { kind: 'end' }

/**
 * Limits of a worker's heap in MiB: old and young generation. Past them the worker ends, and
 * nothing else.
 */
export type WorkerHeap = { old: number; young: number }

/** Some ten times what the reader of the largest spreadsheet needs. */
const READER_HEAP: WorkerHeap = { old: 128, young: 16 }

/** Silence after which a worker is ended: the largest part of a workbook takes a tenth of it. */
const SILENCE_MS = 4 * 60_000

/** Where compiled modules are kept: with them a worker is loaded in half of the time. */
const compiled = process.env['NODE_COMPILE_CACHE']

export type WorkerOptions = { heap?: WorkerHeap; silenceMs?: number; signal?: AbortSignal }

/**
 * Runs a module in a worker thread, and yields what it sends by `giveBatches`, one batch ahead of
 * the consumer. Throws the worker's `SheetError`, `too_complex` where its memory or time was not
 * enough, or the signal's reason. Leaving the loop early ends the worker.
 */
export async function* batchesFromWorker<Batch>(
  module: URL,
  data: unknown,
  { heap = READER_HEAP, silenceMs = SILENCE_MS, signal }: WorkerOptions = {},
): AsyncGenerator<Batch, void> {
  signal?.throwIfAborted()
  const worker = new Worker(module, {
    workerData: data,
    // Of the server's own start it needs neither flags nor secrets.
    execArgv: [],
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled },
    resourceLimits: { maxOldGenerationSizeMb: heap.old, maxYoungGenerationSizeMb: heap.young },
  })
  // What goes wrong comes out of the loop below; after it nobody else would listen.
  worker.on('error', () => undefined)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  const next = () => worker.postMessage(null)
  let isLate = false
  const silence = setTimeout(() => {
    isLate = true
    void worker.terminate()
  }, silenceMs)
  try {
    next()
    next()
    for await (const [message] of on(worker, 'message', { signal, close: ['exit'] })) {
      // What comes from the other side of `giveBatches` is what it sends.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const received = message as Message<Batch>
      if (received.kind === 'end') return
      if (received.kind === 'refused') throw new SheetError(received.code, received.message)
      yield received.batch
      silence.refresh()
      next()
    }
    if (isLate) throw new SheetError('too_complex', 'more time than a reader has')
    throw new Error('a worker ended before it was through')
  } catch (error) {
    signal?.throwIfAborted()
    throw isOutOfMemory(error)
      ? new SheetError('too_complex', 'more memory than a reader has', { cause: error })
      : error
  } finally {
    clearTimeout(silence)
    await worker.terminate()
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** In a worker: gives batches to the thread that runs it, each when it is asked for. */
export async function giveBatches<Batch>(batches: AsyncIterable<Batch>): Promise<void> {
  lowerPriority(0, 10)
  const port = parentPort
  if (!port) throw new Error('not in a worker')
  const say = (message: Message<Batch>) => port.postMessage(message)
  const asked = on(port, 'message')
  try {
    for await (const batch of batches) {
      await asked.next()
      say({ kind: 'batch', batch })
    }
    say({ kind: 'end' })
  } catch (error) {
    if (!(error instanceof SheetError)) throw error
    say({ kind: 'refused', code: error.code, message: error.message })
  } finally {
    await asked.return?.()
  }
}
