import { type Letterhead, letterheadLines } from '@portaria/contract/modules/companies/letterhead'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { writableText } from './pdf-letters.ts'
import { GREY } from './pdf-pages.ts'

/** A letterhead whose logo is a `data:` address of a PNG. */
export type PaperHead = Omit<Letterhead, 'logo'> & { readonly logo: string | null }

/** Puts the letterhead above the content of a document, on its first page. */
export function withLetterhead(
  document: TDocumentDefinitions,
  head: PaperHead,
): TDocumentDefinitions {
  const { content } = document
  return { ...document, content: [headOf(head), ...(Array.isArray(content) ? content : [content])] }
}

function headOf({ logo, ...head }: PaperHead): Content {
  const words: Content = {
    stack: [
      { text: writableText(head.name), fontSize: 12, bold: true },
      ...letterheadLines({ ...head, logo: null }).map((line) => ({
        text: writableText(line),
        fontSize: 8,
        color: GREY,
      })),
    ],
    margin: [0, logo === null ? 0 : 4, 0, 0],
  }
  const mark: Content[] = logo === null ? [] : [{ image: logo, fit: [96, 44], width: 96 }]
  return {
    table: { widths: ['*'], body: [[{ columns: [...mark, words], columnGap: 14 }]] },
    layout: {
      hLineWidth: (line) => (line === 1 ? 0.75 : 0),
      vLineWidth: () => 0,
      hLineColor: () => '#999999',
      paddingTop: () => 0,
      paddingBottom: () => 8,
    },
    // Compensates the padding of the cells.
    margin: [-4, 0, -4, 16],
  }
}
