import { nationalHolidayNames } from '@portaria/contract/modules/companies/holidays/national-holiday-names'
import {
  nationalHolidaysOf,
  type OptionalHoliday,
} from '@portaria/contract/modules/companies/holidays/national-holidays'
import type { Language } from '@portaria/i18n/languages'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/queries.ts'

/**
 * The name of the holiday that a day (`yyyy-mm-dd`) is to a company; undefined where it is none. One
 * that the company entered is named before the country's (domain.md section 4, Holidays); one of 29
 * February returns in leap years alone.
 */
export async function holidayOn(
  queries: Queries,
  tenantId: string,
  day: string,
  language: Language = 'pt',
): Promise<string | undefined> {
  const { switched_on, entered } = await queries.one(
    sql<{ switched_on: OptionalHoliday[] | null; entered: string | null }>`
    SELECT t.settings->'optional_holidays' AS switched_on, (
      SELECT h.name FROM holidays h
      WHERE h.tenant_id = ${tenantId} AND h.deleted_at IS NULL AND h.status = 'ATIVO'
        AND (h.day = ${day}::date OR (h.yearly AND h.day < ${day}::date
          AND to_char(h.day, 'MM-DD') = to_char(${day}::date, 'MM-DD')))
      ORDER BY h.day DESC, h.id LIMIT 1
    ) AS entered
    FROM tenants t WHERE t.id = ${tenantId}`,
  )
  if (entered !== null) return entered
  const national = nationalHolidaysOf(Number(day.slice(0, 4)), switched_on ?? [])
  const found = national.find((one) => one.day === day)
  return found && nationalHolidayNames[language][found.holiday]
}
