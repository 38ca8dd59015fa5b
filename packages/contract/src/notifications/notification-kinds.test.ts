import { expect, test } from 'vitest'
import { roles } from '../actors/roles.ts'
import { channels, type NoticeKind } from '../define-notices/define-notices.ts'
import { notificationKinds } from '../modules/notification-kinds.ts'
import { changeOfSettings, defaultSettings, readSettings } from '../settings/settings.ts'
import {
  defaultNotifications,
  notificationKindNames as kinds,
  type NotificationChoices,
  reaches,
  wayOf,
} from './notification-kinds.ts'

/** All choices turned off. */
const allOff = Object.fromEntries(
  Object.entries(defaultNotifications).map(([kind, channels]) => [
    kind,
    Object.fromEntries(Object.keys(channels).map((channel) => [channel, false])),
  ]),
) as unknown as NotificationChoices

test('a person without choices is notified on the screen and by sound, the browser asks first', () => {
  expect(defaultNotifications).toEqual({
    panic_alert: { toast: true, sound: true, browser: false },
    doors_released: { toast: true },
    entries_locked: { toast: true },
    emergency_announced: {},
    own_alert: { toast: true },
    announcement_sent: { toast: true, push: true, email: true },
    second_entry: { toast: true, push: false },
    minor_left_alone: { toast: true, push: true },
    reader_removals_open: { toast: true, push: true, email: false },
    face_photo_by_link: { toast: true, push: false, email: false },
    visit_waiting: { toast: true, push: true, email: false },
    visit_answered: { toast: true, push: false },
    visit_unanswered: { toast: true, push: false },
    visit_overstayed: { toast: true, push: false },
    visit_blocked: { toast: true, push: true },
    visit_not_entered: { toast: true, push: true, email: false },
    desk_conflict: { toast: true, push: true },
    visit_on_the_way: { toast: true, push: true },
    visit_arrived: { toast: true, push: true, email: false },
    pass_given: { toast: true, push: true, email: false },
    item_permitted: { toast: true, push: true, email: false },
    document_expiring: { toast: true, push: false, email: true },
    access_ending: { toast: true, push: false, email: true },
    parcel_arrived: { toast: true, push: true, email: false },
    parcel_judicial: { toast: true, push: true, email: true },
    parcel_waiting: { toast: true, push: true, email: false },
    parcel_handed: { toast: true, push: true, email: false },
    parcel_lost: { toast: true, push: true, email: true },
    parcel_returned: { toast: true, push: true, email: true },
    parcel_refused: { toast: true, push: true, email: true },
    parcel_in_locker: { toast: true, push: true, email: false },
    locker_attention: { toast: true, push: false },
    reservation_requested: { toast: true, push: true, email: false },
    reservation_offered: { toast: true, push: true, email: true },
    reservation_decided: { toast: true, push: true, email: true },
    round_missed: { toast: true, push: true, email: true },
    round_unassigned: { toast: true, push: true, email: true },
    month_reported: { toast: false, push: false, email: true },
    request_opened: { toast: true, push: true, email: false },
    request_assigned: { toast: true, push: true, email: true },
    request_commented: { toast: true, push: true, email: false },
    request_answered: { toast: true, push: true, email: true },
    request_overdue: { toast: true, push: true, email: false },
    occurrence_reported: { toast: true, push: true, email: false },
    occurrence_answered: { toast: true, push: true, email: true },
    occurrence_commented: { toast: true, push: true, email: false },
    unit_notified: { toast: true, push: true, email: true },
    council_reported: { toast: true, push: true, email: true },
    council_answered: { toast: true, push: true, email: true },
    council_commented: { toast: true, push: true, email: false },
    council_changed: { toast: true, push: true, email: false },
    violation_letter: { toast: true, push: true, email: true },
    violation_defended: { toast: true, push: true, email: false },
    account_security: {},
  })
})

test('a choice turns off one channel, and no other', () => {
  const quiet = changeOfSettings(defaultSettings(), {
    notifications: { panic_alert: { toast: false } },
  }).notifications
  expect(reaches(quiet, 'panic_alert', 'toast', 'sindico')).toBe(false)
  expect(reaches(quiet, 'panic_alert', 'sound', 'sindico')).toBe(true)
  expect(reaches(quiet, 'own_alert', 'toast', 'sindico')).toBe(true)
})

test('the gate is always notified of an alert, whatever is saved', () => {
  expect(reaches(allOff, 'panic_alert', 'sound', 'funcionario')).toBe(true)
  expect(reaches(allOff, 'panic_alert', 'sound', 'sindico')).toBe(false)
})

test('an alert is always in the app, and no kind uses a channel that it does not have', () => {
  for (const role of roles) {
    expect(reaches(allOff, 'panic_alert', 'app', role)).toBe(true)
    expect(wayOf('panic_alert', 'email', role)).toBeNull()
    expect(reaches(defaultNotifications, 'account_security', 'toast', role)).toBe(false)
  }
})

test('any saved value is read as choices', () => {
  const { notifications } = readSettings({
    notifications: { panic_alert: { toast: 'no', sound: false, email: true }, parcels: {} },
  })
  expect(notifications).toEqual({
    ...defaultNotifications,
    panic_alert: { toast: true, sound: false, browser: false },
  })
})

test('no two kinds have the same place on the profile page', () => {
  const byPlace = Map.groupBy(
    Object.entries<NoticeKind>(notificationKinds),
    ([, { place }]) => place,
  )
  const shared = [...byPlace].flatMap(([place, those]) =>
    those.length > 1 ? [`${place}: ${those.map(([name]) => name).join()}`] : [],
  )
  expect(shared).toEqual([])
})

test('every kind reaches somebody by some channel', () => {
  for (const kind of kinds) {
    expect(channels.some((channel) => wayOf(kind, channel, 'sindico') !== null)).toBe(true)
  }
})
