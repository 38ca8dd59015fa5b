import type { councilNotes } from '@portaria/contract/modules/matters/council-notes/council-notes'
import type { RegisterBehaviour } from '../../../register-endpoints/register-behaviour.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { decides } from '../council-occurrences/council.ts'
import { tellCouncilNote } from '../council-occurrences/council-news.ts'

type Row = RowOf<typeof councilNotes>

/** Notes about what accuses a síndico: of who reported it they are for both, else for the council unless said. */
export const councilNotesBehaviour: RegisterBehaviour<typeof councilNotes> = {
  async beforeCreate(context, next): Promise<Row> {
    const id = String(next['council_occurrence_id'])
    const audience = (await decides(context, id)) ? (next.audience ?? 'team') : 'requester'
    return { ...next, audience, author_id: context.actor.userId }
  },

  async afterCreate(context, row) {
    await tellCouncilNote(context, String(row['council_occurrence_id']), row.audience ?? 'team')
  },
}
