import {
  nationalHolidaysOf,
  type OptionalHoliday,
} from '@portaria/contract/modules/companies/holidays/national-holidays'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/queries.ts'

/**
 * Returns which of some days (`yyyy-mm-dd`) are holidays for a company: the national ones, those
 * that it switched on, and those that it entered (companies §7). A yearly holiday on 29 February
 * exists only in leap years.
 */
export async function holidaysAmong(
  queries: Queries,
  tenantId: string,
  days: readonly string[],
): Promise<Set<string>> {
  const { switched_on, entered } = await queries.one(
    sql<{ switched_on: OptionalHoliday[] | null; entered: string[] }>`
    SELECT t.settings->'optional_holidays' AS switched_on, ARRAY(
      SELECT asked.day::text FROM unnest(${[...days]}::date[]) AS asked (day)
      WHERE EXISTS (
        SELECT 1 FROM holidays h
        WHERE h.tenant_id = ${tenantId} AND h.deleted_at IS NULL AND h.status = 'ATIVO'
          AND (h.day = asked.day OR (h.yearly AND h.day < asked.day
            AND to_char(h.day, 'MM-DD') = to_char(asked.day, 'MM-DD'))))
    ) AS entered
    FROM tenants t WHERE t.id = ${tenantId}`,
  )
  const years = new Set(days.map((day) => Number(day.slice(0, 4))))
  const national = new Set(
    [...years].flatMap((year) => nationalHolidaysOf(year, switched_on ?? [])).map(({ day }) => day),
  )
  return new Set([...entered, ...days.filter((day) => national.has(day))])
}
