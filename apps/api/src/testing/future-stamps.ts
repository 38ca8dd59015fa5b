import { stampsOf } from '@portaria/contract/define-register/states'
import { registers } from '@portaria/contract/modules/registers'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/queries.ts'

/** Returns the rows of a company by which something was done later than now, by register and stamp. */
export async function futureStamps(queries: Queries): Promise<readonly string[]> {
  const stamps = Object.values(registers).flatMap(({ name, table, scope, states }) =>
    scope === 'tenant' ? stampsOf({ fields: {}, states }).map((at) => ({ name, table, at })) : [],
  )
  const found: string[] = []
  for (const { name, table, at } of stamps) {
    const rows = await queries.all(
      sql<{ id: string }>`SELECT id FROM ${sql.table(table)} WHERE ${sql.ref(at)} > now()`,
    )
    found.push(...rows.map(({ id }) => `${name} ${at} ${id}`))
  }
  return found
}
