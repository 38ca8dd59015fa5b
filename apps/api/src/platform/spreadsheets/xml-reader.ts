import { SaxesParser } from 'saxes'
import { LONGEST_LINE, SheetError } from './sheet.ts'

/** What a part of a workbook says, told by its names without prefixes. */
export type XmlListener = {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
}

/** Takes a part chunk by chunk. */
export type XmlReader = {
  readonly write: (chunk: Buffer) => void
  readonly end: () => void
}

/** No workbook nests deeper; a pile of open tags is there to fill the memory. */
const DEEPEST = 100

/**
 * Reads XML in bounded memory. Only the five entities of XML itself are known, and a document that
 * declares a type of its own is refused. Throws `unreadable`.
 */
export function createXmlReader(listener: XmlListener): XmlReader {
  const parser = new SaxesParser({ position: false, xmlns: false })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let depth = 0
  let sinceTag = 0
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new SheetError('unreadable', 'a document type declaration')
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    sinceTag = 0
    if (depth > DEEPEST) throw new SheetError('unreadable', 'tags nested too deep')
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

/** Reads a whole part for what the listener gathers. */
export async function readXml(chunks: AsyncIterable<Buffer>, listener: XmlListener): Promise<void> {
  const reader = createXmlReader(listener)
  for await (const chunk of chunks) reader.write(chunk)
  reader.end()
}

/** The attribute of this name, whatever prefix the file gives its namespace. */
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
