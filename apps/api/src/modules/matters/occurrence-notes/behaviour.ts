import { occurrenceNotes } from '@portaria/contract/modules/matters/occurrence-notes/occurrence-notes'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import { tellNote } from '../occurrences/occurrence-news.ts'

/** Notes beyond their definition: what is not said to be for who reported is for the team. */
export const occurrenceNotesBehaviour = defineBehaviour(occurrenceNotes, {
  async beforeCreate({ actor }, next) {
    const audience = actor.role === 'condomino' ? 'requester' : (next.audience ?? 'team')
    return { ...next, audience, author_id: actor.userId }
  },

  async afterCreate(context, row) {
    await tellNote(context, row.occurrence_id, row.audience ?? 'team')
  },
})
