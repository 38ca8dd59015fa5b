import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { todayOf } from './company-day.ts'

/** The year of a series whose numbers never restart. */
const NO_YEAR = 0

/**
 * Returns the next number of a register's rows in the actor's company, from 1 on. For numbers that
 * restart each year, `year` is given. A second caller waits until this transaction ends, and gets
 * the number after this one, or the same one if this transaction is rolled back.
 */
export async function nextNumber(
  { queries, actor }: TenantContext,
  series: RegisterName,
  year = NO_YEAR,
): Promise<number> {
  const { last } = await queries.one(sql<{ last: number }>`
    INSERT INTO number_series AS s (tenant_id, series, year, last)
    VALUES (${actor.tenantId}, ${series}, ${year}, 1)
    ON CONFLICT (tenant_id, series, year) DO UPDATE SET last = s.last + 1
    RETURNING last`)
  return last
}

/**
 * Takes a number of numbers of a series at once, and returns the first of them. A second caller waits
 * until this transaction ends.
 */
export async function takeNumbers(
  { queries, actor }: TenantContext,
  series: 'reader_numbers' | 'erasures',
  count: number,
): Promise<number> {
  const { last } = await queries.one(sql<{ last: number }>`
    INSERT INTO number_series AS s (tenant_id, series, year, last)
    VALUES (${actor.tenantId}, ${series}, ${NO_YEAR}, ${count})
    ON CONFLICT (tenant_id, series, year) DO UPDATE SET last = s.last + excluded.last
    RETURNING last`)
  return last - count + 1
}

/**
 * Returns the next number of a series in the company's current year, in its written form:
 * "12/2026".
 */
export async function nextNumberOfYear(
  context: TenantContext,
  series: RegisterName,
): Promise<string> {
  const { year } = await context.queries.one(sql<{ year: number }>`
    SELECT extract(year FROM ${todayOf(context.actor)})::int AS year`)
  return `${await nextNumber(context, series, year)}/${year}`
}

/**
 * Continues the numbers of a register after rows that were written with numbers of their own:
 * `lasts` is the last one, or the last one of each year.
 */
export async function continueNumbers(
  { queries, actor }: TenantContext,
  series: RegisterName,
  lasts: number | ReadonlyMap<number, number>,
): Promise<void> {
  const byYear = typeof lasts === 'number' ? new Map([[NO_YEAR, lasts]]) : lasts
  for (const [year, last] of byYear)
    await queries.count(sql`
      INSERT INTO number_series (tenant_id, series, year, last)
      VALUES (${actor.tenantId}, ${series}, ${year}, ${last})`)
}
