import { Worker } from 'node:worker_threads'

/** Limits of a worker's heap in MiB: old and young generation. Past them only the worker ends. */
export type WorkerHeap = { old: number; young: number }

/** About ten times as much as the largest spreadsheet needs. */
export const SHEET_HEAP: WorkerHeap = { old: 128, young: 16 }

/**
 * Milliseconds of silence after which a worker is ended: the largest part of a workbook takes a
 * tenth of it.
 */
export const SILENCE_MS = 4 * 60_000

/** Folder of compiled modules: with them a worker loads in half of the time. */
const compiled = process.env['NODE_COMPILE_CACHE']

/** Starts a module in a thread of its own. Its errors arrive at the listeners of its messages. */
export function startWorker(module: URL, data: unknown, { old, young }: WorkerHeap): Worker {
  const worker = new Worker(module, {
    workerData: data,
    // It needs neither the flags nor the secrets of the server.
    execArgv: [],
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled },
    resourceLimits: { maxOldGenerationSizeMb: old, maxYoungGenerationSizeMb: young },
  })
  // The awaited messages report its failure; after that nobody else would listen.
  worker.on('error', () => undefined)
  return worker
}

export const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
