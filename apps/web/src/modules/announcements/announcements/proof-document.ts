import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { type PdfFrame, pdfDocument, pdfFact, pdfTable } from '../../../platform/pdf/pdf-pages.ts'

/** The proof of an announcement in words, as printed. */
export type ProofSheet = PdfFrame & {
  language: string
  facts: readonly { term: string; value: string }[]
  columns: { name: string; standing: string; moments: string }
  /** The recipients of each unit, with the state of each and its time. */
  units: readonly {
    title: string
    people: readonly { id: string; name: string; standing: string; moments: string }[]
  }[]
}

/** The proof as a document of A4 pages, with one table per unit. */
export const proofDocument = ({
  facts,
  columns,
  units,
  ...frame
}: ProofSheet): TDocumentDefinitions =>
  pdfDocument(frame, [
    ...facts.map(pdfFact),
    ...units.map(({ title, people }) =>
      pdfTable(
        title,
        ['*', 130, 190],
        [columns.name, columns.standing, columns.moments],
        people.map(({ name, standing, moments }) => [name, standing, moments]),
      ),
    ),
  ])
