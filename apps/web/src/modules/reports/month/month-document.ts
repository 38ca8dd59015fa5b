import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { GREY, type PdfFrame, pdfDocument } from '../../../platform/pdf/pdf-pages.ts'
import type { MonthTile, MonthWords } from './month-words.ts'

/** The content of the printed page. */
export type MonthSheetFile = Pick<MonthWords, 'title' | 'tiles' | 'note'> & PdfFrame

/** The page about a month as a document of one A4 page: two figures a line. */
export function monthDocument(sheet: MonthSheetFile): TDocumentDefinitions {
  const { tiles, note, ...frame } = sheet
  const lines = Array.from({ length: Math.ceil(tiles.length / 2) }, (_, nth) =>
    tiles.slice(2 * nth, 2 * nth + 2),
  )
  return pdfDocument(frame, [
    {
      // Compensates the padding of the cells.
      margin: [-4, 0, -4, 0],
      table: {
        widths: ['*', '*'],
        body: lines.map((line) => [0, 1].map((nth) => tileOf(line[nth]))),
      },
      layout: {
        hLineWidth: () => 0.5,
        vLineWidth: () => 0,
        hLineColor: () => '#cccccc',
        paddingTop: () => 16,
        paddingBottom: () => 16,
      },
    },
    { text: note, style: 'note' },
  ])
}

const tileOf = (tile: MonthTile | undefined): Content =>
  tile === undefined
    ? ''
    : {
        stack: [
          { text: tile.label, fontSize: 11 },
          { text: tile.value, fontSize: 26, bold: true, margin: [0, 2, 0, 2] },
          { text: tile.before, color: GREY },
        ],
      }
