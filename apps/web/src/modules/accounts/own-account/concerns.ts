import { audienceOf, type NotificationKind } from '@portaria/contract/notification-kinds'
import { mayUse } from '@portaria/contract/permissions'
import type { Role } from '@portaria/contract/roles'

/** Whether a kind of notification is meant for a role. */
export function concerns(kind: NotificationKind, role: Role): boolean {
  const { right, roles } = audienceOf(kind)
  return right === undefined ? (roles?.includes(role) ?? true) : mayUse(role, right)
}
