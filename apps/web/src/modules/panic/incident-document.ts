import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { type PdfFrame, pdfDocument, pdfFact, pdfTable } from '../../platform/pdf/pdf-pages.ts'
import { paperOf } from '../../platform/pdf/save-pdf.ts'
import { saveFile } from '../../register-pages/spreadsheets/save-file.ts'

/** A part of the report in rows. */
export type IncidentTable = { title: string; head: string[]; rows: string[][] }

/** The content of an incident's report, as a PDF and printed. */
export type IncidentSheet = Omit<PdfFrame, 'pageOf'> & {
  facts: readonly { term: string; value: string }[]
  timeline: IncidentTable
  deliveries: IncidentTable
}

/** The report of an incident as a document of A4 pages. */
export const incidentDocument = ({
  facts,
  timeline,
  deliveries,
  ...frame
}: IncidentSheet & Pick<PdfFrame, 'pageOf'>): TDocumentDefinitions =>
  pdfDocument(frame, [
    ...facts.map(pdfFact),
    pdfTable(timeline.title, [130, '*'], timeline.head, timeline.rows),
    ...(deliveries.rows.length > 0
      ? [pdfTable(deliveries.title, ['*', 160], deliveries.head, deliveries.rows)]
      : []),
  ])

/** Creates the PDF of an incident's report and saves it as a file. */
export async function saveIncidentPdf(
  sheet: Parameters<typeof incidentDocument>[0],
  name: string,
): Promise<void> {
  saveFile(await paperOf(incidentDocument(sheet)), name)
}
