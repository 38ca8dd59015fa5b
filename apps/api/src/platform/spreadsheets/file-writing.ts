import { createWriteStream } from 'node:fs'
import { Readable, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type FileFormat, writeInFormat } from './format-writers.ts'
import { SheetError, type SheetErrorCode } from './sheet.ts'
import {
  isOutOfMemory,
  SHEET_HEAP,
  SILENCE_MS,
  startWorker,
  type WorkerHeap,
} from './worker-thread.ts'
import type { WrittenCell } from './written-cell.ts'

/** A requested file; `name` is that of its sheet. */
export type FileWanted = { path: string; format: FileFormat; name: string }

type Line = readonly WrittenCell[]

/** Messages to the writer: lines, each batch once the one before was taken; null ends them. */
export type LinesMessage = readonly Line[] | null

/**
 * Messages of the writer: a batch was taken, the file has grown, the reason of a failure, or its
 * end.
 */
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
 * Writes lines to a file. More than one batch is written in a worker thread: XML, quoting and
 * packing are most of the work of an export, and other requests would wait for them; for fewer
 * lines, starting the thread would cost ten times their writing. Lines are asked for one batch
 * ahead of the writer. Throws the errors of the lines, the writer's `SheetError`, `too_complex` if
 * the thread exceeds its memory or time, or the signal's reason.
 */
export async function writeSheetFile(
  wanted: FileWanted,
  lines: AsyncIterable<Line>,
  { grown, signal, heap = SHEET_HEAP, silenceMs = SILENCE_MS }: WritingOptions = {},
): Promise<void> {
  const batches = inBatches(lines)
  try {
    const { value: first } = await batches.next()
    if (first === undefined || first.isLast)
      await writeHere(wanted, first?.lines ?? [], { grown, signal })
    else {
      const writer = linesToFile(wanted, { grown, heap, silenceMs })
      await pipeline(startingWith(first, batches), writer, { signal })
    }
  } finally {
    await batches.return(undefined)
  }
}

async function writeHere(
  { path, format, name }: FileWanted,
  lines: readonly Line[],
  { grown, signal }: WritingOptions,
): Promise<void> {
  const telling = new Transform({
    transform(chunk, _encoding, done) {
      done(null, chunk)
      setImmediate(() => grown?.())
    },
  })
  const file = createWriteStream(path, { flags: 'a', mode: 0o600 })
  await pipeline(writeInFormat(format, name, Readable.from(lines)), telling, file, { signal })
}

/** Makes a stream of batches to a writing thread, which ends with it. */
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
    write: (batch: Batch, _encoding, done) => send(batch.lines, done),
    final: (done) => send(null, done),
    destroy(error, done) {
      clearTimeout(silence)
      // oxlint-disable-next-line promise/no-callback-in-promise, promise/no-promise-in-callback -- how a stream ends
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

/**
 * Limits of lines in a batch, and of their characters: few enough that sending one does not delay
 * others.
 */
const LINES = 250
const CHARACTERS = 256 * 1024

type Batch = { readonly lines: readonly Line[]; readonly isLast: boolean }

async function* inBatches(lines: AsyncIterable<Line>): AsyncGenerator<Batch, undefined> {
  let batch: Line[] = []
  let characters = 0
  for await (const line of lines) {
    batch.push(line)
    for (const cell of line) if (typeof cell === 'string') characters += cell.length
    if (batch.length < LINES && characters < CHARACTERS) continue
    yield { lines: batch, isLast: false }
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield { lines: batch, isLast: true }
}

async function* startingWith(first: Batch, others: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  yield first
  yield* others
}
