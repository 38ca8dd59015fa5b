import { paperOf } from '../../../platform/pdf/save-pdf.ts'
import { saveFile } from '../../../register-pages/spreadsheets/save-file.ts'
import { recordDocument } from './record-document.ts'
import type { RecordSheet } from './record-sheet.ts'

/** Creates the PDF of a record and saves it as a file. */
export async function saveRecordPdf(sheet: RecordSheet, name: string): Promise<void> {
  saveFile(await paperOf(recordDocument(sheet)), name)
}
