import { paperOf } from '../../platform/pdf/save-pdf.ts'
import { type ListSheet, listDocument } from './list-document.ts'
import { saveFile } from './save-file.ts'

/** Creates the PDF of a list and saves it as a file. */
export async function saveListPdf(sheet: ListSheet, name: string): Promise<void> {
  saveFile(await paperOf(listDocument(sheet)), name)
}
