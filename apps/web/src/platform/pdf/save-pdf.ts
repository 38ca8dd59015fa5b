import pdfMake from 'pdfmake/build/pdfmake.js'
import bold from 'pdfmake/fonts/Roboto/Roboto-Medium.ttf?url'
import normal from 'pdfmake/fonts/Roboto/Roboto-Regular.ttf?url'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'

/** pdfmake accepts only absolute addresses. */
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

/** Makes a PDF of a document. This code is large, so it is fetched only when needed. */
export const pdfOf = (document: TDocumentDefinitions): Promise<Blob> =>
  pdfMake.createPdf(document).getBlob()
