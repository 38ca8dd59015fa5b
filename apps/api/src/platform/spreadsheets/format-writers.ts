import type { Readable } from 'node:stream'
import { writeCsv } from './csv-writer.ts'
import { writeTable } from './table-writer.ts'
import type { WrittenCell } from './written-cell.ts'
import { writeXlsx } from './xlsx-writer.ts'

/** `table` is the lines as JSON, from which a browser makes a PDF. */
export type FileFormat = 'csv' | 'xlsx' | 'table'

type Lines = AsyncIterable<readonly WrittenCell[]>

const writers: Readonly<Record<FileFormat, (lines: Lines, name: string) => Readable>> = {
  csv: (lines) => writeCsv(lines),
  xlsx: (lines, name) => writeXlsx(name, lines),
  table: (lines) => writeTable(lines),
}

/** Writes lines as the bytes of a file; `name` is that of its sheet. */
export const writeInFormat = (format: FileFormat, name: string, lines: Lines): Readable =>
  writers[format](lines, name)
