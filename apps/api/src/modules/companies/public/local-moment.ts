import { type LocalMoment } from '@portaria/contract/modules/visits/pass-window'
import { dayAfter } from '@portaria/contract/value-types/date'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { holidaysAmong } from './holidays.ts'

/**
 * Reads the local time in the actor's company, now or at the recorded event, with holidays on
 * request: of the day and of the days beside it.
 */
export async function readLocalMoment(
  { queries, actor, at: happened }: TenantContext,
  { withHolidays }: { withHolidays: boolean },
): Promise<LocalMoment> {
  const holidaysOf = (days: readonly string[]) => holidaysAmong(queries, actor.tenantId, days)
  // The local day is not known yet: holidays are asked for around that of UTC, in the same round trip.
  const around = withHolidays
    ? daysAround((happened ?? new Date()).toISOString().slice(0, 10), 3)
    : []
  const [{ at, day, time }, found] = await together(
    queries.one(sql<{ at: Date; day: string; time: string }>`
      SELECT moment AS at, to_char(moment AT TIME ZONE t.time_zone, 'YYYY-MM-DD') AS day,
        to_char(moment AT TIME ZONE t.time_zone, 'HH24:MI') AS time
      FROM tenants t, coalesce(${happened ?? null}::timestamptz, now()) AS moment WHERE t.id = ${actor.tenantId}`),
    withHolidays ? holidaysOf(around) : new Set<string>(),
  )
  if (!withHolidays) return { at, day, time, holidays: found }
  const days = daysAround(day, 1)
  // The clocks of the two machines may be days apart.
  const known = days.every((one) => around.includes(one)) ? found : await holidaysOf(days)
  return { at, day, time, holidays: new Set(days.filter((one) => known.has(one))) }
}

/** Returns a day with some days before and after it. */
const daysAround = (day: string, count: number): string[] =>
  Array.from({ length: 2 * count + 1 }, (_, nth) => dayAfter(day, nth - count))
