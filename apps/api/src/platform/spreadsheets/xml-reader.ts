import { SaxesParser } from 'saxes'
import { LONGEST_LINE, SheetError } from './sheet.ts'

/** The elements of a workbook's part, by their names without prefixes. */
export type XmlListener = {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
  /** Limit of elements in the part. */
  readonly mostElements: number
}

/** Parses a part chunk by chunk. */
export type XmlReader = {
  readonly write: (chunk: Buffer) => void
  readonly end: () => void
}

/** Limit of nesting: no workbook nests deeper, and many open tags are an attack on memory. */
const DEEPEST = 100

/**
 * Limits of attributes of one element, and of characters of one attribute; the longest are the
 * ranges of a rule.
 */
const MOST_ATTRIBUTES = 256
const LONGEST_ATTRIBUTE = 64 * 1024

/**
 * Reads XML in bounded memory. Only the five entities of XML itself are known, and a document that
 * declares a type of its own is refused. Throws `unreadable`, or `too_complex` for more elements,
 * nesting or attributes than any workbook has.
 */
export function createXmlReader(listener: XmlListener): XmlReader {
  const parser = new SaxesParser({ position: false, xmlns: false })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let depth = 0
  let sinceTag = 0
  let elements = 0
  let attributesOfTag = 0
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new SheetError('unreadable', 'a document type declaration')
  })
  parser.on('attribute', ({ value }) => {
    attributesOfTag += 1
    if (attributesOfTag > MOST_ATTRIBUTES || value.length > LONGEST_ATTRIBUTE) {
      throw new SheetError('too_complex', 'attributes without end')
    }
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    elements += 1
    sinceTag = 0
    attributesOfTag = 0
    if (depth > DEEPEST) throw new SheetError('too_complex', 'tags nested too deep')
    if (elements > listener.mostElements) throw new SheetError('too_complex', 'too many elements')
    listener.open(localName(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    sinceTag = 0
    listener.close?.(localName(name))
  })
  if (listener.text) {
    parser.on('text', listener.text)
    parser.on('cdata', listener.text)
  }
  return {
    write: (chunk) => {
      sinceTag += chunk.length
      damageAsSheetError(() => parser.write(decoder.decode(chunk, { stream: true })))
      if (sinceTag > LONGEST_LINE) throw new SheetError('unreadable', 'text without end')
    },
    end: () => damageAsSheetError(() => parser.write(decoder.decode()).close()),
  }
}

function damageAsSheetError(parse: () => void): void {
  try {
    parse()
  } catch (error) {
    if (error instanceof SheetError || !(error instanceof Error)) throw error
    throw new SheetError('unreadable', error.message, { cause: error })
  }
}

/** Reads a whole part for a listener. */
export async function readXml(chunks: AsyncIterable<Buffer>, listener: XmlListener): Promise<void> {
  const reader = createXmlReader(listener)
  for await (const chunk of chunks) reader.write(chunk)
  reader.end()
}

/** Returns the attribute of this name, with whatever prefix the file uses for its namespace. */
export function attributeOf(
  attributes: Readonly<Record<string, string>>,
  name: string,
): string | undefined {
  const key = Object.keys(attributes).find((each) => localName(each) === name)
  return key === undefined ? undefined : attributes[key]
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
