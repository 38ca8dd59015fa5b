import { type Channel, type NotificationKind, reaches } from '@portaria/contract/notification-kinds'
import { useRole } from '../session/use-session.ts'
import { useSettings } from '../settings/use-settings.ts'

/** Whether a kind of notification comes by a channel to whoever is signed in. */
export function useReaches(kind: NotificationKind, channel: Channel): boolean {
  const role = useRole()
  return useSettings(({ notifications }) =>
    role === null ? false : reaches(notifications, kind, channel, role),
  )
}
