import type { RegisterName } from '@portaria/contract/registers/names'
import { batchesFromWorker } from '../../platform/spreadsheets/worker-batches.ts'
import type { LineReading } from './line-reader.ts'

/** What a reader in a worker is asked for. */
export type LinesWanted = {
  /** The uploaded file. */
  path: string
  register: RegisterName
  /** Heads' columns as a person corrected them; null takes them by name. */
  mapping: (string | null)[] | null
}

/** A line as it came, and what it says. */
export type ReadLine = { line: number; cells: string[]; reading: LineReading }

/** What a reader gives: the head first, then lines in batches. */
export type LineBatch =
  | { kind: 'head'; heads: string[]; mapping: (string | null)[] }
  | { kind: 'lines'; lines: ReadLine[] }

/**
 * Reads a spreadsheet in a worker thread, where its cells are understood and checked one by one too.
 * Throws `SheetError`, or the signal's reason.
 */
export function readLines(
  wanted: LinesWanted,
  signal: AbortSignal,
): AsyncGenerator<LineBatch, void> {
  return batchesFromWorker<LineBatch>(new URL('./line-worker.ts', import.meta.url), wanted, {
    signal,
  })
}
