import { councilNotes } from '@portaria/contract/modules/matters/council-notes/council-notes'
import { councilOccurrences } from '@portaria/contract/modules/matters/council-occurrences/council-occurrences'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import { makeRows } from '../../../register-endpoints/derived-rows.ts'
import type { RowOf, TransitionOf } from '../../../register-endpoints/typed-rows.ts'
import { nextNumberOfYear } from '../../companies/public/number-series.ts'
import { requirePast } from '../occurrences/occurrence-terms.ts'
import { freezeReaders, requireReaders } from './council.ts'
import { tellCouncil, tellCouncilReporter } from './council-news.ts'

type Row = RowOf<typeof councilOccurrences>
type Step = TransitionOf<typeof councilOccurrences>

/** The fields with the text of a step. */
const saidAt: { readonly [Name in Step]?: 'outcome' | 'cancel_reason' } = {
  close: 'outcome',
  cancel: 'cancel_reason',
}

/** Handles a step: it is recorded among the notes, and the reporter is notified. */
const taken =
  (step: Step) =>
  async (context: TenantContext, rows: readonly Row[]): Promise<void> => {
    const field = saidAt[step]
    await makeRows(
      context,
      councilNotes,
      rows.map((row) => ({
        council_occurrence_id: row.id,
        audience: 'requester',
        body: field === undefined ? '' : (row[field] ?? ''),
        author_id: context.actor.userId,
        step,
      })),
    )
    for (const row of rows) await tellCouncilReporter(context, row)
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
