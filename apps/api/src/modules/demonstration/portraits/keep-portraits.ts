import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { ageOn, LAST_DAY } from '../calendar.ts'
import { keepDrawing } from '../keep-drawing.ts'
import { seededRandom } from '../seeded-random.ts'
import type { Site } from '../site.ts'
import { drawPortrait, PORTRAIT_SIDE, type Sitter } from './draw-portrait.ts'

/** Portraits drawn at once: each takes one of the few threads that passwords need too. */
const AT_ONCE = 2

/** Rows of people with their pictures, null for those without one. */
type Pictured<Row> = (Row & { photo_file_id: string | null })[]

/** One of this many residents has a portrait; nobody below this age has. */
const RESIDENTS_EACH = 4
const GROWN = 14

/**
 * Returns the people of a site with their portraits, stored as files of the company: all employees,
 * many visitors, and some residents. Fails as `FileStore.put` does.
 */
export async function portrayed(context: TenantContext, files: FileStore, site: Site) {
  const { residents, visitors, employees, condominoId } = site
  const isShown = ({ id, birth_date: born, approval }: Site['residents'][number], nth: number) =>
    id === condominoId ||
    (nth % RESIDENTS_EACH === 0 &&
      approval === 'accepted' &&
      ageOn(born ?? LAST_DAY, LAST_DAY) >= GROWN)
  return {
    residents: await withPortraits(context, files, residents, isShown),
    visitors: await withPortraits(
      context,
      files,
      visitors,
      ({ blocked }, nth) => blocked || nth % 3 !== 1,
    ),
    employees: await withPortraits(context, files, employees, () => true),
  }
}

/** Returns rows of a table with portraits for some of them. */
async function withPortraits<Row extends Sitter>(
  context: TenantContext,
  store: FileStore,
  rows: readonly Row[],
  hasPortrait: (row: Row, index: number) => boolean,
): Promise<Pictured<Row>> {
  const pictured: Pictured<Row> = rows.map((row, index) => ({
    ...row,
    photo_file_id: hasPortrait(row, index) ? seededRandom(`file of ${row.id}`).id() : null,
  }))
  const drawn = pictured.filter((row) => row.photo_file_id !== null)
  for (let start = 0; start < drawn.length; start += AT_ONCE)
    await Promise.all(
      drawn.slice(start, start + AT_ONCE).map((row) => keepPortrait(context, store, row)),
    )
  return pictured
}

async function keepPortrait(
  context: TenantContext,
  store: FileStore,
  row: Sitter & { photo_file_id: string | null },
): Promise<void> {
  const id = row.photo_file_id
  if (id === null) return
  const size = { width: PORTRAIT_SIDE, height: PORTRAIT_SIDE }
  await keepDrawing(context, store, { id, svg: drawPortrait(row), size })
}
