import { readCsv } from './csv-reader.ts'
import { firstBytes } from './first-bytes.ts'
import { SHEET_LIMITS, type SheetLine, sheetFormat } from './sheet.ts'
import { readXlsx } from './xlsx-reader.ts'

/** The lines of a CSV or XLSX file, whichever its first bytes say it is. Throws `SheetError`. */
export async function* readSheet(path: string, limits = SHEET_LIMITS): AsyncGenerator<SheetLine> {
  const format = sheetFormat(await firstBytes(path, 4))
  yield* format === 'xlsx' ? readXlsx(path, limits) : readCsv(path, limits)
}
