import { occurrenceNotes } from '@portaria/contract/modules/matters/occurrence-notes/occurrence-notes'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import { tellNote } from '../occurrences/occurrence-news.ts'

/** Notes beyond their definition: by default they are for the team, not for the reporter. */
export const occurrenceNotesBehaviour = defineBehaviour(occurrenceNotes, {
  async beforeCreate({ actor }, next) {
    const audience = actor.role === 'condomino' ? 'requester' : (next.audience ?? 'team')
    return { ...next, audience, author_id: actor.userId }
  },

  async afterCreate(context, row) {
    await tellNote(context, row.occurrence_id, row.audience ?? 'team')
  },
})
