import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { GREY } from '../../../platform/pdf/pdf-pages.ts'

/** An issued letter: its text, and the digest that identifies it. */
export type IssuedLetter = { readonly text: string; readonly digest: string }

const EDGE = 64

/** Whether a paragraph is a heading: one line of capitals. */
const isHeading = (paragraph: string) =>
  !paragraph.includes('\n') && paragraph === paragraph.toLocaleUpperCase('pt-BR')

/**
 * A letter as a document of A4 pages, made from its text alone: paragraphs separated by empty
 * lines, the first of which is the title. Each page has the digest at its foot.
 */
export function letterDocument({ text, digest }: IssuedLetter): TDocumentDefinitions {
  const [title = '', ...paragraphs] = text.split('\n\n')
  return {
    pageSize: 'A4',
    pageMargins: [EDGE, EDGE, EDGE, EDGE],
    info: { title },
    footer: (page, pages) => ({
      margin: [EDGE, 24, EDGE, 0],
      fontSize: 7,
      color: GREY,
      columns: [
        { text: `SHA-256 ${digest}` },
        { text: `${page}/${pages}`, alignment: 'right', width: 40 },
      ],
    }),
    content: [
      { text: title, fontSize: 15, bold: true, margin: [0, 0, 0, 14] },
      ...paragraphs.map(
        (paragraph): Content =>
          isHeading(paragraph)
            ? { text: paragraph, bold: true, margin: [0, 8, 0, 4] }
            : { text: paragraph, margin: [0, 0, 0, 8] },
      ),
    ],
    defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.25 },
  }
}
