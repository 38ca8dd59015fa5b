import type { ItemActions } from '../features/inbox/inbox-feed.tsx'
import { lazyCode } from '../platform/connection/lazy-code.ts'

/** The buttons of notifications in the panel, by kind: each feature brings those of its own kinds. */
export const itemActions: ItemActions = {
  visit_waiting: lazyCode(async () => (await import('../features/visits/VisitItem.tsx')).VisitItem),
  locker_attention: lazyCode(
    async () => (await import('../features/locker-doors/LockerItem.tsx')).LockerItem,
  ),
}
