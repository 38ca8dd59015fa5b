import type { Channel, NoticeKind, Way } from './define-notices.ts'
import { notificationKinds } from './modules/notification-kinds.ts'
import type { Role } from './roles.ts'

export type NotificationKind = keyof typeof notificationKinds

type WaysOf<K extends NotificationKind> = (typeof notificationKinds)[K]['ways']

/** In the order in which screens show them. */
export const notificationKindNames = Object.entries<NoticeKind>(notificationKinds)
  .toSorted(([, one], [, other]) => one.place - other.place)
  .map(([name]) => name as NotificationKind)

/** The channels of a kind that are a person's to turn on and off. */
type Choosable<K extends NotificationKind> = {
  [C in keyof WaysOf<K>]: WaysOf<K>[C] extends 'always' ? never : C
}[keyof WaysOf<K>]

type PerChoice<Value> = {
  readonly [K in NotificationKind]: { readonly [C in Choosable<K>]: Value }
}

/** What a person chose, a kind and a channel each. */
export type NotificationChoices = PerChoice<boolean>

/** The same value of every kind and channel that are to be chosen; `of` says which. */
function perChoice<Value>(of: (way: Way) => Value): PerChoice<Value> {
  const kinds = Object.entries<NoticeKind>(notificationKinds).map(([kind, { ways }]) => {
    const chosen = Object.entries(ways).filter(([, way]) => way !== 'always')
    return [kind, Object.fromEntries(chosen.map(([channel, way]) => [channel, of(way)]))]
  })
  // The kinds are what the type is read from.
  return Object.fromEntries(kinds) as PerChoice<Value>
}

const flag = [true, false] as const

/** What each choice may be, as the settings check it. */
export const notificationRules: PerChoice<typeof flag> = perChoice(() => flag)

/** The choices of somebody who never made one. */
export const defaultNotifications: NotificationChoices = perChoice((way) => way === 'on')

/** The right of those whom a kind concerns, or their roles; neither for everybody. */
export function audienceOf(kind: NotificationKind): Pick<NoticeKind, 'right' | 'roles'> {
  const known: NoticeKind = notificationKinds[kind]
  return known
}

/** How a kind comes by a channel to somebody of a role; null is never. */
export function wayOf(kind: NotificationKind, channel: Channel, role: Role): Way | null {
  const { ways, alwaysFor }: NoticeKind = notificationKinds[kind]
  return alwaysFor?.[channel]?.includes(role) ? 'always' : (ways[channel] ?? null)
}

/** Whether a kind comes by a channel to somebody of a role who chose so. */
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
