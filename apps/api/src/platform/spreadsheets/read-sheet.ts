import { open } from 'node:fs/promises'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { type SheetLine, sheetFormat } from './sheet.ts'

/** The lines of a CSV or XLSX file, whichever its first bytes say it is. */
export async function* readSheet(path: string): AsyncGenerator<SheetLine> {
  const handle = await open(path)
  const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0).finally(() => handle.close())
  yield* sheetFormat(buffer) === 'xlsx' ? readXlsx(path) : readCsv(path)
}
