import { destinationFields } from '@portaria/contract/modules/visits/destinations'
import type { PassRefusal } from '@portaria/contract/modules/visits/pass-window'
import { visitCorrection } from '@portaria/contract/modules/visits/visits'
import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { countOnCommit } from '../../../platform/measures/tally.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import type { Machineries } from '../../../register-endpoints/machinery.ts'
import type { NewRowOf, RowOf } from '../../../register-endpoints/typed-rows.ts'
import { idsOf, sameValue } from '../../../register-endpoints/untyped-row.ts'
import { stayedTooLong } from '../public/visit-marks.ts'
import {
  announceCheckIn,
  announceExit,
  announceWaiting,
  settleAnswers,
} from '../public/visit-news.ts'
import { mayLetIn } from '../public/visits.ts'
import { correct, corrections } from './corrections.ts'
import { blockWarnings, checkEntry, type EntryWarning } from './entry-checks.ts'
import { mayStay } from './may-stay.ts'
import { tellOfRefused } from './refused.ts'
import { undoEntry, undoExit } from './undo.ts'
import { requireAnswerer, requireHostAtHome } from './visit-destination.ts'
import { visitStateAt } from './visit-ends.ts'
import { gateEntries } from './visit-measures.ts'
import { endPass, isGivenByOthers, judgePass, movePass, pairs, takePass } from './visit-passes.ts'

type Row = RowOf<typeof visits>
type NewRow = NewRowOf<typeof visits>

/** Roles that may answer for visitors of a company without naming who said so. */
const managers: readonly string[] = ['sindico', 'admin', 'master', 'system']

/**
 * Visits beyond their definition: the people who may answer, the conditions of an entry, and that
 * no exit gets an invented time (visits §5, §8, §10).
 */
export const visitsBehaviour = (machineries: Machineries) =>
  defineBehaviour(visits, {
    stateAt: visitStateAt,

    beforeCreate: begin,
    beforeChange: change,

    // People inside stay on the list of people inside, and past visits stay unchanged.
    async beforeRemove(context, row) {
      if (!isOpen(context, row)) throw problem('state_conflict')
      // The gate ends visits that others gave, which leaves a trace; it does not remove them.
      if (context.actor.role === 'funcionario' && (await isGivenByOthers(context, row)))
        throw problem('forbidden')
      await endPass(machineries, context, row)
    },

    async afterCreate(context, row) {
      if (row.state === 'waiting') await announceWaiting(context, [row.id])
      // Nobody answers for an official; the jobs after an answer are planned all the same.
      else if (row.kind === 'official') await settleAnswers(context, [row.id])
    },

    transitions: {
      arrive: {
        async prepare(context, next) {
          await requireDecision(context, next)
          return next
        },
        after: (context, rows) => announceWaiting(context, idsOf(rows)),
      },
      authorise: {
        async prepare(context, next) {
          const answered = await answer(context, next)
          const isGateAlone = isByGate(context, answered) && answered.answered_name === null
          if (isGateAlone) throw fieldProblem('answered_name', 'name_required')
          return answered
        },
        after: settled,
      },
      deny: {
        async prepare(context, next) {
          const denied = await answer(context, next)
          await endPass(machineries, context, next)
          return denied
        },
        after: settled,
      },
      cancel: { prepare: withoutPass(machineries), after: settled },
      miss: { prepare: withoutPass(machineries) },
      'check-in': {
        prepare: enter,
        async after(context, rows) {
          countOnCommit(context.queries, gateEntries, { direction: 'in' }, rows.length)
          await announceCheckIn(context, idsOf(rows))
        },
      },
      'check-out': {
        prepare: leave,
        async after(context, rows) {
          countOnCommit(context.queries, gateEntries, { direction: 'out' }, rows.length)
          await announceExit(context, rows)
        },
      },
    },

    actions: { 'undo-entry': undoEntry, 'undo-exit': undoExit, correct, 'may-stay': mayStay },
    values: {
      overstayed: stayedTooLong,
      tower_id: {
        matches: (row, ids, { tenantId }) =>
          ids
            ? sql`${row}.apartment_id IN (SELECT a.id FROM apartments a
              WHERE a.tenant_id = ${tenantId} AND a.tower_id = ANY(${[...ids]}::uuid[]))`
            : sql`${row}.apartment_id IS NOT NULL`,
      },
      corrections: { answers: z.optional(z.array(visitCorrection)), read: corrections },
    },

    onRefused: tellOfRefused,
  })

/** Ends the pass that was given only for a visit that will not take place. */
const withoutPass =
  (machineries: Machineries) =>
  async (context: TenantContext, next: Row): Promise<Row> => {
    await endPass(machineries, context, next)
    return next
  }

/** Settles the notices of visits that are answered or over. */
const settled = (context: TenantContext, rows: readonly Row[]): Promise<void> =>
  settleAnswers(context, idsOf(rows))

const open: readonly Row['state'][] = ['expected', 'waiting', 'authorised']

/** Whether a visit has not taken place yet, and may still do so. */
const isOpen = ({ at }: TenantContext, row: Row): boolean =>
  open.includes(visitStateAt(row, at ?? new Date()))

/**
 * Checks that the desk has decided about a blocked guest before a household is asked; throws
 * `state_conflict` on `let_in_reason` (visits §2). An official is never held.
 */
async function requireDecision(context: TenantContext, next: NewRow): Promise<void> {
  if (next.kind === 'official' || next.let_in_reason !== null) return
  const warnings = await blockWarnings(context, next)
  if (warnings.length > 0) throw undecided(null, warnings)
}

const undecided = (pass: PassRefusal | null, warnings: readonly EntryWarning[]) =>
  problem('state_conflict', {
    errors: [
      ...(pass === null ? [] : [{ field: 'pass', code: pass }]),
      ...warnings.map((code) => ({ field: 'let_in_reason', code })),
    ],
  })

async function begin(context: TenantContext, draft: NewRow): Promise<NewRow> {
  await requireAnswerer(context, draft)
  // With a pass, its use tells whether the host is gone or the pass was revoked, so only others are
  // checked.
  if (draft.pass_id === null) await requireHostAtHome(context, draft)
  const { now, name } = await visitorNow(context, draft.visitor_id)
  const next: NewRow = {
    ...draft,
    guest_name: draft.guest_name ?? name,
    state: draft.state ?? 'waiting',
    expected_from: draft.expected_from ?? now,
  }
  if (next.state !== 'waiting') return next
  if (next.kind !== 'official') {
    await requireDecision(context, next)
    return { ...next, waiting_since: now }
  }
  // An official is recorded and let in at once (visits §6).
  const { userId } = context.actor
  const answered = { answered_at: now, answered_by_id: userId, answered_through: 'desk' } as const
  return { ...next, state: 'authorised', ...answered }
}

/** Whether the acting employee receives a visit. */
async function isReceivedBy(
  { queries, actor }: TenantContext,
  { employee_id: employee, answered_name: name }: Row,
): Promise<boolean> {
  if (employee === null || name !== null) return false
  const own = await queries.first(sql`
    SELECT 1 FROM memberships m
    WHERE m.tenant_id = ${actor.tenantId} AND m.user_id = ${actor.userId}
      AND m.employee_id = ${employee} AND m.deleted_at IS NULL`)
  return own !== undefined
}

async function visitorNow(
  { queries, actor, at }: TenantContext,
  visitorId: string,
): Promise<{ now: Date; name: string | null }> {
  return queries.one(sql<{ now: Date; name: string | null }>`
    SELECT coalesce(${at ?? null}::timestamptz, now()) AS now, (SELECT coalesce(nullif(v.social_name, ''), v.name) FROM visitors v
      WHERE v.tenant_id = ${actor.tenantId} AND v.id = ${visitorId}::uuid) AS name`)
}

/**
 * A resident changes future visits where they may still let people in; a pass for one visit follows
 * its visit.
 */
async function change(context: TenantContext, next: Row, before: Row): Promise<Row> {
  const { role } = context.actor
  // A past visit does not change: a correction is added to it (visits §11).
  if (!isOpen(context, before) && (role === 'condomino' || before.state !== 'inside'))
    throw problem('state_conflict')
  const isMoved =
    before.state === 'expected' && pairs.some(([name]) => !sameValue(next[name], before[name]))
  if (isMoved && role === 'funcionario' && (await isGivenByOthers(context, before)))
    throw problem('forbidden')
  await requireAnswerer(context, next)
  if (next.expected_from === null) throw fieldProblem('expected_from', 'required')
  if (isElsewhere(next, before)) await requireHostAtHome(context, next)
  await movePass(context, next)
  return next
}

/**
 * Records an answer. The first answer counts: the state decides, under the row's lock. A resident
 * answers in the app; the gate enters who answered and in what way (visits §8).
 */
async function answer(context: TenantContext, next: Row): Promise<Row> {
  const { role } = context.actor
  if (role === 'condomino') {
    if (!(await mayLetIn(context, next))) throw problem('forbidden')
    return { ...next, answered_through: 'app', answered_name: null }
  }
  // An employee who receives answers for their own guests.
  if (role === 'funcionario' && (await isReceivedBy(context, next)))
    return { ...next, answered_through: 'app', answered_name: null }
  const through = next.answered_through ?? 'desk'
  if (through === 'app' || through === 'pass') throw fieldProblem('answered_through', 'not_allowed')
  return { ...next, answered_through: through }
}

/** Whether the gate passes on a household's answer. */
const isElsewhere = (next: Row, before: Row) =>
  (['host_id', ...destinationFields] as const).some((name) => next[name] !== before[name])

/** Whether the gate passes on the answer of a household. */
const isByGate = ({ actor }: TenantContext, { answered_through: through }: Row): boolean =>
  through !== 'app' && !managers.includes(actor.role)

/** Warnings that a reason has already decided about when the household was asked. */
const blocks: readonly EntryWarning[] = ['visitor_blocked', 'plate_blocked']

async function enter(context: TenantContext, next: Row, before: Row): Promise<Row> {
  const pass = await judgePass(context, next, before)
  const isReasoned = next.let_in_reason !== null && next.let_in_reason !== before.let_in_reason
  // One answer contains all warnings, and one reason decides about all of them.
  if (pass !== null && !isReasoned) throw undecided(pass, await blockWarnings(context, next))
  const warnings = await checkEntry(context, next)
  const open = warnings.filter((code) => before.let_in_reason === null || !blocks.includes(code))
  if (open.length > 0 && !isReasoned) throw undecided(null, open)
  await takePass(context, next)
  return next
}

/** An exit that nobody saw has no time (visits §10). */
async function leave({ actor }: TenantContext, next: Row): Promise<Row> {
  const how = next.checked_out_how ?? 'desk'
  if ((how === 'closed_by_job' || how === 'reader') && actor.role !== 'system')
    throw fieldProblem('checked_out_how', 'not_allowed')
  const isSeen = how === 'desk' || how === 'reader'
  return { ...next, checked_out_how: how, ...(!isSeen && { checked_out_at: null }) }
}
