import { councilNotes } from '@portaria/contract/modules/matters/council-notes/council-notes'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import { decides } from '../council-occurrences/council.ts'
import { tellCouncilNote } from '../council-occurrences/council-news.ts'

/** Notes about what accuses a síndico: of who reported it they are for both, else for the council unless said. */
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
