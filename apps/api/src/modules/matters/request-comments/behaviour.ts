import type { requestComments } from '@portaria/contract/modules/matters/request-comments/request-comments'
import { sql } from 'kysely'
import { problem } from '../../../platform/problem.ts'
import type { RegisterBehaviour } from '../../../register-endpoints/register-behaviour.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { tellComment } from '../requests/request-news.ts'

type Row = RowOf<typeof requestComments>

/** Comments beyond their definition: what is not said to be for who asked is for the team (reference.md B18). */
export const requestCommentsBehaviour: RegisterBehaviour<typeof requestComments> = {
  async beforeCreate({ actor }, next): Promise<Row> {
    const audience = actor.role === 'condomino' ? 'requester' : (next.audience ?? 'team')
    return { ...next, audience, author_id: actor.userId }
  },

  // By now the request is known to be there, and the actor's to see.
  async afterCreate(context, row) {
    const { queries, actor } = context
    const { state } = await queries.one(sql<{ state: string }>`
      SELECT state FROM requests
      WHERE tenant_id = ${actor.tenantId} AND id = ${row['request_id']} FOR SHARE`)
    if (state === 'closed') throw problem('state_conflict')
    await tellComment(context, String(row['request_id']), row.audience ?? 'team')
  },
}
