import { sql } from 'kysely'
import { onDay } from '../../../parts/demonstration-moments.ts'
import type { DemonstrationTools, Minutes } from '../../../parts/demonstration-part.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { currentRoute, setRoute } from '../patrols/patrol-routes.ts'
import { settleWalk } from './settle-walk.ts'
import { readEntries, readPlan, writePoints } from './walk.repository.ts'

/** Nights with walked rounds, the last of them before yesterday's. */
const NIGHTS = 12

/**
 * Hours of a day at which the night's rounds begin; those after midnight belong to the shift of the
 * day before.
 */
export const nightly = [22, 24.5, 27, 29.5] as const

type Walked = {
  readonly id: string
  readonly nth: number
  readonly start: Minutes
  readonly serviceDate: string
  readonly state: 'completed' | 'completed_with_exceptions' | 'missed' | 'aborted'
  readonly late: boolean
}

type Night = Pick<DemonstrationTools, 'insert'> & {
  readonly ids: { id(): string }
  readonly patrol: string
  readonly points: readonly string[]
  readonly guards: readonly string[]
  /** The login of the guards' desk. */
  readonly user: string | null
}

/** The end of the nth round: most end as they should. */
function endOf(nth: number): Pick<Walked, 'state' | 'late'> {
  if (nth % 23 === 11) return { state: 'missed', late: false }
  if (nth % 29 === 17) return { state: 'aborted', late: false }
  return { state: nth % 9 === 4 ? 'completed_with_exceptions' : 'completed', late: nth % 7 === 3 }
}

/** Whether the label of the last point was an old one. */
const hadOldLabel = ({ nth, state }: Walked) => nth === 43 && state === 'completed'

const after = ({ minutes, clock = 0 }: Minutes, more: number): Minutes => ({
  minutes,
  clock: clock + more,
})

/** Whether the person walked past points without reading their labels. */
const passedUnread = ({ nth, state }: Walked) =>
  state === 'completed_with_exceptions' && nth % 2 === 0

/** The beginning of the walk. */
const begunAt = ({ nth, start, late }: Walked): Minutes =>
  after(start, late ? 19 + (nth % 6) : 1 + (nth % 8))

/** Minutes after the beginning at which the nth point was scanned: no two gaps are equal. */
const scannedAt = (walked: Walked, nth: number) => 3 + nth * 4 + ((walked.nth * 7 + nth * 5) % 4)

/** The entries of a round, in minutes after its beginning. */
function recorded(walked: Walked, points: readonly string[]) {
  const { state } = walked
  if (state === 'missed') return []
  const unread = passedUnread(walked) ? points.slice(3, 5) : []
  const passed = (state === 'aborted' ? points.slice(0, 3) : points).filter(
    (point) => !unread.includes(point),
  )
  const end = scannedAt(walked, passed.length - 1) + 2
  return [
    { kind: 'start', at: 0, point: null, note: null },
    ...passed.map((point, nth) => {
      const isSkipped = state === 'completed_with_exceptions' && unread.length === 0 && nth === 2
      const note = isSkipped ? 'Portão em obras, sem passagem.' : null
      return { kind: isSkipped ? 'skip' : 'scan', at: scannedAt(walked, nth), point, note }
    }),
    state === 'aborted'
      ? { kind: 'abort', at: end, point: null, note: 'Chamado à portaria: ambulância no portão.' }
      : { kind: 'finish', at: end, point: null, note: null },
  ]
}

/** Writes the rounds of some nights, with all their entries. */
export async function writeNights(context: TenantContext, night: Night): Promise<void> {
  const { queries, actor } = context
  const { ids, insert, patrol, points, guards, user } = night
  const days = await queries.all(sql<{ ago: number; day: string }>`
    SELECT ago::int, ((now() AT TIME ZONE t.time_zone)::date - ago::int)::text AS day
    FROM tenants t, generate_series(2, ${NIGHTS + 1}) AS ago
    WHERE t.id = ${actor.tenantId} ORDER BY ago DESC`)
  const walks = days.flatMap(({ ago, day }, nth) =>
    nightly.map((hours, own): Walked => {
      const place = nth * nightly.length + own
      const start = onDay(-ago + Math.floor(hours / 24), hours % 24)
      return { id: ids.id(), nth: place, start, serviceDate: day, ...endOf(place) }
    }),
  )
  const guardOf = ({ nth }: Walked) => guards[nth % Math.max(1, guards.length)] ?? null
  await insert(
    context,
    'rounds',
    walks.map((walked) => {
      const { id, start, state, late } = walked
      const entries = recorded(walked, points)
      const end = entries.at(-1)
      const begun = begunAt(walked)
      return {
        id,
        patrol_id: patrol,
        employee_id: guardOf(walked),
        starts_at: start,
        service_date: walked.serviceDate,
        range_min: 60,
        grace_min: 15,
        state,
        punctuality: end ? (late ? 'late' : 'on_time') : null,
        started_at: end ? begun : null,
        finished_at: end?.kind === 'finish' ? after(begun, end.at) : null,
        missed_at: state === 'missed' || late ? after(start, 15) : null,
        points_total: points.length,
        points_done: entries.filter(({ kind }) => kind === 'scan').length,
        abort_reason: state === 'aborted' ? (end?.note ?? null) : null,
        aborted_at: state === 'aborted' && end ? after(begun, end.at) : null,
        walker_id: end ? guardOf(walked) : null,
        walked_by_id: end ? user : null,
        created_at: after(start, -2 * 24 * 60),
      }
    }),
  )
  const route = await currentRoute(context, patrol)
  await setRoute(
    context,
    walks.map(({ id }) => id),
    route.id,
  )
  if (user === null) return
  await insert(
    context,
    'round_packs',
    walks
      .filter(({ state }) => state !== 'missed')
      .map((walked) => {
        const taken = after(begunAt(walked), -2)
        return { round_id: walked.id, user_id: user, taken_at: taken, last_taken_at: taken }
      }),
  )
  await insert(
    context,
    'round_entries',
    walks.flatMap((walked) => {
      const [run, page] = [ids.id(), ids.id()]
      return recorded(walked, points).map(({ kind, at, point, note }) => ({
        id: ids.id(),
        round_id: walked.id,
        run_id: run,
        kind,
        point_id: point,
        code_number: kind === 'scan' ? 1 : null,
        is_old_code: kind === 'scan' && point === points.at(-1) && hadOldLabel(walked),
        method: kind === 'scan' ? 'qr' : null,
        device_at: after(begunAt(walked), at),
        page_life: page,
        monotonic_ms: at * 60_000,
        received_at: after(begunAt(walked), at),
        user_id: user,
        employee_id: guardOf(walked),
        note,
      }))
    }),
  )
  for (const { id } of walks) {
    const plan = await readPlan(context, id)
    const settled = settleWalk(plan, await readEntries(context, id))
    if (settled) await writePoints(context, id, plan, settled)
  }
}
