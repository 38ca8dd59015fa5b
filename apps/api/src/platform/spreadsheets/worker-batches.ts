import { on } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { lowerPriority } from '../priority.ts'
import { SheetError, type SheetErrorCode } from './sheet.ts'
import {
  isOutOfMemory,
  SHEET_HEAP,
  SILENCE_MS,
  startWorker,
  type WorkerHeap,
} from './worker-thread.ts'

/** A message of a worker: a batch, the reason of a failure, or its end. */
type Message<Batch> =
  | { kind: 'batch'; batch: Batch }
  | { kind: 'refused'; code: SheetErrorCode; message: string }
  | { kind: 'end' }

export type WorkerOptions = { heap?: WorkerHeap; silenceMs?: number; signal?: AbortSignal }

/**
 * Runs a module in a worker thread, and yields the batches it sends by `giveBatches`, one ahead of
 * the consumer. Throws the worker's `SheetError`, `too_complex` if it exceeds its memory or time,
 * or the signal's reason. Leaving the loop early ends the worker.
 */
export async function* batchesFromWorker<Batch>(
  module: URL,
  data: unknown,
  { heap = SHEET_HEAP, silenceMs = SILENCE_MS, signal }: WorkerOptions = {},
): AsyncGenerator<Batch, void> {
  signal?.throwIfAborted()
  const worker = startWorker(module, data, heap)
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
      // `giveBatches` on the other side sends this type.
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

/** Called in a worker: sends batches to the thread that runs it, each when it is asked for. */
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
