import type { FeatureRight } from './permissions.ts'
import type { Role } from './roles.ts'

/** Ways by which a notification reaches a person, in the order screens show them. */
export const channels = ['app', 'toast', 'sound', 'browser', 'email'] as const

export type Channel = (typeof channels)[number]

/** Whether a kind comes by a channel whatever one chooses, or by choice, which begins on or off. */
export type Way = 'always' | 'on' | 'off'

type Kind = {
  /** Whom it concerns; everybody where none is named. */
  readonly right?: FeatureRight
  /** A channel that is not named never brings it. */
  readonly ways: { readonly [C in Channel]?: Way }
  /** Roles for whom a channel is not theirs to turn off: they are on duty by it. */
  readonly alwaysFor?: { readonly [C in Channel]?: readonly Role[] }
}

/**
 * What reaches a person, and how (domain.md section 4). A kind that joins is a line here and its words
 * in the profile page. The gate is not silenced: whoever works there always hears an alert, and for
 * everybody whom it concerns it stands in the app until it is handled.
 */
export const notificationKinds = {
  panic_alert: {
    right: 'panic.see_all',
    ways: { app: 'always', toast: 'on', sound: 'on', browser: 'off' },
    alwaysFor: { sound: ['funcionario'] },
  },
  own_alert: { right: 'panic.raise', ways: { app: 'always', toast: 'on' } },
  account_security: { ways: { email: 'always' } },
} as const satisfies Readonly<Record<string, Kind>>

export type NotificationKind = keyof typeof notificationKinds

type WaysOf<K extends NotificationKind> = (typeof notificationKinds)[K]['ways']

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
  const kinds = Object.entries<Kind>(notificationKinds).map(([kind, { ways }]) => {
    const chosen = Object.entries(ways).filter(([, way]) => way !== 'always')
    return [kind, Object.fromEntries(chosen.map(([channel, way]) => [channel, of(way)]))]
  })
  // The table above is what the type is read from.
  return Object.fromEntries(kinds) as PerChoice<Value>
}

const flag = [true, false] as const

/** What each choice may be, as the settings check it. */
export const notificationRules: PerChoice<typeof flag> = perChoice(() => flag)

/** The choices of somebody who never made one. */
export const defaultNotifications: NotificationChoices = perChoice((way) => way === 'on')

/** The right of those whom a kind concerns; null for everybody. */
export function rightOf(kind: NotificationKind): FeatureRight | null {
  const { right }: Kind = notificationKinds[kind]
  return right ?? null
}

/** How a kind comes by a channel to somebody of a role; null is never. */
export function wayOf(kind: NotificationKind, channel: Channel, role: Role): Way | null {
  const { ways, alwaysFor }: Kind = notificationKinds[kind]
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
