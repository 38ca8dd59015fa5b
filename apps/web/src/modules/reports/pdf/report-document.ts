import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { pdfDocument, pdfFact, pdfTable } from '../../../platform/pdf/pdf-pages.ts'
import type { ReportSheet } from './report-sheet.ts'

/** Width of the content in points. */
const WIDTH = 515

/** A report as a document of A4 pages, with its chart as a picture. */
export function reportDocument(sheet: ReportSheet, chart: string): TDocumentDefinitions {
  const { title, company, period, printed, pageOf, facts, totals, hours, groups } = sheet
  return pdfDocument({ title, company, subtitle: period, printed, pageOf }, [
    ...facts.map(pdfFact),
    pdfTable(totals.title, ['*', 100, 100], totals.head, totals.rows),
    {
      stack: [
        { text: sheet.chartTitle, style: 'section', margin: [0, 12, 0, 6] },
        { image: chart, width: WIDTH },
      ],
      unbreakable: true,
    },
    ...(hours === null ? [] : [hoursTable(hours)]),
    ...groups.map((group) =>
      pdfTable(
        group.title,
        ['*', ...group.head.slice(1).map(() => 'auto')],
        group.head,
        group.rows,
      ),
    ),
  ])
}

/** Twenty-five narrow columns in small letters. */
const hoursTable = ({ title, head, rows }: NonNullable<ReportSheet['hours']>): Content => ({
  margin: [0, 12, 0, 0],
  fontSize: 6,
  table: {
    headerRows: 2,
    dontBreakRows: true,
    widths: [24, ...head.slice(1).map(() => 10)],
    body: [
      [{ text: title, style: 'section', colSpan: head.length }, ...head.slice(1).map(() => '')],
      head.map((text) => ({ text, alignment: 'center', color: '#555555' })),
      ...rows.map((row) =>
        row.map((text, nth) => ({ text, alignment: nth === 0 ? 'left' : 'center' }) as const),
      ),
    ],
  },
  layout: {
    hLineWidth: (line) => (line < 2 ? 0 : 0.5),
    vLineWidth: () => 0,
    hLineColor: () => '#cccccc',
  },
})
