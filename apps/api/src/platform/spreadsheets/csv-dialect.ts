import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { firstBytes } from './first-bytes.ts'
import { SheetError, type SheetLimits } from './sheet.ts'

/** The encoding and delimiter of a CSV file. */
export type CsvDialect = {
  readonly encoding: 'utf-8' | 'utf-16le' | 'windows-1252'
  readonly delimiter: string
  /** Length of the leading `sep=;` line, its line break included, in characters; 0 without one. */
  readonly preface: number
}

/** Bytes from which the delimiter is guessed: enough for a head and lines below it. */
const WINDOW_BYTES = 64 * 1024
const LINES_LOOKED_AT = 20
const DELIMITERS = [';', '\t', ',']

/**
 * Detects the dialect of a CSV file by reading it once: UTF-16 by its mark, UTF-8 if every byte of
 * it is valid, else Windows-1252. Throws a `SheetError`: `too_large`, or `not_a_spreadsheet` for a
 * file with zero bytes, which no text in these encodings has.
 */
export async function csvDialect(path: string, limits: SheetLimits): Promise<CsvDialect> {
  const { size } = await stat(path)
  if (size > limits.csvBytes) throw new SheetError('too_large', `a CSV file of ${size} bytes`)
  const first = await firstBytes(path, WINDOW_BYTES)
  const encoding = await encodingOf(path, first)
  const text = new TextDecoder(encoding).decode(first, { stream: true })
  const [preface = '', named] = /^sep=([^\r\n])(?:\r\n|\r|\n|$)/i.exec(text) ?? []
  return {
    encoding,
    delimiter: named ?? likelyDelimiter(text),
    preface: preface.length,
  }
}

async function encodingOf(path: string, first: Buffer): Promise<CsvDialect['encoding']> {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le'
  const strict = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    if (bytes.includes(0)) throw new SheetError('not_a_spreadsheet', 'zero bytes in a CSV file')
    isUtf8 &&= decodes(() => strict.decode(bytes, { stream: true }))
  }
  isUtf8 &&= decodes(() => strict.decode())
  return isUtf8 ? 'utf-8' : 'windows-1252'
}

function decodes(decode: () => string): boolean {
  try {
    decode()
    return true
  } catch {
    return false
  }
}

/**
 * Returns the likely delimiter, of those in the first line. The one that occurs equally often in
 * most lines wins; among equals, the one that is most frequent in the first line, then the one that
 * Brazilian Excel writes. If no other line is like the first, the first is a title: then, for each
 * delimiter, the first line that has it takes its place.
 */
function likelyDelimiter(text: string): string {
  const all = DELIMITERS.map((delimiter) => ({
    delimiter,
    counts: delimitersPerLine(text, delimiter),
  }))
  const byFirst = mostAlike(all)
  if (byFirst.alike > 0 || all.every(({ counts }) => counts.length < 3)) return byFirst.delimiter
  const below = all.map(({ delimiter, counts }) => ({
    delimiter,
    counts: counts.slice(
      Math.max(
        0,
        counts.findIndex((count) => count > 0),
      ),
    ),
  }))
  const byBelow = mostAlike(below)
  return byBelow.alike > 0 ? byBelow.delimiter : byFirst.delimiter
}

function mostAlike(all: readonly { delimiter: string; counts: readonly number[] }[]) {
  let best = { delimiter: ';', alike: 0, inHead: 0 }
  for (const { delimiter, counts } of all) {
    const [inHead = 0, ...below] = counts
    const alike = below.filter((count) => count === inHead).length
    const better = alike > best.alike || (alike === best.alike && inHead > best.inHead)
    if (inHead > 0 && (best.inHead === 0 || better)) best = { delimiter, alike, inHead }
  }
  return best
}

/**
 * Counts a delimiter outside of quotes in each of the first lines that are not blank. A quote may
 * open after any delimiter, since the one in use is not known yet.
 */
function delimitersPerLine(text: string, delimiter: string): number[] {
  const counts: number[] = []
  let count = 0
  let quoted = false
  let fieldStart = 0
  let lineStart = 0
  let closedAt = -1
  for (let at = 0; at < text.length && counts.length < LINES_LOOKED_AT; at += 1) {
    const character = text[at]
    if (quoted) {
      if (character !== '"') continue
      quoted = false
      closedAt = at
    } else if (character === '"') {
      // A quote right after a closing quote is an escaped one: the field continues.
      quoted = at === fieldStart || at - 1 === closedAt
    } else if (DELIMITERS.includes(character ?? '')) {
      if (character === delimiter) count += 1
      fieldStart = at + 1
    } else if (character === '\n' || character === '\r') {
      if (at > lineStart) counts.push(count)
      count = 0
      fieldStart = at + 1
      lineStart = at + 1
    }
  }
  // The last line may be cut off by the window, unless the file has no other.
  if (counts.length === 0) counts.push(count)
  return counts
}
