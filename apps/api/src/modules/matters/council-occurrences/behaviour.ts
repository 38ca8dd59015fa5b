import { councilNotes } from '@portaria/contract/modules/matters/council-notes/council-notes'
import { councilOccurrences } from '@portaria/contract/modules/matters/council-occurrences/council-occurrences'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import { makeRows } from '../../../register-endpoints/derived-rows.ts'
import type { TransitionOf } from '../../../register-endpoints/typed-rows.ts'
import { nextNumberOfYear } from '../../companies/public/number-series.ts'
import { requirePast } from '../occurrences/occurrence-terms.ts'
import { freezeReaders, requireReaders } from './council.ts'
import { tellCouncil, tellCouncilReporter } from './council-news.ts'

type Step = TransitionOf<typeof councilOccurrences>

/** Handles a step: it is recorded among the notes, and the reporter is notified. */
const taken =
  (step: Step) =>
  async (context: TenantContext, ids: readonly string[]): Promise<void> => {
    const { queries, actor } = context
    const rows = await queries.all(sql<{ id: string; said: string }>`
      SELECT id, coalesce(CASE state WHEN 'closed' THEN outcome WHEN 'cancelled' THEN cancel_reason END, '')
        AS said
      FROM council_occurrences
      WHERE tenant_id = ${actor.tenantId} AND id = ANY(${[...ids]}::uuid[]) ORDER BY id`)
    await makeRows(
      context,
      councilNotes,
      rows.map(({ id, said }) => ({
        council_occurrence_id: id,
        audience: 'requester',
        body: said,
        author_id: actor.userId,
        step,
      })),
    )
    for (const { id } of rows) await tellCouncilReporter(context, id)
  }

/**
 * Occurrences about a síndico, beyond their definition: reporter, numbering and decision (decisions
 * 0089, 0103).
 */
export const councilOccurrencesBehaviour = defineBehaviour(councilOccurrences, {
  async beforeCreate(context, next) {
    requirePast(next.happened_at)
    return {
      ...next,
      number: `C${await nextNumberOfYear(context, 'council-occurrences')}`,
      reporter_id: context.actor.userId,
      state: 'open',
    }
  },

  async beforeChange(context, next, before) {
    await requireReaders(context, next.readers, before.readers)
    return next
  },

  async afterCreate(context, row) {
    await freezeReaders(context, row.id)
    await tellCouncil(context, row.id)
  },

  transitions: {
    analyse: { after: taken('analyse') },
    proceed: { after: taken('proceed') },
    close: { after: taken('close') },
    cancel: { after: taken('cancel') },
  },
})
