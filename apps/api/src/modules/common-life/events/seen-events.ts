import type { TenantActor } from '@portaria/contract/actor'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import { ofOwnEvents } from '../row-rules.ts'

/** Whether a live reservation is the actor's to read: of `event`, for readers of the register. */
export function isSeen(event: Sql, actor: TenantActor): Sql {
  const isOwn = actor.role === 'condomino' ? ofOwnEvents(event, actor) : sql`true`
  return sql`(${event}.deleted_at IS NULL AND ${isOwn})`
}
