import type { occurrenceNotes } from '@portaria/contract/modules/matters/occurrence-notes/occurrence-notes'
import type { RegisterBehaviour } from '../../../register-endpoints/register-behaviour.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { tellNote } from '../occurrences/occurrence-news.ts'

type Row = RowOf<typeof occurrenceNotes>

/** Notes beyond their definition: what is not said to be for who reported is for the team. */
export const occurrenceNotesBehaviour: RegisterBehaviour<typeof occurrenceNotes> = {
  async beforeCreate({ actor }, next): Promise<Row> {
    const audience = actor.role === 'condomino' ? 'requester' : (next.audience ?? 'team')
    return { ...next, audience, author_id: actor.userId }
  },

  async afterCreate(context, row) {
    await tellNote(context, String(row['occurrence_id']), row.audience ?? 'team')
  },
}
