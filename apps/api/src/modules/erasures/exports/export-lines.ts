import { setImmediate } from 'node:timers/promises'
import { exportWords } from '@portaria/contract/modules/erasures/export-words/every-language'
import { defuseCell } from '@portaria/contract/value-types/spreadsheet'
import { formatsOf } from '@portaria/i18n/formats'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { WrittenCell } from '../../../platform/spreadsheets/written-cell.ts'
import type { Sheet } from './sheet.ts'

/** Limit of rows of a sheet. */
export const ROWS_OF_A_SHEET = 10_000

/** Rows per statement; other requests run between two of them. */
const PAGE = 250

/** A sheet with the number of its rows, and of their photos and files. */
export type CountedSheet = { readonly sheet: Sheet; readonly rows: number; readonly files: number }

/** What the first sheet tells. */
export type Cover = {
  readonly person: string
  readonly company: string
  readonly by: string
  readonly zone: string
  readonly at: Date
}

/** Counts the rows and the files of sheets. */
export async function countSheets(
  { queries }: TenantContext,
  sheets: readonly Sheet[],
): Promise<CountedSheet[]> {
  const counts = sheets.map(
    ({ table, where, files }, nth) => sql`
      SELECT ${nth}::int AS nth, count(*)::int AS rows, coalesce(sum(${files}), 0)::int AS files
      FROM ${table} r WHERE ${where}`,
  )
  const found = await queries.all(sql<{ nth: number; rows: number; files: number }>`
    ${sql.join(counts, sql` UNION ALL `)} ORDER BY nth`)
  return found.flatMap(({ nth, rows, files }) => {
    const sheet = sheets[nth]
    return sheet && rows > 0 ? [{ sheet, rows, files }] : []
  })
}

/** Yields the lines of the whole workbook: what it is, then one sheet after the other. */
export async function* exportLines(
  context: TenantContext,
  cover: Cover,
  counted: readonly CountedSheet[],
): AsyncGenerator<readonly WrittenCell[]> {
  yield* coverLines(context, cover, counted).map((line) => line.map(defuseCell))
  for (const { sheet } of counted.filter(isWritten)) {
    yield [{ sheet: sheet.name }]
    yield sheet.columns.map(({ head }) => head)
    yield* rowLines(context, sheet, cover.zone)
  }
}

const isWritten = ({ sheet }: CountedSheet) => sheet.columns.length > 0

function coverLines(
  { actor: { language } }: TenantContext,
  { person, company, by, zone, at }: Cover,
  counted: readonly CountedSheet[],
): string[][] {
  const { file, about } = exportWords[language]
  const { count: number, dateTime } = formatsOf(language, zone, true)
  const files = counted.reduce((sum, one) => sum + one.files, 0)
  const most = number(ROWS_OF_A_SHEET)
  const written = counted.filter(isWritten).map(({ sheet, rows }) => {
    const count = number(rows)
    const cut = about.cut.replace('{{most}}', most).replace('{{count}}', count)
    return [sheet.name, rows > ROWS_OF_A_SHEET ? cut : count]
  })
  const filesText =
    files === 0 ? about.noFiles : about.filesText.replace('{{count}}', number(files))
  return [
    [file, person],
    [about.company, company],
    [about.made, dateTime(at.toISOString())],
    [about.by, by],
    [about.law, about.lawText],
    [about.files, filesText],
    [about.others, about.othersText],
    [about.limit, about.limitText.replace('{{most}}', most)],
    [],
    [about.sheets],
    ...written,
  ]
}

async function* rowLines(
  { queries, actor: { language } }: TenantContext,
  { table, order, where, columns }: Sheet,
  zone: string,
): AsyncGenerator<string[]> {
  const locale = { language, zone }
  const selected = columns.map(({ value }, index) => sql`${value} AS ${sql.ref(`c${index}`)}`)
  // A cursor: the rows are found and sorted once, and few of them are in memory at a time.
  await queries.count(sql`
    DECLARE sheet_rows NO SCROLL CURSOR FOR
    SELECT ${sql.join(selected)} FROM ${table} r WHERE ${where}
    ORDER BY ${order} LIMIT ${ROWS_OF_A_SHEET}`)
  for (;;) {
    await setImmediate()
    const rows = await queries.all(sql<Record<string, unknown>>`
      FETCH ${sql.lit(PAGE)} FROM sheet_rows`)
    for (const stored of rows)
      yield columns.map((one, index) => defuseCell(one.write(stored[`c${index}`], locale)))
    if (rows.length < PAGE) break
  }
  await queries.count(sql`CLOSE sheet_rows`)
}
