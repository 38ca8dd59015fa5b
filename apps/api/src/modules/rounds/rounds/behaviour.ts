import { USUAL_GRACE_MIN } from '@portaria/contract/modules/rounds/patrols/patrols'
import { rounds } from '@portaria/contract/modules/rounds/rounds/rounds'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import type { Machineries } from '../../../register-endpoints/machinery.ts'
import type { NewRowOf, RowOf } from '../../../register-endpoints/typed-rows.ts'
import { idsOf, sameValue } from '../../../register-endpoints/untyped-row.ts'
import { withdraw } from '../../notices/public/notifications.ts'
import { readOwnEmployee } from '../../people/public/employees.ts'
import { readWalkers, responsibleAt } from '../patrols/on-shift.ts'
import { currentRoute, setRoute } from '../patrols/patrol-routes.ts'
import { judgeScan } from './judge-scan.ts'
import { serviceDateOf } from './planned-starts.ts'
import { secondsLeft } from './round-ends.ts'
import { settleUnassigned, tellMissed } from './round-news.ts'
import { planStep } from './round-queue.ts'

type NewRow = NewRowOf<typeof rounds>

type Terms = {
  status: string
  shift_starts_at: string
  range_min: number
  grace_min: number
  zone: string
  now: Date
  day: string
  time: string
}

/**
 * The present terms of a patrol for an unplanned round; locked, so that others who begin one of it
 * wait.
 */
const readTerms = (
  { queries, actor }: TenantContext,
  patrolId: string,
): Promise<Terms | undefined> =>
  queries.first(sql<Terms>`
    SELECT p.status, coalesce(p.shift_starts_at, '00:00') AS shift_starts_at, p.range_min,
      coalesce(p.grace_min, ${USUAL_GRACE_MIN}::int) AS grace_min, t.time_zone AS zone, now(),
      to_char(now() AT TIME ZONE t.time_zone, 'YYYY-MM-DD') AS day,
      to_char(now() AT TIME ZONE t.time_zone, 'HH24:MI') AS time
    FROM patrols p JOIN tenants t ON t.id = p.tenant_id
    WHERE p.tenant_id = ${actor.tenantId} AND p.id = ${patrolId} AND p.deleted_at IS NULL
    FOR NO KEY UPDATE OF p`)

/**
 * Whether the actor already has an open round of a locked patrol: an unplanned one that they
 * opened, or a running one that they walk.
 */
const hasOpen = async ({ queries, actor }: TenantContext, patrolId: string): Promise<boolean> =>
  (await queries.first(sql`
    SELECT 1 FROM rounds r
    WHERE r.tenant_id = ${actor.tenantId} AND r.patrol_id = ${patrolId} AND r.deleted_at IS NULL
      AND ((r.unplanned AND r.state IN ('planned', 'running') AND r.created_by = ${actor.userId})
        OR (r.state = 'running' AND r.walked_by_id = ${actor.userId}))
    LIMIT 1`)) !== undefined

/**
 * An unplanned round: it begins now, on the patrol's present terms, and belongs to the actor where
 * they walk rounds.
 */
async function unplanned(context: TenantContext, next: NewRow): Promise<NewRow> {
  const { patrol_id: patrolId } = next
  const terms = await readTerms(context, patrolId)
  if (!terms) throw fieldProblem('patrol_id', 'not_found')
  if (terms.status !== 'ATIVO') throw fieldProblem('patrol_id', 'patrol_inactive')
  const own = await readOwnEmployee(context)
  const walksThemselves = own !== null || context.actor.role === 'funcionario'
  // This is not left to a unique index, since late entries can reopen a round that was over.
  if (walksThemselves && (await hasOpen(context, patrolId)))
    throw fieldProblem('patrol_id', 'round_open')
  const walkers =
    own === null && next.employee_id === null && (await readWalkers(context, patrolId))
  const responsible = walkers ? responsibleAt(walkers, terms.day, terms.time) : null
  const route = await currentRoute(context, patrolId)
  const { shift_starts_at: shiftStartsAt, zone } = terms
  return {
    ...next,
    employee_id: own ?? next.employee_id ?? responsible,
    starts_at: terms.now,
    service_date: serviceDateOf({ shiftStartsAt, zone }, terms.now),
    unplanned: true,
    range_min: terms.range_min,
    grace_min: terms.grace_min,
    points_total: route.points,
    points_done: 0,
  }
}

/**
 * Ends the notices that rounds were missed, and plans a check of running rounds for the end of
 * their time.
 */
async function walked(
  context: TenantContext,
  rows: readonly RowOf<typeof rounds>[],
): Promise<void> {
  for (const { id } of rows) {
    const [left] = await together(
      secondsLeft(context, id),
      withdraw(context, { kind: 'round_missed', key: id, outcome: {} }),
    )
    await planStep(context, id, left)
  }
}

/** Rounds beyond their definition (decisions 0091, 0092). */
export const roundsBehaviour = (machineries: Machineries) =>
  defineBehaviour(rounds, {
    values: {
      unassigned: (row) => sql`(${row}.state = 'planned' AND ${row}.employee_id IS NULL)`,
      suspicious: (row, actor) => sql`EXISTS (
      SELECT 1 FROM round_points p
      JOIN round_entries e ON e.tenant_id = p.tenant_id AND e.id = p.entry_id
      WHERE p.tenant_id = ${actor.tenantId} AND p.round_id = ${row}.id AND p.suspicions <> '{}'
        AND e.verdict IS NULL)`,
      clock_off: (row) => sql`(${row}.clock_off_min IS NOT NULL)`,
      point_id: {
        matches: (row, ids, { tenantId }) => sql`EXISTS (
        SELECT 1 FROM round_points p
        WHERE p.tenant_id = ${tenantId} AND p.round_id = ${row}.id AND p.result = 'scanned'
          AND ${ids ? sql`p.point_id = ANY(${[...ids]}::uuid[])` : sql`true`})`,
      },
      skipped: (row, actor) => sql`EXISTS (
      SELECT 1 FROM round_points p
      WHERE p.tenant_id = ${actor.tenantId} AND p.round_id = ${row}.id AND p.result = 'skipped')`,
    },

    beforeCreate: unplanned,

    async afterCreate(context, row) {
      const route = await currentRoute(context, row.patrol_id)
      await setRoute(context, [row.id], route.id)
      await planStep(context, row.id, (row.grace_min ?? USUAL_GRACE_MIN) * 60)
    },

    async beforeChange(context, next, before) {
      const isAnother = !sameValue(before.employee_id, next.employee_id)
      if (isAnother && before.state !== 'planned') throw fieldProblem('employee_id', 'round_begun')
      if (isAnother && next.employee_id !== null) await settleUnassigned(context, next)
      return next
    },

    transitions: {
      miss: {
        async after(context, rows) {
          await tellMissed(context, idsOf(rows.filter(({ unplanned: isOwn }) => isOwn !== true)))
        },
      },
      run: { after: walked },
      complete: { after: walked },
      except: { after: walked },
      stop: { after: walked },
      lose: { prepare: async (_context, next) => ({ ...next, no_signal: true }) },
    },

    actions: { judge: judgeScan(machineries) },
  })
