import {
  COMMENTS_A_DAY,
  requestComments,
} from '@portaria/contract/modules/matters/request-comments/request-comments'
import { sql } from 'kysely'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import { tellComment } from '../requests/request-news.ts'

/**
 * Comments beyond their definition: by default they are for the team, not for the requester
 * (matters §2).
 */
export const requestCommentsBehaviour = defineBehaviour(requestComments, {
  async beforeCreate({ actor }, next) {
    const audience = actor.role === 'condomino' ? 'requester' : (next.audience ?? 'team')
    return { ...next, audience, author_id: actor.userId }
  },

  // The check of references has passed: the request exists, and the actor may see it.
  async afterCreate(context, row) {
    const { queries, actor } = context
    const { state } = await queries.one(sql<{ state: string }>`
      SELECT state FROM requests
      WHERE tenant_id = ${actor.tenantId} AND id = ${row.request_id} FOR NO KEY UPDATE`)
    if (state === 'closed') throw problem('state_conflict')
    // The comments are counted once the request is locked, so that simultaneous ones are all
    // counted.
    const { said } = await queries.one(sql<{ said: number }>`
      SELECT count(*)::int AS said FROM request_comments
      WHERE tenant_id = ${actor.tenantId} AND request_id = ${row.request_id}
        AND author_id = ${actor.userId} AND step IS NULL AND created_at > now() - interval '1 day'`)
    if (actor.role === 'condomino' && said > COMMENTS_A_DAY)
      throw fieldProblem('body', 'too_many_comments')
    await tellComment(context, row.request_id, row.audience ?? 'team')
  },
})
