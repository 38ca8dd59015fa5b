import { Suspense, useMemo } from 'react'
import { useInboxItems, useReadAll } from '../modules/notices/inbox-feed.tsx'
import { usePanicItems } from '../modules/panic/panic-feed.ts'
import { useRefreshAlerts } from '../modules/panic/panic-queries.ts'
import { lazyCode } from '../platform/connection/lazy-code.ts'
import type { NotificationFeed } from '../shell/notification-slot.tsx'
import { itemActions } from './modules.ts'

const PushOffer = lazyCode(async () => (await import('../modules/notices/PushOffer.tsx')).PushOffer)

/** Loaded once the panel is open. */
const offer = (
  <Suspense>
    <PushOffer />
  </Suspense>
)

/** The content of the notification panel: alerts before the inbox. */
export function useNotifications(): NotificationFeed {
  const alerts = usePanicItems()
  const items = useInboxItems(itemActions)
  const clearAll = useReadAll(useRefreshAlerts())
  return useMemo(
    () => ({ items: [...alerts, ...items], clearAll, offer }),
    [alerts, items, clearAll],
  )
}
