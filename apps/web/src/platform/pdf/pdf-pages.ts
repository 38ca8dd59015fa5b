import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'

/** Margin of the paper in points: 14 mm, as on the printed page. */
const EDGE = 40

/** The colour of secondary text. */
export const GREY = '#555555'
const LINE = '#cccccc'

const cell = (text: string, more: object = {}): TableCell => ({ text, ...more })

/** A table whose title and head are repeated on each page, with lines only between rows. */
export function pdfTable(
  title: string,
  widths: (string | number)[],
  head: string[],
  rows: string[][],
): Content {
  return {
    // Compensates the padding of the cells.
    margin: [-4, 8, -4, 0],
    table: {
      headerRows: 2,
      keepWithHeaderRows: 1,
      widths,
      dontBreakRows: true,
      body: [
        [cell(title, { style: 'section', colSpan: head.length }), ...head.slice(1).map(() => '')],
        head.map((text) => cell(text, { style: 'head' })),
        ...rows.map((row) => row.map((text) => cell(text))),
      ],
    },
    layout: {
      hLineWidth: (line) => (line < 2 ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingTop: () => 4,
      paddingBottom: () => 4,
    },
  }
}

/** A line with a term and its value. */
export const pdfFact = ({ term, value }: { term: string; value: string }): Content => ({
  columns: [{ text: term, width: 140, color: GREY }, { text: value }],
  margin: [0, 1, 0, 1],
})

/** The parts of every document around its content. */
export type PdfFrame = {
  title: string
  company: string
  /** Under the title: the period, or the day. */
  subtitle: string
  /** By whom and when the document was made. */
  printed: string
  /** "Página 1 de 3". */
  pageOf: (page: number, pages: number) => string
}

/** A document of A4 pages. Texts of people are shown literally. */
export const pdfDocument = (
  { title, company, subtitle, printed, pageOf }: PdfFrame,
  content: readonly Content[],
): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [EDGE, EDGE + 8, EDGE, EDGE + 16],
  info: { title: `${title} · ${company}` },
  // The first page has the letterhead.
  header: (page) =>
    page === 1 ? null : { text: company, margin: [EDGE, EDGE - 12, EDGE, 0], color: GREY },
  footer: (page, pages) => ({
    margin: [EDGE, 8, EDGE, 0],
    color: GREY,
    columns: [{ text: printed }, { text: pageOf(page, pages), alignment: 'right', width: 120 }],
  }),
  content: [
    { text: title, style: 'title' },
    { text: subtitle, color: GREY, margin: [0, 2, 0, 10] },
    ...content,
  ],
  styles: {
    title: { fontSize: 16, bold: true },
    section: { fontSize: 11, bold: true },
    head: { color: GREY, fontSize: 8 },
    note: { color: GREY, margin: [0, 4, 0, 0] },
  },
  defaultStyle: { font: 'Roboto', fontSize: 9 },
})
