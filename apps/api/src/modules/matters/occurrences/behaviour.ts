import { occurrenceNotes } from '@portaria/contract/modules/matters/occurrence-notes/occurrence-notes'
import { openOccurrenceStates } from '@portaria/contract/modules/matters/occurrences/occurrence-fields'
import { occurrences } from '@portaria/contract/modules/matters/occurrences/occurrences'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import { makeRows } from '../../../register-endpoints/derived-rows.ts'
import type { NewRowOf, RowOf, TransitionOf } from '../../../register-endpoints/typed-rows.ts'
import { sameValue } from '../../../register-endpoints/untyped-row.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { nextNumberOfYear } from '../../companies/public/number-series.ts'
import { planNews } from './occurrence-jobs.ts'
import { tellReported, tellReporter, tellUnits } from './occurrence-news.ts'
import { requireAlert, requireNoSindico, requirePast, withType } from './occurrence-terms.ts'

type Row = NewRowOf<typeof occurrences>
type Written = RowOf<typeof occurrences>
type Step = TransitionOf<typeof occurrences>

const open: readonly Row['state'][] = openOccurrenceStates

/** The fields with the text of a step. */
const saidAt: { readonly [Name in Step]?: 'outcome' | 'cancel_reason' | 'unit_note' } = {
  close: 'outcome',
  cancel: 'cancel_reason',
  'tell-unit': 'unit_note',
}

/** Records a step as a note with its text. Only the team reads the text that was sent to a unit. */
async function noteStep(
  context: TenantContext,
  step: Step,
  rows: readonly Written[],
): Promise<void> {
  const field = saidAt[step]
  await makeRows(
    context,
    occurrenceNotes,
    rows.map((row) => ({
      occurrence_id: row.id,
      audience: step === 'tell-unit' ? 'team' : 'requester',
      body: field === undefined ? '' : (row[field] ?? ''),
      author_id: context.actor.userId,
      step,
    })),
  )
}

/** Returns whether an occurrence concerns a unit that meets a condition on `i`. */
const concerned = (row: Sql, tenantId: string, unit: Sql): Sql => sql`EXISTS (
  SELECT 1 FROM occurrence_involved i
  WHERE i.tenant_id = ${tenantId} AND i.occurrence_id = ${row}.id AND i.apartment_id IS NOT NULL
    AND ${unit})`

const taken =
  (step: Step) =>
  async (context: TenantContext, rows: readonly Written[]): Promise<void> => {
    await noteStep(context, step, rows)
    await tellReporter(context, rows)
  }

/** Throws `type_missing` if an occurrence has no type yet. */
const requireType = async <Next extends Row>(_: TenantContext, next: Next): Promise<Next> => {
  if (next.type_id === null) throw fieldProblem('type_id', 'type_missing')
  return next
}

/** Occurrences beyond their definition (matters §3, §4; decision 0089). */
export const occurrencesBehaviour = defineBehaviour(occurrences, {
  values: {
    late: (row: Sql, actor) => sql`(
      ${row}.state = ANY(${[...openOccurrenceStates]}::text[]) AND ${row}.due_on < ${todayOf(actor)})`,
    added_after: (row: Sql, { tenantId }) => sql`(${row}.closed_at IS NOT NULL AND EXISTS (
      SELECT 1 FROM occurrence_notes n
      WHERE n.tenant_id = ${tenantId} AND n.occurrence_id = ${row}.id AND n.deleted_at IS NULL
        AND n.step IS NULL AND n.created_at > ${row}.closed_at))`,
    apartment_id: {
      matches: (row, ids, { tenantId }) =>
        concerned(row, tenantId, ids ? sql`i.apartment_id = ANY(${[...ids]}::uuid[])` : sql`true`),
    },
    tower_id: {
      matches: (row, ids, { tenantId }) =>
        concerned(
          row,
          tenantId,
          ids
            ? sql`i.apartment_id IN (SELECT a.id FROM apartments a
                WHERE a.tenant_id = ${tenantId} AND a.tower_id = ANY(${[...ids]}::uuid[]))`
            : sql`true`,
        ),
    },
  },

  async beforeCreate(context, next) {
    requirePast(next.happened_at)
    // Residents and inspections set no type: the team sets it later.
    if (context.actor.role !== 'condomino' && next.inspection_id === null)
      await requireType(context, next)
    await requireAlert(context, next.panic_at)
    await requireNoSindico(context, next)
    const typed = await withType(context, next, { isNew: true })
    return {
      ...typed,
      severity: typed.severity ?? 'minor',
      number: await nextNumberOfYear(context, 'occurrences'),
      reporter_id: context.actor.userId,
      state: 'open',
    }
  },

  async afterCreate(context, row) {
    await tellReported(context, row.id)
  },

  async beforeChange(context, next, before) {
    if (!open.includes(before.state)) throw problem('state_conflict')
    await requireNoSindico(context, next)
    if (!sameValue(before.assignee_employee_id, next.assignee_employee_id))
      await planNews(context, next.id)
    const isOther = !sameValue(before.type_id, next.type_id)
    return isOther ? withType(context, next, { isNew: false }) : next
  },

  transitions: {
    analyse: { prepare: requireType, after: taken('analyse') },
    proceed: { prepare: requireType, after: taken('proceed') },
    close: { prepare: requireType, after: taken('close') },
    cancel: { after: taken('cancel') },
    'tell-unit': {
      async prepare(context, next) {
        if (next.hidden_from_unit === true) throw fieldProblem('unit_note', 'unit_not_told')
        return requireType(context, next)
      },
      async after(context, rows) {
        for (const row of rows)
          if ((await tellUnits(context, row)) === 0)
            throw fieldProblem('unit_note', 'nobody_to_tell')
        await noteStep(context, 'tell-unit', rows)
      },
    },
  },
})
