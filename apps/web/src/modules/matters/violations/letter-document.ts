import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { GREY } from '../../../platform/pdf/pdf-pages.ts'
import { letterPlaces } from './letter-places.ts'

/** Points between a line to write on and what is above it. */
const ROOM = 34

/** An issued letter: its text, and the digest that identifies it. */
export type IssuedLetter = { readonly text: string; readonly digest: string }

const EDGE = 64

/** Whether a paragraph is a heading: one line of capitals. */
const isHeading = (paragraph: string) =>
  !paragraph.includes('\n') && paragraph === paragraph.toLocaleUpperCase('pt-BR')

/**
 * A letter as a document of A4 pages, made from its text alone: paragraphs separated by empty
 * lines, the first of which is the title. Below it are places for the signature and for the receipt,
 * which are never cut in two. Each page has the digest at its foot.
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
        { text: letterPlaces.code(digest) },
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
      { stack: [lineFor(letterPlaces.signed)], unbreakable: true },
      {
        stack: [
          { text: letterPlaces.receipt, bold: true, margin: [0, 0, 0, 4] },
          letterPlaces.received,
          ...letterPlaces.lines.map(lineFor),
        ],
        unbreakable: true,
        margin: [0, 26, 0, 0],
      },
    ],
    defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.25 },
  }
}

/** A line to write on, with what belongs there below it. */
const lineFor = (word: string): Content => ({
  stack: [
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 280, y2: 0, lineWidth: 0.5 }] },
    { text: word, fontSize: 8.5, color: GREY, margin: [0, 2, 0, 0] },
  ],
  margin: [0, ROOM, 0, 0],
})
