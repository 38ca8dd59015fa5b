import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { type PdfFrame, pdfDocument, pdfFact, pdfTable } from '../../platform/pdf/pdf-pages.ts'

/** The content of a printed list. */
export type ListSheet = PdfFrame & {
  /** Filters and zone. */
  facts: readonly { term: string; value: string }[]
  head: string[]
  rows: string[][]
}

/** The document of a list, in landscape; its columns share the width. */
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
