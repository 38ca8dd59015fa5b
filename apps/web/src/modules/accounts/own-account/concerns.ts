import type { Role } from '@portaria/contract/actors/roles'
import { mayUse } from '@portaria/contract/define-register/permissions'
import {
  audienceOf,
  type NotificationKind,
} from '@portaria/contract/notifications/notification-kinds'

/** Whether a kind of notification is meant for a role. */
export function concerns(kind: NotificationKind, role: Role): boolean {
  const { right, roles } = audienceOf(kind)
  return right === undefined ? (roles?.includes(role) ?? true) : mayUse(role, right)
}
