import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { pdfDocument, pdfFact, pdfTable } from '../../../platform/pdf/pdf-pages.ts'
import type { RecordSheet } from './record-sheet.ts'

const moreOf = (more: string): Content[] => (more ? [{ text: more, style: 'note' }] : [])

/** The record as a document of A4 pages. */
export function recordDocument(sheet: RecordSheet): TDocumentDefinitions {
  const { title, company, period, printed, pageOf, facts, columns, sections, timeline } = sheet
  const events = timeline.events.map(({ time, text }) => [time, text])
  return pdfDocument({ title, company, subtitle: period, printed, pageOf }, [
    ...facts.map(pdfFact),
    ...sections.flatMap(({ title: name, lines, more }): Content[] => [
      pdfTable(
        name,
        [140, '*', 115],
        [columns.what, columns.details, columns.when],
        lines.map((line) => [line.title, line.details, line.period]),
      ),
      ...moreOf(more),
    ]),
    ...(events.length > 0
      ? [
          pdfTable(timeline.title, [115, '*'], [columns.when, columns.event], events),
          ...moreOf(timeline.more),
        ]
      : []),
  ])
}
