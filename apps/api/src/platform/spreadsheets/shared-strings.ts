import { SheetError } from './sheet.ts'
import { createTextCollector } from './text-collector.ts'
import { readXml } from './xml-reader.ts'

/** The texts that a workbook's cells refer to by number. */
export type SharedStrings = {
  /** Throws `unreadable` for a number without a text. */
  readonly at: (index: number) => string
}

/** Limit of UTF-8 bytes of all texts: 100,000 lines of 600 different characters each. */
const MOST_BYTES = 64 * 1024 * 1024

/**
 * Limits of texts, and of the elements that they consist of: a text may have several runs of
 * different formats.
 */
const MOST_TEXTS = 2_000_000
const MOST_ELEMENTS = 20_000_000

/**
 * Reads a workbook's shared texts as bytes end to end, outside the heap: a million small strings
 * would take several times the space. Throws `too_complex` past 64 MiB or two million.
 */
export async function readSharedStrings(chunks: AsyncIterable<Buffer>): Promise<SharedStrings> {
  let bytes = Buffer.allocUnsafe(64 * 1024)
  let ends = new Uint32Array(1024)
  let count = 0
  const add = (text: string) => {
    const start = endOf(count - 1)
    const end = start + Buffer.byteLength(text)
    if (end > MOST_BYTES) throw new SheetError('too_complex', 'shared strings too long')
    if (count >= MOST_TEXTS) throw new SheetError('too_complex', 'too many shared strings')
    if (end > bytes.length) {
      const grown = Buffer.allocUnsafe(Math.max(end, bytes.length * 2))
      bytes.copy(grown, 0, 0, start)
      bytes = grown
    }
    if (count === ends.length) {
      const grown = new Uint32Array(count * 2)
      grown.set(ends)
      ends = grown
    }
    bytes.write(text, start)
    ends[count] = end
    count += 1
  }
  const endOf = (index: number) => (index < 0 ? 0 : (ends[index] ?? 0))

  const collector = createTextCollector()
  await readXml(chunks, {
    open: (name) => {
      if (name === 'si') collector.begin()
      collector.open(name)
    },
    text: collector.text,
    close: (name) => {
      collector.close(name)
      if (name === 'si') add(collector.end())
    },
    mostElements: MOST_ELEMENTS,
  })
  return {
    at: (index) => {
      if (!Number.isInteger(index) || index < 0 || index >= count) {
        throw new SheetError('unreadable', `no shared string ${index}`)
      }
      return bytes.toString('utf8', endOf(index - 1), endOf(index))
    },
  }
}
