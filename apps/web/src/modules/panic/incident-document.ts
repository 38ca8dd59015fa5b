import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { type PdfFrame, pdfDocument, pdfFact, pdfTable } from '../../platform/pdf/pdf-pages.ts'
import { paperOf } from '../../platform/pdf/save-pdf.ts'
import { saveFile } from '../../register-pages/spreadsheets/save-file.ts'

type Table = { title: string; head: string[]; rows: string[][] }

/** The content of an incident's printed report. */
export type IncidentSheet = PdfFrame & {
  facts: readonly { term: string; value: string }[]
  timeline: Table
  deliveries: Table
}

/** The report of an incident as a document of A4 pages. */
export const incidentDocument = ({
  facts,
  timeline,
  deliveries,
  ...frame
}: IncidentSheet): TDocumentDefinitions =>
  pdfDocument(frame, [
    ...facts.map(pdfFact),
    pdfTable(timeline.title, [130, '*'], timeline.head, timeline.rows),
    ...(deliveries.rows.length > 0
      ? [pdfTable(deliveries.title, ['*', 160], deliveries.head, deliveries.rows)]
      : []),
  ])

/** Creates the PDF of an incident's report and saves it as a file. */
export async function saveIncidentPdf(sheet: IncidentSheet, name: string): Promise<void> {
  saveFile(await paperOf(incidentDocument(sheet)), name)
}
