import { USUAL_GRACE_MIN } from '@portaria/contract/modules/rounds/patrols/patrols'
import { PLANNED_AHEAD_H, rounds } from '@portaria/contract/modules/rounds/rounds/rounds'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { ZoneChange, ZoneFollower } from '../../../parts/zone-follower.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { cascade } from '../../../register-endpoints/cascade.ts'
import { makeRows } from '../../../register-endpoints/derived-rows.ts'
import { readWalkers, responsibleAt, type Walker } from '../patrols/on-shift.ts'
import { currentRoute, type PatrolRoute, setRoute } from '../patrols/patrol-routes.ts'
import { EARLY_MOST_MIN } from './early-starts.ts'
import { type PlannedStart, plannedStarts, type ScheduledStart } from './planned-starts.ts'
import { planStep } from './round-queue.ts'

/** A patrol with the values that its rounds are planned from. */
export type PlannedPatrol = {
  readonly id: string
  readonly shift_starts_at: string
  readonly range_min: number
  readonly grace_min: number
  readonly starts: readonly ScheduledStart[]
}

type Standing = {
  readonly id: string
  readonly starts_at: Date
  readonly service_date: string
  readonly range_min: number
  readonly grace_min: number
  readonly points_total: number
  readonly employee_id: string | null
}

const reason = 'the schedule of the patrol'

const removal = { set: { deleted_at: sql`now()` }, operation: 'remove' }

/**
 * Brings the rounds of the next hours in line with the company's patrols: makes missing rounds,
 * removes those that no longer have a start, and applies changes to future ones. Leaves alone
 * rounds that have begun or should have begun by now. Several servers may call it at once. Rounds
 * keep the person whom they were given to, except those of `reassigned`, a patrol whose people have
 * changed.
 */
export async function planRounds(context: TenantContext, reassigned?: string): Promise<void> {
  const { queries, actor } = context
  await holdPlan(context)
  // Read once the lock is held: another server may have planned meanwhile.
  const company = await queries.first(sql<CompanyClock>`
    SELECT time_zone AS zone, clock_timestamp() AS now FROM tenants WHERE id = ${actor.tenantId}`)
  // The platform's own administration is no company.
  if (!company) return
  await planIn(context, company, reassigned)
}

/** One server plans a company's rounds at a time. */
const holdPlan = ({ queries, actor }: TenantContext) =>
  queries.all(sql`
    SELECT pg_advisory_xact_lock(hashtextextended(${`rounds ${actor.tenantId}`}, 0))`)

/**
 * Keeps future rounds at their times of the company's clock in another time zone: each stays the
 * same round, with its person. A round whose time has passed by the new clock is removed, as nobody
 * could be on time for it.
 */
export const moveToZone: ZoneFollower = async (context, { from, to }) => {
  await holdPlan(context)
  const now = new Date()
  for (const patrol of await readPatrols(context))
    await movePatrol(context, patrol, { from, to, now })
  await planIn(context, { zone: to, now })
}

async function movePatrol(
  context: TenantContext,
  { id, grace_min: grace }: PlannedPatrol,
  { from, to, now }: ZoneChange & { now: Date },
): Promise<void> {
  const { queries, actor } = context
  const moved = sql`((r.starts_at AT TIME ZONE ${from}) AT TIME ZONE ${to})`
  const ahead = await queries.all(sql<{ id: string; at: Date; until: Date }>`
    SELECT r.id, r.starts_at AS at, ${moved} AS until FROM rounds r
    WHERE r.tenant_id = ${actor.tenantId} AND r.patrol_id = ${id} AND r.deleted_at IS NULL
      AND ${isToCome(now)} ORDER BY r.starts_at`)
  const isLater = ahead.some(({ at, until }) => until > at)
  // Each start has one round at most. If all rounds move to later times, the last one is moved
  // first.
  for (const { id: roundId, until } of isLater ? ahead.toReversed() : ahead) {
    const which = sql`r.id = ${roundId} AND ${isToCome(now)}`
    const isFree = sql`${until}::timestamptz > ${now} AND NOT EXISTS (
      SELECT 1 FROM rounds o WHERE o.tenant_id = r.tenant_id AND o.patrol_id = r.patrol_id
        AND o.deleted_at IS NULL AND o.starts_at = ${until})`
    const set = { starts_at: until }
    const done = await cascade(context, rounds, sql`${which} AND ${isFree}`, { set }, reason)
    if (done.length > 0) await planStep(context, roundId, secondsUntil(until, grace, now))
    else await cascade(context, rounds, which, removal, reason)
  }
}

type CompanyClock = { readonly zone: string; readonly now: Date }

async function planIn(
  context: TenantContext,
  { zone, now }: CompanyClock,
  reassigned?: string,
): Promise<void> {
  const patrols = await readPatrols(context)
  await removeUnplanned(context, now, patrols)
  const until = new Date(now.getTime() + PLANNED_AHEAD_H * 3_600_000)
  for (const patrol of patrols) {
    const schedule = { starts: patrol.starts, shiftStartsAt: patrol.shift_starts_at, zone }
    const wanted = plannedStarts(schedule, now, until)
    await planPatrol(context, { patrol, zone, now, wanted, reassigns: patrol.id === reassigned })
  }
}

const readPatrols = ({ queries, actor }: TenantContext): Promise<PlannedPatrol[]> =>
  queries.all(sql<PlannedPatrol>`
    SELECT p.id, coalesce(p.shift_starts_at, '00:00') AS shift_starts_at, p.range_min,
      coalesce(p.grace_min, ${USUAL_GRACE_MIN}::int) AS grace_min,
      jsonb_agg(jsonb_build_object('weekdays', s.weekdays, 'starts_at', s.starts_at) ORDER BY s.ordinal) AS starts
    FROM patrols p
    JOIN patrol_starts s ON s.tenant_id = p.tenant_id AND s.patrol_id = p.id
    WHERE p.tenant_id = ${actor.tenantId} AND p.deleted_at IS NULL AND p.status = 'ATIVO'
    GROUP BY p.tenant_id, p.id ORDER BY p.id`)

/**
 * The condition of planned rounds that lie in the future, and that no telephone has taken along
 * since they could be begun.
 */
const isToCome = (now: Date) => sql`(
  r.state = 'planned' AND NOT r.unplanned AND r.starts_at > ${now} AND NOT EXISTS (
    SELECT 1 FROM round_packs k WHERE k.tenant_id = r.tenant_id AND k.round_id = r.id
      AND k.last_taken_at >= r.starts_at - make_interval(mins => ${EARLY_MOST_MIN}::int)))`

/** Removes the rounds of patrols that are no longer walked. */
const removeUnplanned = (context: TenantContext, now: Date, patrols: readonly PlannedPatrol[]) =>
  cascade(
    context,
    rounds,
    sql`${isToCome(now)} AND r.patrol_id <> ALL(${patrols.map(({ id }) => id)}::uuid[])`,
    removal,
    reason,
  )

type Plan = {
  readonly patrol: PlannedPatrol
  readonly zone: string
  readonly now: Date
  readonly wanted: readonly PlannedStart[]
  readonly reassigns: boolean
}

async function planPatrol(context: TenantContext, plan: Plan): Promise<void> {
  const { patrol, now, wanted } = plan
  const { queries, actor } = context
  const standing = await queries.all(sql<Standing>`
    SELECT r.id, r.starts_at, r.service_date::text, r.range_min, r.grace_min, r.points_total, r.employee_id
    FROM rounds r WHERE r.tenant_id = ${actor.tenantId} AND r.patrol_id = ${patrol.id}
      AND r.deleted_at IS NULL AND ${isToCome(now)} ORDER BY r.starts_at, r.id`)
  const moments = new Set(wanted.map(({ at }) => at.getTime()))
  const gone = standing.filter(({ starts_at: at }) => !moments.has(at.getTime()))
  await cascade(
    context,
    rounds,
    sql`r.id = ANY(${gone.map(({ id }) => id)}::uuid[]) AND ${isToCome(now)}`,
    removal,
    reason,
  )
  if (wanted.length === 0) return
  const route = await currentRoute(context, patrol.id)
  const walkers = await readWalkers(context, patrol.id)
  const known = new Map(standing.map((one) => [one.starts_at.getTime(), one]))
  for (const start of wanted) {
    const one = known.get(start.at.getTime())
    if (one) await follow(context, { ...plan, one, start, route, walkers })
  }
  const missing = wanted.filter(({ at }) => !known.has(at.getTime()))
  await makeRounds(context, { ...plan, wanted: missing, route, walkers })
}

type Follow = Plan & {
  readonly one: Standing
  readonly start: PlannedStart
  readonly route: PatrolRoute
  readonly walkers: readonly Walker[]
}

/** Has a future round follow its patrol's present state. */
async function follow(context: TenantContext, plan: Follow): Promise<void> {
  const { one, start, route, patrol } = plan
  const employee = plan.reassigns ? responsibleOf(plan, start) : one.employee_id
  const next = {
    service_date: start.serviceDate,
    range_min: patrol.range_min,
    grace_min: patrol.grace_min,
    points_total: route.points,
    employee_id: employee,
  }
  const isSame = (Object.keys(next) as (keyof typeof next)[]).every(
    (name) => next[name] === one[name],
  )
  await setRoute(context, [one.id], route.id)
  if (isSame) return
  const which = sql`r.id = ${one.id} AND ${isToCome(plan.now)}`
  await cascade(context, rounds, which, { set: next }, reason)
  if (next.grace_min !== one.grace_min)
    await planStep(context, one.id, secondsUntil(start.at, next.grace_min, plan.now))
}

const responsibleOf = (
  { zone, walkers }: Pick<Follow, 'zone' | 'walkers'>,
  { at }: PlannedStart,
): string | null => {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)
  const time = local.toPlainTime().toString().slice(0, 5)
  return responsibleAt(walkers, local.toPlainDate().toString(), time)
}

/** Seconds until a round is missed. */
const secondsUntil = (at: Date, graceMin: number, now: Date): number =>
  (at.getTime() - now.getTime()) / 1000 + graceMin * 60

async function makeRounds(
  context: TenantContext,
  plan: Plan & { readonly route: PatrolRoute; readonly walkers: readonly Walker[] },
): Promise<void> {
  const { patrol, wanted, route, now } = plan
  const rows = wanted.map((start) => ({
    id: newId(),
    patrol_id: patrol.id,
    employee_id: responsibleOf(plan, start),
    starts_at: start.at,
    service_date: start.serviceDate,
    unplanned: false,
    range_min: patrol.range_min,
    grace_min: patrol.grace_min,
    points_total: route.points,
  }))
  const made = new Set(await makeRows(context, rounds, rows, { skipTaken: true }))
  await setRoute(context, [...made], route.id)
  for (const { id, starts_at: at } of rows)
    if (made.has(id)) await planStep(context, id, secondsUntil(at, patrol.grace_min, now))
}
