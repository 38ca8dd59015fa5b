import { sql } from 'kysely'
import { onDay } from '../../../parts/demonstration-moments.ts'
import type {
  DemonstrationSite,
  DemonstrationTools,
  Minutes,
} from '../../../parts/demonstration-part.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

/** Arrivals in each hour of a day; no hour is empty, so that the day is full at any time. */
const arrivals = [1, 1, 1, 1, 1, 1, 1, 2, 3, 2, 2, 2, 3, 2, 1, 2, 2, 3, 4, 4, 3, 2, 1, 1] as const

/** Minimum of arrivals of a day, unless so little of the day is over that they do not fit. */
const FEWEST = 3

const purposes = ['Entrega', 'Visita', 'Corrida', 'Manutenção'] as const
const kinds = ['delivery', 'social', 'ride', 'service'] as const

/**
 * Returns the minutes of a day at which somebody has arrived by the given minute: those of each
 * hour that is over, and of the present hour so far.
 */
export function arrivedBy(minuteOfDay: number): number[] {
  const planned = arrivals.flatMap((count, hour) =>
    Array.from({ length: count }, (_, nth) => {
      const apart = 60 / count
      return hour * 60 + Math.floor(nth * apart + 2 + ((hour * 7 + nth * 3) % (apart - 3)))
    }),
  )
  const over = planned.filter((minute) => minute < minuteOfDay)
  if (over.length >= FEWEST) return over
  // The day has just begun: each arrival was some minutes ago.
  const young = Math.min(FEWEST, Math.max(0, minuteOfDay - 1))
  return Array.from({ length: young }, (_, nth) =>
    Math.floor(((nth + 1) * (minuteOfDay - 1)) / (young + 1)),
  )
}

/** Days ago, the hour, and the purpose of visits that did not come. */
const announced = [
  [1, 10, 'Orçamento de pintura'],
  [1, 19, 'Jantar'],
  [2, 15, 'Aula de violão'],
  [3, 11, 'Visita'],
  [4, 9, 'Instalação de internet'],
  [5, 20, 'Jantar'],
  [6, 16, 'Visita'],
  [8, 10, 'Entrega de móveis'],
  [9, 14, 'Visita'],
  [11, 19, 'Aniversário'],
  [12, 9, 'Manutenção do aquecedor'],
  [13, 17, 'Visita'],
] as const

/** Entries whose exit nobody saw: how many days ago they were, and at which hour. */
const unseen = [
  [2, 18],
  [4, 12],
  [7, 20],
  [10, 15],
] as const

type Guest = { readonly id: string; readonly name: string }

/**
 * The arrivals of the day of loading, announced visits that did not come, and exits that nobody
 * saw.
 */
export async function writeDays(
  { tenantId, occupancies }: DemonstrationSite,
  { ids, insert }: DemonstrationTools,
  context: TenantContext,
): Promise<void> {
  const { queries } = context
  const { minute, is_loaded: isLoaded } = await queries.one(sql<{
    minute: number
    is_loaded: boolean
  }>`
    SELECT floor(extract(epoch FROM (now() AT TIME ZONE t.time_zone)::time) / 60)::int AS minute,
      EXISTS (SELECT 1 FROM visits v WHERE v.tenant_id = t.id AND v.state = 'no_show') AS is_loaded
    FROM tenants t WHERE t.id = ${tenantId}`)
  if (isLoaded) return
  const guests = await queries.all(sql<Guest>`
    SELECT v.id, v.name FROM visitors v
    WHERE v.tenant_id = ${tenantId} AND NOT v.blocked AND NOT v.provisional AND NOT EXISTS (
      SELECT 1 FROM visits o WHERE o.tenant_id = v.tenant_id AND o.visitor_id = v.id
        AND o.state IN ('inside', 'waiting', 'expected'))
    ORDER BY v.name, v.id LIMIT 60`)
  const hosts = occupancies.filter(
    ({ ends_on: end, relation }) => end === null && relation === 'owner',
  )
  if (guests.length === 0 || hosts.length === 0) return
  const random = ids(`${tenantId} days of visits`)
  let nth = 0
  const visit = (terms: object) => {
    const [guest, host] = [guests[nth % guests.length], hosts[(nth * 37) % hosts.length]]
    nth += 1
    return {
      id: random.id(),
      visitor_id: guest?.id,
      guest_name: guest?.name,
      apartment_id: host?.apartment_id,
      host_id: host?.resident_id,
      ...terms,
    }
  }
  const came = (at: Minutes, place: number) => ({
    kind: kinds[place % kinds.length],
    purpose: purposes[place % purposes.length],
    expected_from: at,
    waiting_since: at,
    answered_at: at,
    answered_through: 'intercom',
    checked_in_at: at,
    state: 'left',
  })
  await insert(
    context,
    'visits',
    arrivedBy(minute).map((at, place) => {
      const stay = Math.min(place % 4 === 1 ? 95 : 6 + ((place * 11) % 30), minute - at)
      return visit({
        ...came({ minutes: 0, clock: at }, place),
        checked_out_at: { minutes: 0, clock: at + stay },
        checked_out_how: 'desk',
      })
    }),
  )
  await insert(
    context,
    'visits',
    announced.map(([ago, hour, purpose]) =>
      visit({
        kind: /pintura|Instalação|Manutenção|Entrega/.test(purpose) ? 'service' : 'social',
        purpose,
        state: 'no_show',
        expected_from: onDay(-ago, hour),
        expected_to: onDay(-ago, hour + 4),
        created_at: onDay(-ago - 1, hour),
      }),
    ),
  )
  await insert(
    context,
    'visits',
    unseen.map(([ago, hour], place) =>
      visit({ ...came(onDay(-ago, hour), place), checked_out_how: 'closed_by_job' }),
    ),
  )
}
