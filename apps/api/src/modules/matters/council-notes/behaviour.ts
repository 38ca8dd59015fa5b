import { councilNotes } from '@portaria/contract/modules/matters/council-notes/council-notes'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import { decides } from '../council-occurrences/council.ts'
import { tellCouncilNote } from '../council-occurrences/council-news.ts'

/**
 * Notes on occurrences about a síndico: the reporter's are for both sides, others for the council
 * by default.
 */
export const councilNotesBehaviour = defineBehaviour(councilNotes, {
  async beforeCreate(context, next) {
    const audience = (await decides(context, next.council_occurrence_id))
      ? (next.audience ?? 'team')
      : 'requester'
    return { ...next, audience, author_id: context.actor.userId }
  },

  async afterCreate(context, row) {
    await tellCouncilNote(context, row.council_occurrence_id, row.audience ?? 'team')
  },
})
