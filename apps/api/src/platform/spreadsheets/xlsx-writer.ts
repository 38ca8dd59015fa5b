import { PassThrough, pipeline, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { workbookParts } from './workbook-parts.ts'
import { worksheetXml } from './worksheet-xml.ts'
import type { WrittenCell } from './written-cell.ts'

/**
 * Writes one sheet of texts, numbers and days, with a bold head that stays in view and filters, for
 * Excel and LibreOffice. Lines are streamed, up to the last row of a sheet. The sheet's name is
 * fitted to Excel. Drops characters that no spreadsheet can hold (`storableText`), and the part of
 * a text past 32,767 characters, which Excel takes for damage. Destroying the stream ends the
 * lines; an error of theirs destroys the stream.
 */
export function writeXlsx(
  sheetName: string,
  lines: AsyncIterable<readonly WrittenCell[]>,
): Readable {
  const zip = new ZipFile()
  const sheet = Readable.from(worksheetXml(lines), { objectMode: false })
  const output = new PassThrough()
  for (const [part, xml] of workbookParts(sheetName)) zip.addBuffer(Buffer.from(xml), part)
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  zip.end()
  // Errors of the sheet do not reach the zip by themselves, and the end of the zip does not reach
  // the sheet.
  sheet.once('error', (error) => output.destroy(error))
  pipeline(zip.outputStream, output, () => sheet.destroy())
  return output
}
