import type { Role } from '../actors/roles.ts'
import {
  type Channel,
  type NoticeGroup,
  type NoticeKind,
  noticeGroups,
  type Way,
} from '../define-notices/define-notices.ts'
import { notificationKinds } from '../modules/notification-kinds.ts'

export type NotificationKind = keyof typeof notificationKinds

type WaysOf<K extends NotificationKind> = (typeof notificationKinds)[K]['ways']

/** The names of all kinds, in the order of screens. */
export const notificationKindNames = Object.entries<NoticeKind>(notificationKinds)
  .toSorted(([, one], [, other]) => one.place - other.place)
  .map(([name]) => name as NotificationKind)

/** The channels of a kind that a person may turn on and off. */
type Choosable<K extends NotificationKind> = {
  [C in keyof WaysOf<K>]: WaysOf<K>[C] extends 'always' ? never : C
}[keyof WaysOf<K>]

type PerChoice<Value> = {
  readonly [K in NotificationKind]: { readonly [C in Choosable<K>]: Value }
}

/** A person's choices, per kind and channel. */
export type NotificationChoices = PerChoice<boolean>

/**
 * Makes the same structure for every kind and channel that can be chosen; `of` returns each value.
 */
function perChoice<Value>(of: (way: Way) => Value): PerChoice<Value> {
  const kinds = Object.entries<NoticeKind>(notificationKinds).map(([kind, { ways }]) => {
    const chosen = Object.entries(ways).filter(([, way]) => way !== 'always')
    return [kind, Object.fromEntries(chosen.map(([channel, way]) => [channel, of(way)]))]
  })
  // The type is derived from the same kinds.
  return Object.fromEntries(kinds) as PerChoice<Value>
}

const flag = [true, false] as const

/** The allowed values of each choice, as the settings check them. */
export const notificationRules: PerChoice<typeof flag> = perChoice(() => flag)

/** The choices of a person who never made one. */
export const defaultNotifications: NotificationChoices = perChoice((way) => way === 'on')

/**
 * Returns the right that recipients of a kind have, or their roles. Without either, everybody is a
 * recipient.
 */
export function audienceOf(kind: NotificationKind): Pick<NoticeKind, 'right' | 'roles'> {
  const known: NoticeKind = notificationKinds[kind]
  return known
}

/** Returns how a kind uses a channel for a role; null for never. */
export function wayOf(kind: NotificationKind, channel: Channel, role: Role): Way | null {
  const { ways, alwaysFor }: NoticeKind = notificationKinds[kind]
  return alwaysFor?.[channel]?.includes(role) ? 'always' : (ways[channel] ?? null)
}

/** Whether a kind reaches a person of a role by a channel, with their choices. */
export function reaches(
  choices: NotificationChoices,
  kind: NotificationKind,
  channel: Channel,
  role: Role,
): boolean {
  const way = wayOf(kind, channel, role)
  if (way === null || way === 'always') return way === 'always'
  const chosen: { readonly [C in Channel]?: boolean } = choices[kind]
  return chosen[channel] ?? way === 'on'
}

/** Returns kinds by their groups, in the order of groups; empty groups are left out. */
export function byGroup(
  kinds: readonly NotificationKind[],
): readonly { group: NoticeGroup; kinds: readonly NotificationKind[] }[] {
  const groupOf = (kind: NotificationKind) => (notificationKinds[kind] as NoticeKind).group
  return noticeGroups
    .map((group) => ({ group, kinds: kinds.filter((kind) => groupOf(kind) === group) }))
    .filter((one) => one.kinds.length > 0)
}
