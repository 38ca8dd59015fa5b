import { setImmediate as pause } from 'node:timers/promises'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { registers } from '@portaria/contract/modules/registers'
import { titleLeaves } from '@portaria/contract/spreadsheets/spreadsheet-columns'
import { normalizeText, searchText } from '@portaria/contract/value-types/text'
import { sql } from 'kysely'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { column, pointsAt, row, tableOf } from '../record-columns.ts'
import type { RowScope } from '../row-scope.ts'

/** The parts of a title as a person wrote them, in the order of the target's title. */
export type Leaves = readonly string[]

/** A row and its tenant: a catalogue's row may be shared. */
export type FoundRow = { id: string; tenantId: string }

/** Finds rows by their titles: `Jacarandá` + `903` is one apartment. */
export type ReferenceIndex = {
  find(target: AnyRegister, leaves: Leaves): Promise<FoundRow | 'missing' | 'ambiguous'>
  /**
   * Finds the only row whose title equals this one except for leading zeros of numbers, which
   * spreadsheets remove.
   */
  findWithZeros(target: AnyRegister, leaves: Leaves): Promise<FoundRow | 'missing'>
  /** Adds a row that was made meanwhile. */
  add(target: AnyRegister, leaves: Leaves, found: FoundRow): Promise<void>
}

/** Titles normalised before the main thread serves other work: some milliseconds' worth. */
const AT_A_TIME = 500

const keyOf = (leaves: Leaves) =>
  leaves.map((leaf) => searchText(normalizeText(leaf))).join('\u0000')

/** Returns the same key without leading zeros of numbers; null if no part is a number. */
const numberKeyOf = (leaves: Leaves): string | null =>
  leaves.some((leaf) => /^\d+$/.test(leaf.trim()))
    ? keyOf(leaves.map((leaf) => leaf.trim().replace(/^0+(?=\d+$)/, '')))
    : null

/** The names to use for people: as screens show them, or their legal names. */
type Names = 'shown' | 'legal'

/** Returns the column at the end of a path through references. */
function leafColumn(register: AnyRegister, alias: Sql, path: readonly string[], names: Names): Sql {
  const [name = '', ...rest] = path
  const field = register.fields[name]
  if (rest.length === 0 || !field?.register) {
    const own = column(alias, name)
    const other = names === 'shown' && field?.shownAs
    return other ? sql`coalesce(nullif(${column(alias, other)}, ''), ${own})` : own
  }
  const target = registers[field.register]
  const inner = sql.ref(`t_${target.name}`)
  return sql`(SELECT ${leafColumn(target, inner, rest, names)} FROM ${tableOf(target)} ${inner}
    WHERE ${pointsAt(field, name, alias, inner)})`
}

/**
 * Returns the text columns of a reference's title, for the columns of an export: by the social name
 * too.
 */
export function leafColumns(target: AnyRegister, alias: Sql, names: Names = 'shown'): Sql[] {
  return titleLeaves(target).map(({ path }) => leafColumn(target, alias, path, names))
}

/** The titles read of each register, kept from one transaction to the next. */
export type KnownTitles = Map<AnyRegister, Promise<Titles>>

type TitlesByKey = Map<string, FoundRow | 'ambiguous'>

/** Rows by their whole titles, and by titles whose numbers have lost their leading zeros. */
type Titles = { readonly exact: TitlesByKey; readonly byNumber: TitlesByKey }

/** Makes an index that reads all titles of a register once, when the first line needs one. */
export function referenceIndex(
  { queries, actor }: TenantContext,
  scope: RowScope,
  titles: KnownTitles = new Map(),
): ReferenceIndex {
  async function load(target: AnyRegister): Promise<Titles> {
    const leaves = (names: Names) => sql.join(leafColumns(target, row, names))
    type Titled = FoundRow & Record<Names, (string | null)[]>
    const rows = await queries.all(sql<Titled>`
      SELECT r.id, r.tenant_id AS "tenantId", ARRAY[${leaves('shown')}]::text[] AS shown,
        ARRAY[${leaves('legal')}]::text[] AS legal FROM ${tableOf(target)} r
      WHERE ${scope.live(target, actor, row)}`)
    const known: Titles = { exact: new Map(), byNumber: new Map() }
    for (const [nth, { id, tenantId, shown, legal }] of rows.entries()) {
      if (nth % AT_A_TIME === 0) await pause()
      const names = [shown, legal].map((parts) => parts.map((part) => part ?? ''))
      const note = (found: TitlesByKey, key: string) =>
        found.set(key, found.has(key) ? 'ambiguous' : { id, tenantId })
      for (const key of new Set(names.map(keyOf))) note(known.exact, key)
      for (const key of new Set(names.flatMap((parts) => numberKeyOf(parts) ?? [])))
        note(known.byNumber, key)
    }
    return known
  }

  const titlesOf = (target: AnyRegister) => {
    const known = titles.get(target) ?? load(target)
    titles.set(target, known)
    return known
  }

  return {
    find: async (target, leaves) => (await titlesOf(target)).exact.get(keyOf(leaves)) ?? 'missing',
    async findWithZeros(target, leaves) {
      const key = numberKeyOf(leaves)
      const found = key === null ? undefined : (await titlesOf(target)).byNumber.get(key)
      return typeof found === 'object' ? found : 'missing'
    },
    add: async (target, leaves, found) => {
      const { exact, byNumber } = await titlesOf(target)
      exact.set(keyOf(leaves), found)
      const key = numberKeyOf(leaves)
      if (key !== null) byNumber.set(key, byNumber.has(key) ? 'ambiguous' : found)
    },
  }
}
