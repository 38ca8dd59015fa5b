import { pdfOf } from '../../../platform/pdf/save-pdf.ts'
import { saveFile } from '../../../register-pages/spreadsheets/save-file.ts'
import { recordDocument } from './record-document.ts'
import type { RecordSheet } from './record-sheet.ts'

/** Makes the PDF of a record and offers it as a file. */
export async function saveRecordPdf(sheet: RecordSheet, name: string): Promise<void> {
  saveFile(await pdfOf(recordDocument(sheet)), name)
}
