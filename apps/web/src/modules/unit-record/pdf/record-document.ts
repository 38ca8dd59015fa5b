import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { RecordSheet } from './record-sheet.ts'

/** Points at the edges of the paper, as the printed page has them: 14 mm. */
const EDGE = 40

const GREY = '#555555'
const LINE = '#cccccc'

const cell = (text: string, more: object = {}): TableCell => ({ text, ...more })

/** A table whose title and head are repeated on each page, with lines between its rows alone. */
function tableOf(
  title: string,
  widths: (string | number)[],
  head: string[],
  rows: string[][],
): Content {
  return {
    // As far out as its cells are padded.
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

const moreOf = (more: string): Content[] => (more ? [{ text: more, style: 'note' }] : [])

/** The record as a document of A4 pages. Texts of people are texts here, whatever they contain. */
export function recordDocument(sheet: RecordSheet): TDocumentDefinitions {
  const { title, company, period, printed, pageOf, facts, columns, sections, timeline } = sheet
  const sectionContent = sections.flatMap(({ title: name, lines, more }): Content[] => [
    tableOf(
      name,
      [140, '*', 115],
      [columns.what, columns.details, columns.when],
      lines.map((line) => [line.title, line.details, line.period]),
    ),
    ...moreOf(more),
  ])
  const events = timeline.events.map(({ time, text }) => [time, text])
  return {
    pageSize: 'A4',
    pageMargins: [EDGE, EDGE + 24, EDGE, EDGE + 16],
    info: { title: `${title} · ${company}` },
    header: { text: company, margin: [EDGE, EDGE - 12, EDGE, 0], color: GREY },
    footer: (page, pages) => ({
      margin: [EDGE, 8, EDGE, 0],
      color: GREY,
      columns: [{ text: printed }, { text: pageOf(page, pages), alignment: 'right', width: 120 }],
    }),
    content: [
      { text: title, style: 'title' },
      { text: period, color: GREY, margin: [0, 2, 0, 10] },
      ...facts.map(
        ({ term, value }): Content => ({
          columns: [{ text: term, width: 140, color: GREY }, { text: value }],
          margin: [0, 1, 0, 1],
        }),
      ),
      ...sectionContent,
      ...(events.length > 0
        ? [
            tableOf(timeline.title, [115, '*'], [columns.when, columns.event], events),
            ...moreOf(timeline.more),
          ]
        : []),
    ],
    styles: {
      title: { fontSize: 16, bold: true },
      section: { fontSize: 11, bold: true },
      head: { color: GREY, fontSize: 8 },
      note: { color: GREY, margin: [0, 4, 0, 0] },
    },
    defaultStyle: { font: 'Roboto', fontSize: 9 },
  }
}
