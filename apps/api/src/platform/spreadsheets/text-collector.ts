import { LONGEST_LINE, SheetError } from './sheet.ts'

/** Collects the text of a cell or shared string from its parts. */
export type TextCollector = {
  readonly begin: () => void
  readonly open: (name: string) => void
  readonly text: (text: string) => void
  readonly close: (name: string) => void
  /** The text since `begin`. */
  readonly end: () => string
}

/**
 * Joins the runs of rich text and leaves out the pronunciation of East Asian text (`rPh`), which is
 * shown above a cell and not part of it.
 */
export function createTextCollector(): TextCollector {
  let collected = ''
  let inText = false
  let inPhonetic = false
  return {
    begin: () => {
      collected = ''
      inText = false
      inPhonetic = false
    },
    open: (name) => {
      if (name === 'rPh') inPhonetic = true
      if (name === 't') inText = !inPhonetic
    },
    text: (text) => {
      if (!inText) return
      collected += text
      if (collected.length > LONGEST_LINE) throw new SheetError('unreadable', 'a cell without end')
    },
    close: (name) => {
      if (name === 'rPh') inPhonetic = false
      if (name === 't') inText = false
    },
    end: () => unescapeXstring(collected),
  }
}

/**
 * Decodes characters that XML does not allow from their form `_x000D_` (ECMA-376 part 1, 22.9.2.19,
 * ST_Xstring).
 */
export function unescapeXstring(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
