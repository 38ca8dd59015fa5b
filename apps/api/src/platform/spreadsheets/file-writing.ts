import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { SheetError, type SheetErrorCode } from './sheet.ts'
import {
  isOutOfMemory,
  SHEET_HEAP,
  SILENCE_MS,
  startWorker,
  type WorkerHeap,
} from './worker-thread.ts'
import type { WrittenCell } from './written-cell.ts'

/** `table` is the lines as JSON, of which a browser makes a PDF. */
export type FileFormat = 'csv' | 'xlsx' | 'table'

/** A file to be written; `name` is that of its sheet. */
export type FileWanted = { path: string; format: FileFormat; name: string }

type Line = readonly WrittenCell[]

/** What the writer is sent: lines, each batch once the one before is taken; null ends them. */
export type LinesMessage = readonly Line[] | null

/** What the writer sends: a batch was taken, the file has grown, why it failed, or its end. */
export type WritingMessage =
  | { kind: 'taken' }
  | { kind: 'grown' }
  | { kind: 'refused'; code: SheetErrorCode; message: string }
  | { kind: 'end' }

export type WritingOptions = {
  /** Called whenever the file has grown. */
  grown?: () => void
  /** Ends the writing. */
  signal?: AbortSignal
  heap?: WorkerHeap
  silenceMs?: number
}

/**
 * Writes lines to a file in a worker thread: XML, quoting and packing are most of the work of an export, and other
 * requests would wait for them. Lines are asked for one batch ahead of the writer. Throws what the lines throw, the
 * writer's `SheetError`, `too_complex` where its memory or time was not enough, or that the signal was aborted; the
 * thread is ended then.
 */
export async function writeFileInWorker(
  wanted: FileWanted,
  lines: AsyncIterable<Line>,
  { grown, signal, heap = SHEET_HEAP, silenceMs = SILENCE_MS }: WritingOptions = {},
): Promise<void> {
  await pipeline(inBatches(lines), linesToFile(wanted, { grown, heap, silenceMs }), { signal })
}

/** A stream of batches into a writing thread, which ends with it. */
function linesToFile(
  wanted: FileWanted,
  {
    grown,
    heap,
    silenceMs,
  }: { grown: WritingOptions['grown']; heap: WorkerHeap; silenceMs: number },
): Writable {
  const worker = startWorker(new URL('./file-worker.ts', import.meta.url), wanted, heap)
  let silence: NodeJS.Timeout | undefined
  let next: (() => void) | undefined
  const send = (message: LinesMessage, done: () => void) => {
    next = done
    silence = setTimeout(
      () => stream.destroy(new SheetError('too_complex', 'more time than a writer has')),
      silenceMs,
    )
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    worker.postMessage(message)
  }
  const stream = new Writable({
    objectMode: true,
    highWaterMark: 1,
    write: (batch: readonly Line[], _encoding, done) => send(batch, done),
    final: (done) => send(null, done),
    destroy(error, done) {
      clearTimeout(silence)
      void worker.terminate().then(() => done(error))
    },
  })
  worker.on('message', (message: WritingMessage) => {
    if (message.kind === 'grown') grown?.()
    else if (message.kind === 'refused')
      stream.destroy(new SheetError(message.code, message.message))
    else {
      clearTimeout(silence)
      next?.()
    }
  })
  worker.once('error', (error) => stream.destroy(asFailure(error)))
  worker.once('exit', () => stream.destroy(new Error('a worker ended before it was through')))
  return stream
}

const asFailure = (error: unknown): Error =>
  isOutOfMemory(error)
    ? new SheetError('too_complex', 'more memory than a writer has', { cause: error })
    : error instanceof Error
      ? error
      : new Error('a worker failed', { cause: error })

/** Lines of a batch, and characters in all of them: few enough that sending one does not hold up others. */
const LINES = 250
const CHARACTERS = 256 * 1024

async function* inBatches(lines: AsyncIterable<Line>): AsyncGenerator<readonly Line[]> {
  let batch: Line[] = []
  let characters = 0
  for await (const line of lines) {
    batch.push(line)
    for (const cell of line) if (typeof cell === 'string') characters += cell.length
    if (batch.length < LINES && characters < CHARACTERS) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}
