import { readMerges } from './merged-cells.ts'
import { readNumberFormats } from './number-format.ts'
import { readSharedStrings, type SharedStrings } from './shared-strings.ts'
import {
  filledLines,
  firstLine,
  fromHead,
  SHEET_LIMITS,
  SheetError,
  type SheetLimits,
  type SheetLine,
} from './sheet.ts'
import { openXlsxPackage } from './xlsx-package.ts'
import { xlsxRows } from './xlsx-rows.ts'
import { readWorkbook } from './xlsx-workbook.ts'

/**
 * Reads the first visible sheet of a workbook as a stream, never whole in memory: at most 20 MB
 * packed and 300 MB unpacked, counted while inflating.
 *
 * Cells are text as Brazilian Excel shows them: dates as dd/mm/yyyy, with their time where the cell shows one, times of
 * day as hh:mm, a cell that is merged over several lines in each of them, numbers without exponent, grouping or binary noise and with a decimal comma, truth as
 * `VERDADEIRO` and `FALSO`, formulas by the value that was stored with them. Lines keep the row's
 * number; blank rows are left out. A sheet does not store empty cells, so each line is filled up to
 * the head's width; one with filled cells beyond it has a fault. Throws `SheetError`. Leaving the
 * loop early closes the file.
 */
export function readXlsx(
  path: string,
  limits = SHEET_LIMITS,
  findHead = firstLine,
): AsyncIterable<SheetLine> {
  return fromHead(filledLines(rows(path, limits), limits), limits, { findHead, pads: true })
}

async function* rows(path: string, limits: SheetLimits): AsyncGenerator<SheetLine> {
  const xlsx = await openXlsxPackage(path, limits)
  try {
    const workbook = await readWorkbook(xlsx)
    const { sharedStrings, styles, from1904 } = workbook
    const merges = await readMerges(xlsx.read(workbook.sheet))
    yield* xlsxRows(xlsx.read(workbook.sheet), {
      sharedStrings: sharedStrings ? await readSharedStrings(xlsx.read(sharedStrings)) : NO_STRINGS,
      formats: styles ? await readNumberFormats(xlsx.read(styles)) : [],
      from1904,
      merges,
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
