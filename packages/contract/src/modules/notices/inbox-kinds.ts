import type { NotificationKind } from './notification-kinds.ts'

/** How soon the service of a browser must deliver a push message (RFC 8030, section 5.3). */
type Urgency = 'high' | 'normal' | 'low'

type Kind = {
  /** What its sentence names, in every item. */
  readonly words: readonly string[]
  /** What its sentence names besides once it is done, such as who answered. */
  readonly outcome: readonly string[]
  /** The page of its subject, by the register or feature that has the subject. */
  readonly pages: Readonly<Record<string, `/apps/${string}{id}${string}`>>
  /** Whether its sentence names people: a locked screen then shows one that does not. */
  readonly namesPeople: boolean
  /** A message that could not be delivered for so many seconds is of no use any more. */
  readonly push: { readonly ttlS: number; readonly urgency: Urgency }
  /** A repeat of the same key is no news; else it joins the item and makes it unread again. */
  readonly once?: true
}

/** Hours for which the visit at a gate is news. */
const VISIT_TTL_S = 2 * 3600

const ofVisit = {
  words: ['visitor', 'place'],
  outcome: [],
  pages: { visits: '/apps/condominiums/visit/{id}' },
  namesPeople: true,
} as const

const ofParcel = {
  words: ['number', 'place'],
  outcome: [],
  pages: { parcels: '/apps/condominiums/parcel/{id}' },
  namesPeople: true,
  push: { ttlS: 24 * 3600, urgency: 'normal' },
} as const

/**
 * The kinds of notifications that are items of the inbox (domain.md section 4, Notifications). A kind
 * that joins has a line here, one in `notificationKinds` for its channels and roles, and its
 * sentences in `apps/api/src/modules/notices/texts`.
 */
export const inboxKinds = {
  /** Somebody is at the gate and the person may let them in. `answer` is `authorised` or `denied`. */
  visit_waiting: {
    ...ofVisit,
    outcome: ['answer', 'by'],
    push: { ttlS: 600, urgency: 'high' },
  },
  /** The gate's question was answered by `by`. */
  visit_answered: {
    ...ofVisit,
    words: ['visitor', 'place', 'answer', 'by'],
    push: { ttlS: 600, urgency: 'high' },
  },
  /** Nobody answered the gate's question within the company's limit. */
  visit_unanswered: { ...ofVisit, push: { ttlS: 600, urgency: 'high' } },
  /** Somebody is inside for longer than their kind of visit should take. */
  visit_overstayed: { ...ofVisit, push: { ttlS: VISIT_TTL_S, urgency: 'normal' } },
  /**
   * Somebody who is blocked, or their car, is at the gate: `entered` is `yes` where the gate let them in
   * with a reason.
   */
  visit_blocked: {
    ...ofVisit,
    words: ['visitor', 'place', 'entered'],
    pages: {
      ...ofVisit.pages,
      visitors: '/apps/condominiums/visitor/{id}',
      passes: '/apps/condominiums/pass/{id}',
    },
    push: { ttlS: VISIT_TTL_S, urgency: 'high' },
  },
  /** The gate made a pass to the household's unit, by the word of `by`. */
  pass_given: {
    words: ['visitor', 'place', 'by'],
    outcome: [],
    pages: { passes: '/apps/condominiums/pass/{id}' },
    namesPeople: true,
    push: { ttlS: VISIT_TTL_S, urgency: 'normal' },
  },
  /** The gate noted that something may leave or enter, by the word of `by`. */
  item_permitted: {
    words: ['item', 'place', 'by'],
    outcome: [],
    pages: { 'item-passes': '/apps/condominiums/item-pass/{id}' },
    namesPeople: true,
    push: { ttlS: VISIT_TTL_S, urgency: 'normal' },
  },
  /** What a desk recorded without a network could not be recorded as it happened. */
  desk_conflict: {
    words: ['visitor'],
    outcome: [],
    pages: { desk_entries: '/apps/condominiums/gate/?entry={id}' },
    namesPeople: true,
    push: { ttlS: VISIT_TTL_S, urgency: 'high' },
  },
  /** Somebody who was expected, or let in by others, is inside. */
  visit_arrived: { ...ofVisit, push: { ttlS: VISIT_TTL_S, urgency: 'normal' } },
  /**
   * A paper of a provider or an employee ends soon, or has ended: `document` is its kind, such as
   * `insurance`, and `on` its last day as YYYY-MM-DD.
   */
  document_expiring: {
    words: ['holder', 'document', 'on'],
    outcome: [],
    pages: {
      'service-providers': '/apps/condominiums/service-provider/{id}',
      employees: '/apps/condominiums/employee/{id}',
    },
    namesPeople: true,
    push: { ttlS: 24 * 3600, urgency: 'low' },
    once: true,
  },
  /**
   * The person's own access ends with the day `on`, as YYYY-MM-DD, because they move out, are dismissed
   * or their contract ends. Done once `by` has taken that back.
   */
  access_ending: {
    words: ['on'],
    outcome: ['by'],
    pages: {
      residents: '/apps/condominiums/resident/{id}',
      employees: '/apps/condominiums/employee/{id}',
      'service-providers': '/apps/condominiums/service-provider/{id}',
    },
    namesPeople: false,
    push: { ttlS: 24 * 3600, urgency: 'normal' },
  },
  /** A parcel has arrived for the household: its number and its unit. */
  parcel_arrived: ofParcel,
  /** The same of a letter from a court, whose every day counts. */
  parcel_judicial: { ...ofParcel, push: { ttlS: 24 * 3600, urgency: 'high' } },
  /** It still waits. */
  parcel_waiting: ofParcel,
  /** It was collected by `by`, which is empty where the household's own code was told. */
  parcel_handed: { ...ofParcel, words: ['number', 'place', 'by'] },
  /** It is nowhere to be found. */
  parcel_lost: ofParcel,
  /** It went back to whoever sent it. */
  parcel_returned: ofParcel,
  /** A letter from a court was refused in writing. */
  parcel_refused: { ...ofParcel, push: { ttlS: 24 * 3600, urgency: 'high' } },
  /** It lies in a door of a locker, which the household opens. */
  parcel_in_locker: { ...ofParcel, words: ['number', 'place', 'locker', 'door'] },
  /** A door needs somebody: `trouble` is `left_open`, `unknown`, `opened_late` or `disagrees`; without a door, `silent`. */
  locker_attention: {
    words: ['locker', 'door', 'trouble'],
    outcome: [],
    pages: { lockers: '/apps/condominiums/locker/{id}/doors' },
    namesPeople: false,
    push: { ttlS: 3600, urgency: 'normal' },
  },
} as const satisfies Readonly<Partial<Record<NotificationKind, Kind>>>

export type InboxKind = keyof typeof inboxKinds

type Declared<K extends InboxKind> = (typeof inboxKinds)[K]

/** What an item of a kind is made with. */
export type InboxWords<K extends InboxKind> = Readonly<Record<Declared<K>['words'][number], string>>

/** What joins its words once it is done; nothing for most kinds. */
export type InboxOutcome<K extends InboxKind> = Readonly<
  Record<Declared<K>['outcome'][number], string>
>

/** What an item of a kind may be about. */
export type InboxSubject<K extends InboxKind> = {
  readonly register: keyof Declared<K>['pages'] & string
  readonly id: string
}

/** A kind as declared, its optional parts too. */
export const inboxKind = (kind: InboxKind): Kind => inboxKinds[kind]

export const inboxKindNames = Object.keys(inboxKinds) as readonly InboxKind[]

/** The page of an item's subject; null for a register that its kind does not name. */
export function inboxPage(
  kind: InboxKind,
  subject: { register: string; id: string },
): string | null {
  return inboxKind(kind).pages[subject.register]?.replace('{id}', subject.id) ?? null
}
