import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { type CsvDialect, csvDialect } from './csv-dialect.ts'
import {
  filledLines,
  firstLine,
  fromHead,
  GRID,
  LONGEST_LINE,
  SHEET_LIMITS,
  SheetError,
  type SheetLimits,
  type SheetLine,
} from './sheet.ts'

/**
 * Reads CSV as Brazilian Excel writes it: Windows-1252 or UTF-8 with or without BOM (also UTF-16LE
 * with BOM), `;` or `,` or tab, quoted fields with line breaks inside, CRLF or LF. The file is read
 * twice, because only its last byte tells whether it is UTF-8.
 *
 * Lines are numbered as the rows that Excel shows: a record with line breaks inside quotes is one,
 * a blank line is counted and left out, and a leading `sep=;`, which Excel hides, is neither. A
 * quote in the middle of an unquoted field is text. A line may have fewer cells than the head; one
 * with filled cells beyond it has a fault. Throws `SheetError`. Leaving the loop early closes the
 * file.
 */
export function readCsv(
  path: string,
  limits = SHEET_LIMITS,
  findHead = firstLine,
): AsyncIterable<SheetLine> {
  return fromHead(filledLines(records(path, limits), limits), limits, { findHead, pads: false })
}

async function* records(path: string, limits: SheetLimits): AsyncGenerator<SheetLine> {
  const dialect = await csvDialect(path, limits)
  const parser = parse({
    delimiter: dialect.delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: LONGEST_LINE,
  })
  const feeding = pipeline(decodedText(path, dialect), parser)
  // The parser reports these errors too.
  feeding.catch(() => undefined)
  let line = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      line += 1
      if (cells.length > GRID.columns) {
        throw new SheetError('unreadable', 'more columns than a sheet has')
      }
      yield { line, cells }
    }
  } catch (error) {
    throw asSheetError(error)
  } finally {
    parser.destroy()
    await feeding.catch(() => undefined)
  }
}

async function* decodedText(path: string, dialect: CsvDialect): AsyncGenerator<string> {
  const decoder = new TextDecoder(dialect.encoding, { fatal: true })
  let toSkip = dialect.preface
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = decoder.decode(bytes, { stream: true })
    yield text.slice(toSkip)
    toSkip = Math.max(0, toSkip - text.length)
  }
  yield decoder.decode()
}

function asSheetError(error: unknown): unknown {
  const damaged =
    error instanceof CsvError ||
    (error instanceof TypeError &&
      'code' in error &&
      error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
  return damaged ? new SheetError('unreadable', error.message, { cause: error }) : error
}
