import { readCsv } from './csv-reader.ts'
import { firstBytes } from './first-bytes.ts'
import { firstLine, SHEET_LIMITS, type SheetLine, sheetFormat } from './sheet.ts'
import { readXlsx } from './xlsx-reader.ts'

/**
 * Reads the lines of a CSV or XLSX file from its head on; its first bytes tell the format. Throws
 * `SheetError`.
 */
export async function* readSheet(
  path: string,
  findHead = firstLine,
  limits = SHEET_LIMITS,
): AsyncGenerator<SheetLine> {
  const read = sheetFormat(await firstBytes(path, 4)) === 'xlsx' ? readXlsx : readCsv
  yield* read(path, limits, findHead)
}
