import { type LocalMoment } from '@portaria/contract/modules/visits/pass-window'
import { dayAfter } from '@portaria/contract/value-types/date'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { holidaysAmong } from './holidays.ts'

/**
 * Reads the local time in the actor's company, now or at the recorded event, with holidays on
 * request: of the day and of the days beside it.
 */
export async function readLocalMoment(
  { queries, actor, at: happened }: TenantContext,
  { withHolidays }: { withHolidays: boolean },
): Promise<LocalMoment> {
  const { at, day, time } = await queries.one(
    sql<{ at: Date; day: string; time: string }>`
      SELECT moment AS at, to_char(moment AT TIME ZONE t.time_zone, 'YYYY-MM-DD') AS day,
        to_char(moment AT TIME ZONE t.time_zone, 'HH24:MI') AS time
      FROM tenants t, coalesce(${happened ?? null}::timestamptz, now()) AS moment WHERE t.id = ${actor.tenantId}`,
  )
  const holidays = withHolidays
    ? await holidaysAmong(
        queries,
        actor.tenantId,
        [-1, 0, 1].map((offset) => dayAfter(day, offset)),
      )
    : new Set<string>()
  return { at, day, time, holidays }
}
