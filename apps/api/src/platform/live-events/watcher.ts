import type { TenantActor } from '@portaria/contract/actor'
import { rightsColumnOf } from '@portaria/contract/roles'
import type { NumberedEvent } from '../outbox/live-event-log.ts'
import type { Watch } from '../sessions/session.store.ts'

/** Who holds a stream open: a person in a session, for one tenant. */
export type Watcher = Watch & { userId: string; actor: TenantActor }

/** Null for work of the system itself, which watches nothing. */
export function watcherOf(actor: TenantActor): Watcher | null {
  const { userId, sessionId, tenantId, role } = actor
  if (userId === null || sessionId === null || role === 'system') return null
  return { userId, sessionId, tenantId, role, actor }
}

/** Whether an event is meant for a watcher: of their tenant, and for their role or for them. */
export function isFor({ tenantId, audience }: NumberedEvent, watcher: Watcher): boolean {
  if (tenantId !== watcher.tenantId) return false
  const { roles = [], users = [] } = audience
  return roles.includes(rightsColumnOf(watcher.role)) || users.includes(watcher.userId)
}
