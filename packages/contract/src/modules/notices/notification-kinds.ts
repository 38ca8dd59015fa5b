import type { FeatureRight } from '../../permissions.ts'
import type { Role } from '../../roles.ts'

/**
 * Ways by which a notification reaches a person, in the order screens show them. `browser` comes from
 * an open page, `push` to a device that was registered for it, open or not.
 */
export const channels = ['app', 'toast', 'sound', 'browser', 'push', 'email'] as const

export type Channel = (typeof channels)[number]

/** Whether a kind comes by a channel whatever one chooses, or by choice, which begins on or off. */
export type Way = 'always' | 'on' | 'off'

type Kind = {
  /** Whom it concerns, by a right or by their roles; everybody where neither is named. */
  readonly right?: FeatureRight
  readonly roles?: readonly Role[]
  /** A channel that is not named never brings it. */
  readonly ways: { readonly [C in Channel]?: Way }
  /** Roles for whom a channel is not theirs to turn off: they are on duty by it. */
  readonly alwaysFor?: { readonly [C in Channel]?: readonly Role[] }
}

/** Who may be asked whether somebody may come in, and told of it: residents, and hosts among the staff. */
const hosts = ['sindico', 'funcionario', 'condomino'] as const

/** Who works at the gate. */
const gate = ['sindico', 'funcionario'] as const

/**
 * What reaches a person, and how (domain.md section 4). A kind that joins is a line here and its words
 * in the profile page; one that is an item of the inbox also stands in `inbox-kinds.ts`. The gate is
 * not silenced: whoever works there always hears an alert, and for everybody whom it concerns it
 * stands in the app until it is handled.
 */
export const notificationKinds = {
  panic_alert: {
    right: 'panic.see_all',
    ways: { app: 'always', toast: 'on', sound: 'on', browser: 'off', push: 'always' },
    alwaysFor: { sound: ['funcionario'] },
  },
  own_alert: { right: 'panic.raise', ways: { app: 'always', toast: 'on' } },
  visit_waiting: {
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
  },
  visit_answered: { roles: gate, ways: { app: 'always', toast: 'on', push: 'off' } },
  visit_unanswered: { roles: gate, ways: { app: 'always', toast: 'on', push: 'off' } },
  visit_overstayed: { roles: gate, ways: { app: 'always', toast: 'on', push: 'off' } },
  visit_blocked: { roles: gate, ways: { app: 'always', toast: 'on', push: 'on' } },
  desk_conflict: { roles: gate, ways: { app: 'always', toast: 'on', push: 'on' } },
  visit_arrived: {
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
  },
  pass_given: { roles: hosts, ways: { app: 'always', toast: 'on', push: 'on', email: 'off' } },
  item_permitted: { roles: hosts, ways: { app: 'always', toast: 'on', push: 'on', email: 'off' } },
  document_expiring: {
    roles: ['sindico', 'service_provider'],
    ways: { app: 'always', toast: 'on', push: 'off', email: 'on' },
  },
  access_ending: {
    roles: ['funcionario', 'condomino', 'service_provider'],
    ways: { app: 'always', toast: 'on', push: 'off', email: 'on' },
  },
  parcel_arrived: {
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
  },
  parcel_judicial: {
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
  },
  parcel_waiting: {
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
  },
  parcel_handed: {
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
  },
  parcel_lost: {
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
  },
  parcel_returned: {
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
  },
  parcel_refused: {
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
  },
  parcel_in_locker: {
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
  },
  locker_attention: { roles: gate, ways: { app: 'always', toast: 'on', push: 'off' } },
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

/** The right of those whom a kind concerns, or their roles; neither for everybody. */
export function audienceOf(kind: NotificationKind): Pick<Kind, 'right' | 'roles'> {
  const known: Kind = notificationKinds[kind]
  return known
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
