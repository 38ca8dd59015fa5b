import { readNumberFormats } from './number-format.ts'
import { readSharedStrings, type SharedStrings } from './shared-strings.ts'
import { filledLines, SHEET_LIMITS, SheetError, type SheetLimits, type SheetLine } from './sheet.ts'
import { openXlsxPackage } from './xlsx-package.ts'
import { xlsxRows } from './xlsx-rows.ts'
import { readWorkbook } from './xlsx-workbook.ts'

/**
 * Reads the first visible sheet of a workbook as a stream, never whole in memory: at most 20 MB
 * packed and 300 MB unpacked, counted while inflating.
 *
 * Cells are text as Brazilian Excel shows them: dates as dd/mm/yyyy without their time, times of day
 * as hh:mm, numbers without exponent, grouping or binary noise and with a decimal comma, truth as
 * `VERDADEIRO` and `FALSO`, formulas by the value that was stored with them. Lines keep the row's
 * number; blank rows are left out. A sheet does not store empty cells, so each line is filled up to
 * the head's width; one with filled cells beyond it has a fault. Throws `SheetError`. Leaving the
 * loop early closes the file.
 */
export function readXlsx(path: string, limits = SHEET_LIMITS): AsyncIterable<SheetLine> {
  return atHeadWidth(filledLines(rows(path, limits), limits))
}

async function* rows(path: string, limits: SheetLimits): AsyncGenerator<SheetLine> {
  const xlsx = await openXlsxPackage(path, limits)
  try {
    const workbook = await readWorkbook(xlsx)
    const { sharedStrings, styles, from1904 } = workbook
    yield* xlsxRows(xlsx.read(workbook.sheet), {
      sharedStrings: sharedStrings ? await readSharedStrings(xlsx.read(sharedStrings)) : NO_STRINGS,
      formats: styles ? await readNumberFormats(xlsx.read(styles)) : [],
      from1904,
      mostCharacters: limits.xlsxUnpackedBytes,
      mostColumns: limits.columns,
    })
  } finally {
    xlsx.close()
  }
}

const NO_STRINGS: SharedStrings = {
  at: () => {
    throw new SheetError('unreadable', 'no shared strings')
  },
}

async function* atHeadWidth(lines: AsyncIterable<SheetLine>): AsyncGenerator<SheetLine> {
  let width: number | undefined
  for await (const line of lines) {
    width ??= line.cells.length
    while (line.cells.length < width) line.cells.push('')
    yield line
  }
}
