import type { Role } from '../actors/roles.ts'
import type { FeatureRight } from '../define-register/permissions.ts'

/**
 * Channels by which a notification reaches a person, in the order of screens. `browser` comes from
 * an open page, `push` to a registered device, even without an open page.
 */
export const channels = ['app', 'toast', 'sound', 'browser', 'push', 'email'] as const

export type Channel = (typeof channels)[number]

/** Whether a kind always uses a channel, or lets the person choose, on or off by default. */
export type Way = 'always' | 'on' | 'off'

/** The urgency of a message for the browser's push service (RFC 8030, section 5.3). */
type Urgency = 'high' | 'normal' | 'low'

/** The icons of items in the inbox; the browser's half draws them. */
export const noticeIcons = [
  'arrival',
  'ban',
  'box',
  'departure',
  'document',
  'door',
  'hourglass',
  'locker',
  'megaphone',
  'package',
  'packageCheck',
  'packageOpen',
  'packageX',
  'question',
  'reply',
  'scale',
  'siren',
  'ticket',
  'timeOff',
  'undo',
] as const

/** A kind that is an item of the inbox (notices §1). */
export type NoticeItem = {
  readonly icon: (typeof noticeIcons)[number]
  /** Words that its sentence always uses. */
  readonly words: readonly string[]
  /** Further words of its sentence once it is done, such as the name of the person who answered. */
  readonly outcome: readonly string[]
  /**
   * The page that the item opens, by the register or feature of its subject. The address has
   * placeholders for the subject's id or its words.
   */
  readonly pages: Readonly<Record<string, `/apps/${string}`>>
  /** Whether its sentence names people: a locked screen then shows one that does not. */
  readonly namesPeople: boolean
  /**
   * How it is pushed to devices. A message that has not arrived after `ttlS` seconds is dropped.
   */
  readonly push: { readonly ttlS: number; readonly urgency: Urgency }
  /**
   * A repeat with the same key is ignored; otherwise it joins the item and makes it unread again.
   */
  readonly once?: true
  /**
   * Set if its letters and messages come even in a person's quiet hours (notices §3). `said` makes
   * them mention that reason.
   */
  readonly overridesQuiet?: 'said' | 'unsaid'
}

/**
 * The groups in which a person chooses channels, in the order of screens (notices §5). Kinds of
 * `emergencies` tell of danger to people.
 */
export const noticeGroups = [
  'emergencies',
  'accesses',
  'things',
  'reservations',
  'news',
  'matters',
] as const

export type NoticeGroup = (typeof noticeGroups)[number]

/** A kind of notification, and its channels (notices §4). */
export type NoticeKind = {
  /** Its position on the profile page, in its group; no two kinds of any group have the same. */
  readonly place: number
  readonly group: NoticeGroup
  /** Its recipients, by a right or by their roles; everybody if neither is named. */
  readonly right?: FeatureRight
  readonly roles?: readonly Role[]
  /** A channel that is not named is never used. */
  readonly ways: { readonly [C in Channel]?: Way }
  /** Roles that cannot turn a channel off, because they need it on duty. */
  readonly alwaysFor?: { readonly [C in Channel]?: readonly Role[] }
  readonly item?: NoticeItem
}

/**
 * Roles that may be asked to admit a visitor, and that are notified of the visit: residents, and
 * hosts among the staff.
 */
export const hosts = ['sindico', 'funcionario', 'condomino'] as const

/** Roles that work at the gate. */
export const gateStaff = ['sindico', 'funcionario'] as const

type Named<Words extends readonly string[]> = Readonly<Record<Words[number], string>>

/** The words that are given when an item is made. */
export type WordsOf<Item extends NoticeItem> = Named<Item['words']>

/** The words that are added once the item is done; most kinds have none. */
export type OutcomeOf<Item extends NoticeItem> = Named<Item['outcome']>

/** The sentences of one kind in one language. */
type KindSentences<Item extends NoticeItem> = {
  /** The event, in two or three words. It names nobody: a locked screen shows it. */
  readonly title: string
  /** The sentence that names people and the subject. */
  readonly text: (words: WordsOf<Item>) => string
  /** The sentence that a locked screen shows instead. */
  readonly quiet: string
  /** The sentence once it is done; if absent, the sentence stays as it was. */
  readonly done?: (words: WordsOf<Item> & OutcomeOf<Item>) => string
  /** The button of a letter. */
  readonly button: string
}

/** The sentences of kinds that are items: a kind without texts in a language does not compile. */
export type NoticeSentences<Kinds> = {
  readonly [K in keyof Kinds as Kinds[K] extends { item: NoticeItem }
    ? K
    : never]: Kinds[K] extends { item: infer Item extends NoticeItem } ? KindSentences<Item> : never
}

/** The words of kinds whose channels a person can choose. */
export type NoticeChoices<Kinds> = {
  readonly [K in keyof Kinds]: { readonly title: string; readonly text: string }
}
