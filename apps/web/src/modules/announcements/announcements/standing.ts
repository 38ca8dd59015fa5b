import type { AnnouncementRecipient } from '@portaria/contract/modules/announcements/announcements/announcement-answers'

export type Standing = 'acknowledged' | 'told' | 'read' | 'withoutLogin' | 'onTheWay' | 'unread'

/** The furthest state that an announcement has reached with a recipient. */
export function standingOf({
  has_login,
  delivered_at,
  read_at,
  acknowledged_at,
  told_on,
}: AnnouncementRecipient): Standing {
  if (acknowledged_at !== null) return 'acknowledged'
  if (told_on !== null) return 'told'
  if (read_at !== null) return 'read'
  if (!has_login) return 'withoutLogin'
  return delivered_at === null ? 'onTheWay' : 'unread'
}
