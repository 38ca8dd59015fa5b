import type { TenantActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import { ofOwnEvents } from './own-events.ts'

/** Returns whether the actor may read a live reservation `event`, for readers of the register. */
export function isSeen(event: Sql, actor: TenantActor): Sql {
  const isOwn = actor.role === 'condomino' ? ofOwnEvents(event, actor) : sql`true`
  return sql`(${event}.deleted_at IS NULL AND ${isOwn})`
}
