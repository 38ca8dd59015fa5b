import type { TenantActor } from '@portaria/contract/actor'
import { sql } from 'kysely'
import type { Sql } from '../../platform/database/queries.ts'

/** The unit whose record is read, by whom, and how days are counted there. */
export type RecordUnit = {
  readonly id: string
  readonly actor: TenantActor
  /** The day of a moment in the company's zone. */
  day(moment: Sql): Sql
  /** The moment at which a day begins there. */
  start(day: Sql): Sql
}

export function recordUnit(id: string, actor: TenantActor, zone: string): RecordUnit {
  return {
    id,
    actor,
    day: (moment) => sql`(${moment} AT TIME ZONE ${zone})::date`,
    start: (day) => sql`(${day}::timestamp AT TIME ZONE ${zone})`,
  }
}

/** Whether two spans of days meet; an open end is null. */
export const meets = (from: Sql, to: Sql, otherFrom: Sql, otherTo: Sql): Sql => sql`(
  coalesce(${from}, '-infinity'::date) <= coalesce(${otherTo}, 'infinity'::date)
  AND coalesce(${to}, 'infinity'::date) >= ${otherFrom})`
