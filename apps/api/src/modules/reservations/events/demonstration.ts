import { type events, heldEventStates } from '@portaria/contract/modules/reservations/events/events'
import { type Weekday, weekdayOf, weekdays } from '@portaria/contract/value-types/weekdays'
import { localOf } from '@portaria/contract/value-types/zoned-time'
import { sql } from 'kysely'
import type {
  DemonstrationSite,
  DemonstrationTools,
  Minutes,
} from '../../../parts/demonstration-part.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { planNext } from './event-jobs.ts'

const DAY_MIN = 1_440

type Slot = readonly [area: string, day: Weekday, from: number, to: number]

/** Times that are booked week after week, in hours of the day. */
const hall: Slot = ['Salão de festas', 'sat', 19, 25]
const noon: Slot = ['Salão de festas', 'sun', 10, 16]
const grill: Slot = ['Churrasqueira da piscina', 'fri', 17, 22]
const court: Slot = ['Quadra poliesportiva', 'wed', 19, 20.5]
const lift: Slot = ['Elevador de serviço para mudança', 'mon', 8, 12]

const parties = [
  'Aniversário da Helena',
  'Chá de bebê',
  'Formatura do Caio',
  'Bodas de prata',
  'Aniversário do Theo',
  'Confraternização da turma',
]

type Booking = {
  readonly slot: Slot
  /** Weeks from now. */
  readonly week: number
  readonly title: string
  readonly guests: number | null
  readonly state: string
  /** Set for the demonstration's resident; another household otherwise. */
  readonly own?: true
  readonly reason?: string
}

/** Returns bookings of past weeks as usual: some are cancelled, and now and then nobody comes. */
function past(): Booking[] {
  const titleOf = (week: number) => parties[week % parties.length] ?? ''
  return Array.from({ length: 17 }, (_, nth) => nth + 1).flatMap((ago): Booking[] => [
    {
      slot: ago % 2 === 0 ? hall : noon,
      week: -ago,
      title: titleOf(ago),
      guests: 30 + ((ago * 7) % 40),
      state: ago % 6 === 5 ? 'cancelled' : 'done',
      ...(ago % 6 === 5 && { reason: 'A festa mudou de lugar' }),
    },
    {
      slot: grill,
      week: -ago,
      title: ago === 4 ? 'Churrasco da Camila' : 'Churrasco de família',
      guests: 10 + ((ago * 5) % 15),
      state: ago % 8 === 7 ? 'no_show' : 'done',
      ...(ago === 4 && { own: true }),
    },
    { slot: court, week: -ago, title: 'Vôlei de quarta', guests: 12, state: 'done' },
    ...(ago % 4 === 1
      ? [{ slot: lift, week: -ago, title: 'Mudança', guests: null, state: 'done' } as const]
      : []),
  ])
}

const toCome: readonly Booking[] = [
  { slot: court, week: 1, title: 'Vôlei de quarta', guests: 12, state: 'approved' },
  { slot: grill, week: 1, title: 'Aniversário da Lia', guests: 25, state: 'approved', own: true },
  { slot: hall, week: 1, title: 'Casamento da Bruna', guests: 70, state: 'approved' },
  { slot: hall, week: 1, title: 'Jantar da família', guests: 40, state: 'waiting', own: true },
  { slot: hall, week: 2, title: 'Aniversário do Davi', guests: 50, state: 'requested' },
  { slot: court, week: 2, title: 'Vôlei de quarta', guests: 12, state: 'approved' },
  { slot: lift, week: 2, title: 'Mudança', guests: null, state: 'approved' },
]

/** Writes four months of reservations, and future ones. */
export async function writeEvents(
  { tenantId, occupancies, condominoId }: DemonstrationSite,
  { ids, insert }: DemonstrationTools,
  context: TenantContext,
  areas: ReadonlyMap<string, string>,
): Promise<void> {
  const { queries } = context
  const { zone } = await queries.one(
    sql<{ zone: string }>`SELECT time_zone AS zone FROM tenants WHERE id = ${tenantId}`,
  )
  const today = weekdays.indexOf(weekdayOf(localOf(new Date(), zone).day))
  const booking = occupancies.filter(
    ({ relation, ends_on: end }) => (relation === 'owner' || relation === 'tenant') && end === null,
  )
  const own = booking.find(({ resident_id: resident }) => resident === condominoId)
  const others = booking.filter(({ apartment_id: unit }) => unit !== own?.apartment_id)
  const random = ids(`${tenantId} events`)
  const rows = [...past(), ...toCome].flatMap((one, nth) => {
    const who = one.own ? own : others[(nth * 7) % others.length]
    return who ? [rowOf(one, who, { id: random.id(), today, areas })] : []
  })
  await insert(context, 'events', rows)
  await keepTimes(context)
}

type Placed = { id: string; today: number; areas: ReadonlyMap<string, string> }

function rowOf(
  { slot: [area, day, from, to], week, title, guests, state, reason }: Booking,
  { apartment_id, resident_id }: { apartment_id: string; resident_id: string },
  { id, today, areas }: Placed,
) {
  const days = ((weekdays.indexOf(day) - today + 7) % 7) + 7 * week
  const at = (hours: number): Minutes => ({
    minutes: (days + Math.floor(hours / 24)) * DAY_MIN,
    clock: (hours % 24) * 60,
  })
  /** A moment some days before the reservation, but in the past, in an order of its own. */
  const before = (least: number, hours: number): Minutes => ({
    minutes: Math.min(days - least, -1) * DAY_MIN + hours * 60,
  })
  const isDecided = state !== 'waiting' && state !== 'requested'
  return {
    id,
    title,
    common_area_id: areas.get(area) ?? '',
    apartment_id,
    resident_id,
    starts_at: at(from),
    ends_at: at(to),
    expected_guests: guests,
    waits: state === 'waiting',
    state,
    reason: reason ?? null,
    held_until: held(state, days),
    decided_at: isDecided && state !== 'cancelled' ? before(12, 2) : null,
    cancelled_at: state === 'cancelled' ? before(5, 4) : null,
    created_at: before(14, 0),
  }
}

/**
 * Returns the end of a hold: for a request that is some hours old, or for a place in the waiting
 * list, which ends two days before its time.
 */
function held(state: string, days: number): Minutes | null {
  if (state === 'requested') return { minutes: 40 * 60 }
  return state === 'waiting' ? { minutes: (days - 2) * DAY_MIN } : null
}

/** Blocks the times of future reservations, and plans their automatic steps. */
async function keepTimes(context: TenantContext): Promise<void> {
  const { queries, actor } = context
  await queries.count(sql`
    INSERT INTO event_blocks (tenant_id, event_id, common_area_id, blocked_during, is_own)
    SELECT e.tenant_id, e.id, blocked.id, tstzrange(
        e.starts_at - make_interval(mins => coalesce(a.buffer_before, 0)),
        e.ends_at + make_interval(mins => coalesce(a.buffer_after, 0))),
      blocked.id = a.id
    FROM events e
    JOIN common_areas a ON a.tenant_id = e.tenant_id AND a.id = e.common_area_id
    CROSS JOIN LATERAL (
      SELECT a.id
      UNION SELECT l.linked_area_id FROM common_area_links l
        WHERE l.tenant_id = a.tenant_id AND l.common_area_id = a.id
      UNION SELECT l.common_area_id FROM common_area_links l
        WHERE l.tenant_id = a.tenant_id AND l.linked_area_id = a.id) AS blocked
    WHERE e.tenant_id = ${actor.tenantId} AND e.starts_at > now()
      AND e.state = ANY(${[...heldEventStates]}::text[])`)
  const coming = await queries.all(sql<RowOf<typeof events>>`
    SELECT * FROM events WHERE tenant_id = ${actor.tenantId} AND starts_at > now()`)
  for (const row of coming) await planNext(context, row)
}
