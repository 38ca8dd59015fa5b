import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { type PdfFrame, pdfDocument, pdfFact, pdfTable } from '../../platform/pdf/pdf-pages.ts'

/** What stands on the paper of a list. */
export type ListSheet = PdfFrame & {
  /** Filters and zone. */
  facts: readonly { term: string; value: string }[]
  head: string[]
  rows: string[][]
}

/** A list as a document of lying pages: its columns share their width. */
export const listDocument = ({ facts, head, rows, ...frame }: ListSheet): TDocumentDefinitions => ({
  ...pdfDocument(frame, [
    ...facts.map(pdfFact),
    pdfTable(
      frame.title,
      head.map(() => '*'),
      head,
      rows,
    ),
  ]),
  pageOrientation: 'landscape',
})
