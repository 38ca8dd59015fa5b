import { Readable } from 'node:stream'
import type { WrittenCell } from './written-cell.ts'

const CHUNK_CHARACTERS = 64 * 1024

/** Writes lines as JSON, `{"data":[…]}`, from which a browser makes a PDF. */
export const writeTable = (lines: AsyncIterable<readonly WrittenCell[]>): Readable =>
  Readable.from(tableChunks(lines), { objectMode: false })

async function* tableChunks(lines: AsyncIterable<readonly WrittenCell[]>): AsyncGenerator<string> {
  let text = '{"data":['
  let separator = ''
  for await (const line of lines) {
    text += separator + JSON.stringify(line)
    separator = ','
    if (text.length < CHUNK_CHARACTERS) continue
    yield text
    text = ''
  }
  yield `${text}]}`
}
