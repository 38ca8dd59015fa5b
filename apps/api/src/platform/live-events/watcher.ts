import type { TenantActor } from '@portaria/contract/actors/actor'
import { rightsColumnOf } from '@portaria/contract/actors/roles'
import type { NumberedEvent } from '../outbox/live-event-log.ts'
import type { Watch } from '../sessions/session.store.ts'

/** The person, session and tenant of an open stream. */
export type Watcher = Watch & { userId: string; actor: TenantActor }

/** Returns the watcher of an actor; null for the system, which opens no stream. */
export function watcherOf(actor: TenantActor): Watcher | null {
  const { userId, sessionId, tenantId, role } = actor
  if (userId === null || sessionId === null || role === 'system') return null
  return { userId, sessionId, tenantId, role, actor }
}

/**
 * Whether an event is meant for a watcher: of their tenant, and for their role or for them
 * personally.
 */
export function isFor({ tenantId, audience }: NumberedEvent, watcher: Watcher): boolean {
  if (tenantId !== watcher.tenantId) return false
  const { roles = [], users = [], except = [] } = audience
  if (except.includes(watcher.userId)) return false
  return roles.includes(rightsColumnOf(watcher.role)) || users.includes(watcher.userId)
}
