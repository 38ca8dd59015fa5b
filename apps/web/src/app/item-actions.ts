import type { ItemActions } from '../modules/notices/inbox-feed.tsx'
import { lazyCode } from '../platform/connection/lazy-code.ts'

/** The buttons of notifications in the panel, by kind: each feature brings those of its own kinds. */
export const itemActions: ItemActions = {
  visit_waiting: lazyCode(async () => (await import('../modules/visits/VisitItem.tsx')).VisitItem),
  locker_attention: lazyCode(
    async () => (await import('../modules/custody/locker-doors/LockerItem.tsx')).LockerItem,
  ),
}
