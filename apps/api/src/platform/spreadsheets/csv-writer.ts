import { Readable } from 'node:stream'
import { storableText } from './cell-text.ts'
import { type WrittenCell, wordsOfCell } from './written-cell.ts'

/**
 * Writes lines as CSV that Brazilian Excel opens by double click: UTF-8 with BOM, `;`, CRLF, quotes
 * where needed. Drops characters that no spreadsheet can hold (`storableText`). Destroying the
 * stream ends the lines; an error of theirs destroys the stream.
 */
export function writeCsv(lines: AsyncIterable<readonly WrittenCell[]>): Readable {
  return Readable.from(csvChunks(lines), { objectMode: false })
}

const CHUNK_CHARACTERS = 64 * 1024

async function* csvChunks(lines: AsyncIterable<readonly WrittenCell[]>): AsyncGenerator<Buffer> {
  let text = '\ufeff'
  for await (const cells of lines) {
    text += `${cells.map(csvCell).join(';')}\r\n`
    if (text.length < CHUNK_CHARACTERS) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}

// The other delimiters are quoted too, so that no reader guesses wrongly, and `sep=`, so that it is
// not taken for a preface.
const needsQuotes = /[;,\t"\r\n]|^\s|\s$|^sep=/i

function csvCell(cell: WrittenCell): string {
  const text = storableText(wordsOfCell(cell))
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
