import { Worker } from 'node:worker_threads'

/**
 * Limits of a worker's heap in MiB: old and young generation. Past them the worker ends, and
 * nothing else.
 */
export type WorkerHeap = { old: number; young: number }

/** Some ten times what reading or writing the largest spreadsheet needs. */
export const SHEET_HEAP: WorkerHeap = { old: 128, young: 16 }

/** Silence after which a worker is ended: the largest part of a workbook takes a tenth of it. */
export const SILENCE_MS = 4 * 60_000

/** Where compiled modules are kept: with them a worker is loaded in half of the time. */
const compiled = process.env['NODE_COMPILE_CACHE']

/** Starts a module in a thread of its own. Its errors are for who listens to its messages. */
export function startWorker(module: URL, data: unknown, { old, young }: WorkerHeap): Worker {
  const worker = new Worker(module, {
    workerData: data,
    // Of the server's own start it needs neither flags nor secrets.
    execArgv: [],
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled },
    resourceLimits: { maxOldGenerationSizeMb: old, maxYoungGenerationSizeMb: young },
  })
  // It goes wrong where its messages are awaited; after that nobody else would listen.
  worker.on('error', () => undefined)
  return worker
}

export const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
