import { isUuid } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'
import { fieldProblem } from '../platform/problem.ts'
import { comparable } from './list-filters.ts'
import type { Machinery } from './machinery.ts'
import { column, row } from './record-columns.ts'
import type { UntypedRow } from './untyped-row.ts'

/** Makes the cursor of a page's last row, in the register's own order. */
export const cursorOf = ({ register }: Machinery, last: UntypedRow | undefined): string =>
  Buffer.from(JSON.stringify([last?.[register.list.sort] ?? null, last?.id])).toString('base64url')

function partsOf(cursor: string): readonly unknown[] {
  const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
  return Array.isArray(parts) && parts.length === 2 ? parts : []
}

/**
 * Returns the condition of rows after the last one seen, in the register's own order. Programs read
 * a whole register this way.
 */
export function afterCursor({ register }: Machinery, cursor: string): Sql {
  try {
    const [value, id] = partsOf(cursor)
    const field = register.fields[register.list.sort]
    if (typeof id !== 'string' || !isUuid(id) || !field) throw new Error('not a cursor')
    const sorted = column(row, register.list.sort)
    const follows = register.list.newestFirst ? sql`<` : sql`>`
    // Rows without a value come last.
    if (value === null) return sql`(${sorted} IS NULL AND r.id ${follows} ${id}::uuid)`
    const later = sql`(${sorted}, r.id) ${follows} (${comparable(field, value)}, ${id}::uuid)`
    return field.required ? later : sql`(${later} OR ${sorted} IS NULL)`
  } catch {
    throw fieldProblem('after', 'invalid_format')
  }
}
