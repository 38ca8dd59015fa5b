import pdfMake from 'pdfmake/build/pdfmake.js'
import bold from 'pdfmake/fonts/Roboto/Roboto-Medium.ttf?url'
import normal from 'pdfmake/fonts/Roboto/Roboto-Regular.ttf?url'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { logoPicture } from '../letterhead/logo-picture.ts'
import { readLetterhead } from '../letterhead/read-letterhead.ts'
import { withLetterhead } from './pdf-letterhead.ts'

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

/**
 * Makes a PDF of a document under the letterhead of the company, if there is one. This code is
 * large, so it is fetched only when needed.
 */
export async function paperOf(document: TDocumentDefinitions): Promise<Blob> {
  const head = await readLetterhead()
  if (head === null) return pdfOf(document)
  const logo = head.logo && (await logoPicture(head.logo.url))
  return pdfOf(withLetterhead(document, { ...head, logo }))
}

/** Makes a PDF of a document alone, as of labels, which are cut apart. */
export const pdfOf = (document: TDocumentDefinitions): Promise<Blob> =>
  pdfMake.createPdf(document).getBlob()
