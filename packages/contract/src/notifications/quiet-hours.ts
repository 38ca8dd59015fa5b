import type { Channel, NoticeKind } from '../define-notices/define-notices.ts'
import { notificationKinds } from '../modules/notification-kinds.ts'
import type { NotificationKind } from './notification-kinds.ts'

/** Channels that quiet hours hold back: those that reach a person who looks at no screen. */
export const quietChannels = ['push', 'email'] as const

export type QuietChannel = (typeof quietChannels)[number]

const flag = [true, false] as const

/** Minutes of the day, in steps of a quarter of an hour. */
export const quietMinutes = { min: 0, max: 1_425, step: 15 } as const

const DAY_MINUTES = 1_440

const hours = { on: flag, from: quietMinutes, to: quietMinutes } as const

/** The kinds that quiet hours hold back, unless the person excepts them. */
export const heldKinds: readonly NotificationKind[] = Object.entries<NoticeKind>(notificationKinds)
  .filter(([, { item, ways }]) => item && !item.overridesQuiet && (ways.push || ways.email))
  .toSorted(([, one], [, other]) => one.place - other.place)
  .map(([kind]) => kind as NotificationKind)

const perHeldKind = <Value>(value: Value) =>
  Object.fromEntries(heldKinds.map((kind) => [kind, value])) as {
    readonly [K in NotificationKind]?: Value
  }

/** The allowed values of each part of quiet hours, as the settings check them. */
export const quietRules = { push: hours, email: hours, except: perHeldKind(flag) } as const

/** The quiet time of one channel, in minutes of the company's day; one that ends before it starts ends tomorrow. */
export type QuietTime = { readonly on: boolean; readonly from: number; readonly to: number }

/** A person's quiet hours (notices §3). */
export type QuietHours = {
  readonly push: QuietTime
  readonly email: QuietTime
  /** Kinds that quiet hours do not hold back. */
  readonly except: { readonly [K in NotificationKind]?: boolean }
}

/** The suggestion for a person who turns them on: the night. */
const night: QuietTime = { on: false, from: 1_320, to: 420 }

/** The quiet hours of a person who never chose any: they are off. */
export const defaultQuietHours: QuietHours = {
  push: night,
  email: night,
  except: perHeldKind(false),
}

/**
 * Returns the minutes for which quiet hours still hold a channel back, from `minute` of the
 * company's day on. 0 if they are off, do not include that minute, or begin and end at the same
 * time.
 */
export function quietMinutesLeft({ on, from, to }: QuietTime, minute: number): number {
  if (!on || from === to) return 0
  const length = (to - from + DAY_MINUTES) % DAY_MINUTES
  const since = (minute - from + DAY_MINUTES) % DAY_MINUTES
  return since < length ? length - since : 0
}

/** Whether quiet hours hold back a kind at all for a person. */
export function isHeldBack({ except }: QuietHours, kind: NotificationKind): boolean {
  const { item }: NoticeKind = notificationKinds[kind]
  return item?.overridesQuiet === undefined && except[kind] !== true
}

/**
 * Returns the minutes for which a kind waits for a person on a channel, by the minute of the
 * company's day.
 */
export function heldFor(
  quiet: QuietHours,
  kind: NotificationKind,
  channel: Channel,
  minute: number,
): number {
  if (channel !== 'push' && channel !== 'email') return 0
  return isHeldBack(quiet, kind) ? quietMinutesLeft(quiet[channel], minute) : 0
}
