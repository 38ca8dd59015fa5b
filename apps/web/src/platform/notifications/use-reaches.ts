import type { Channel } from '@portaria/contract/define-notices/define-notices'
import { type NotificationKind, reaches } from '@portaria/contract/notifications/notification-kinds'
import { useRole } from '../session/use-session.ts'
import { useSettings } from '../settings/use-settings.ts'

/** Whether the signed-in person receives a kind of notification by a channel. */
export function useReaches(kind: NotificationKind, channel: Channel): boolean {
  const role = useRole()
  return useSettings(({ notifications }) =>
    role === null ? false : reaches(notifications, kind, channel, role),
  )
}
