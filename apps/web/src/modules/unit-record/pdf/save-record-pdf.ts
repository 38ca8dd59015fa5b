import pdfMake from 'pdfmake/build/pdfmake.js'
import bold from 'pdfmake/fonts/Roboto/Roboto-Medium.ttf?url'
import normal from 'pdfmake/fonts/Roboto/Roboto-Regular.ttf?url'
import { saveFile } from '../../../register-pages/spreadsheets/save-file.ts'
import { recordDocument } from './record-document.ts'
import type { RecordSheet } from './record-sheet.ts'

/** pdfmake takes whole addresses alone. */
const here = (file: string) => new URL(file, location.origin).href

pdfMake.setUrlAccessPolicy((address) => address.startsWith(`${location.origin}/`))
pdfMake.addFonts({
  Roboto: {
    normal: here(normal),
    bold: here(bold),
    italics: here(normal),
    bolditalics: here(bold),
  },
})

/** Makes the PDF of a record and offers it as a file. */
export async function saveRecordPdf(sheet: RecordSheet, name: string): Promise<void> {
  const document = recordDocument(sheet)
  saveFile(await pdfMake.createPdf(document).getBlob(), name)
}
