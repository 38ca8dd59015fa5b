import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { batchesFromWorker } from '../../platform/spreadsheets/worker-batches.ts'
import type { LineReading } from './line-reader.ts'

/** The request to a worker that reads lines. */
export type LinesWanted = {
  /** The uploaded file. */
  path: string
  register: RegisterName
  /** The columns of the heads as a person corrected them; null to match heads by name. */
  mapping: (string | null)[] | null
  /** The time zone of moments in cells: the company's. */
  zone: string
}

/** A line as sent, and its values. */
export type ReadLine = { line: number; cells: string[]; reading: LineReading }

/** A message of the worker: the heads first, then lines in batches. */
export type LineBatch =
  | { kind: 'head'; heads: string[]; mapping: (string | null)[]; line: number }
  | { kind: 'lines'; lines: ReadLine[] }

/**
 * Reads a spreadsheet in a worker thread, which also parses and checks its cells one by one. Throws
 * `SheetError`, or the signal's reason.
 */
export function readLines(
  wanted: LinesWanted,
  signal: AbortSignal,
): AsyncGenerator<LineBatch, void> {
  return batchesFromWorker<LineBatch>(new URL('./line-worker.ts', import.meta.url), wanted, {
    signal,
  })
}
