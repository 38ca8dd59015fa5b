import { changedRow } from '@portaria/contract/register-answers'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { announceExit } from '../../domain/visit-news.ts'
import { problem } from '../../platform/problem.ts'
import type { ActionHandler } from '../../register-endpoints/register-behaviour.ts'

/** The gate has looked at somebody who stays too long: nobody is told of it again. */
export const mayStay: ActionHandler = {
  summary: 'Acknowledge that somebody stays longer than usual',
  body: z.optional(z.nullable(z.strictObject({}))),
  answers: changedRow,
  async run(context, row) {
    if (row['state'] !== 'inside') throw problem('state_conflict')
    const { queries, actor } = context
    await queries.count(sql`
      UPDATE visits SET overstay_seen_at = now(), version = version + 1, updated_at = now(),
        updated_by = ${actor.userId}
      WHERE tenant_id = ${actor.tenantId} AND id = ${row.id}`)
    await announceExit(context, [row.id])
    return { id: row.id }
  },
}
