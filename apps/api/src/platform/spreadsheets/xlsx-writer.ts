import { PassThrough, pipeline, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { sheetPart, workbookParts } from './workbook-parts.ts'
import { worksheetXml } from './worksheet-xml.ts'
import { sheetBegun, type WrittenCell } from './written-cell.ts'

type Lines = AsyncIterable<readonly WrittenCell[]>

/**
 * Writes sheets of texts, numbers and days, each with a bold head that stays in view and filters,
 * for Excel and LibreOffice. Lines are streamed, up to the last row of a sheet; a line of a
 * `SheetCell` begins the next sheet. The sheets' names are fitted to Excel. Drops characters that no
 * spreadsheet can hold (`storableText`), and the part of a text past 32,767 characters, which Excel
 * takes for damage. Destroying the stream ends the lines; an error of theirs destroys the stream.
 */
export function writeXlsx(sheetName: string, lines: Lines): Readable {
  const zip = new ZipFile()
  const output = new PassThrough()
  const source = lines[Symbol.asyncIterator]()
  let current: Readable | undefined

  async function addSheets(): Promise<void> {
    const names: string[] = []
    let next: string | undefined = sheetName
    while (next !== undefined && !output.destroyed) {
      names.push(next)
      const isFirst = names.length === 1
      const sheet = linesOfSheet(source)
      current = Readable.from(worksheetXml(sheet.lines(), isFirst), { objectMode: false })
      zip.addReadStream(current, `xl/${sheetPart(names.length)}`)
      await finished(current)
      next = sheet.next()
    }
    // Last, when the names of all sheets are known.
    for (const [part, xml] of workbookParts(names)) zip.addBuffer(Buffer.from(xml), part)
    zip.end()
  }

  // Errors of a sheet do not reach the zip by themselves, and the end of the zip does not reach the
  // sheet.
  pipeline(zip.outputStream, output, () => {
    current?.destroy()
    void source.return?.()
  })
  addSheets().catch((error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error('a sheet failed', { cause: error })),
  )
  return output
}

/** Returns the lines up to the next sheet, and afterwards the name of that sheet, if there is one. */
function linesOfSheet(source: AsyncIterator<readonly WrittenCell[]>) {
  let begun: string | undefined
  return {
    async *lines() {
      for (let one = await source.next(); !one.done; one = await source.next()) {
        begun = sheetBegun(one.value)
        if (begun !== undefined) return
        yield one.value
      }
    },
    next: () => begun,
  }
}
