import type { FeatureRight } from './permissions.ts'
import type { Role } from './roles.ts'

/**
 * Ways by which a notification reaches a person, in the order screens show them. `browser` comes from
 * an open page, `push` to a device that was registered for it, open or not.
 */
export const channels = ['app', 'toast', 'sound', 'browser', 'push', 'email'] as const

export type Channel = (typeof channels)[number]

/** Whether a kind comes by a channel whatever one chooses, or by choice, which begins on or off. */
export type Way = 'always' | 'on' | 'off'

/** How soon the service of a browser must deliver a push message (RFC 8030, section 5.3). */
type Urgency = 'high' | 'normal' | 'low'

/** The pictures of items in the inbox; the browser's half draws them. */
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
  /** What its sentence names, in every item. */
  readonly words: readonly string[]
  /** What its sentence names besides once it is done, such as who answered. */
  readonly outcome: readonly string[]
  /** The page to open, by the register or feature of its subject, with places for its id or its words. */
  readonly pages: Readonly<Record<string, `/apps/${string}`>>
  /** Whether its sentence names people: a locked screen then shows one that does not. */
  readonly namesPeople: boolean
  /** A message that could not be delivered for so many seconds is of no use any more. */
  readonly push: { readonly ttlS: number; readonly urgency: Urgency }
  /** A repeat of the same key is no news; else it joins the item and makes it unread again. */
  readonly once?: true
  /**
   * Its letters and messages come in a person's quiet hours too (notices §3), and,
   * where it is `said`, name that as the reason.
   */
  readonly overridesQuiet?: 'said' | 'unsaid'
}

/** What reaches a person, and how (notices §4). */
export type NoticeKind = {
  /** Its place among the kinds on the profile page. */
  readonly place: number
  /** Whom it concerns, by a right or by their roles; everybody where neither is named. */
  readonly right?: FeatureRight
  readonly roles?: readonly Role[]
  /** A channel that is not named never brings it. */
  readonly ways: { readonly [C in Channel]?: Way }
  /** Roles for whom a channel is not theirs to turn off: they are on duty by it. */
  readonly alwaysFor?: { readonly [C in Channel]?: readonly Role[] }
  readonly item?: NoticeItem
}

/** Who may be asked whether somebody may come in, and told of it: residents, and hosts among the staff. */
export const hosts = ['sindico', 'funcionario', 'condomino'] as const

/** Who works at the gate. */
export const gateStaff = ['sindico', 'funcionario'] as const

type Named<Words extends readonly string[]> = Readonly<Record<Words[number], string>>

/** What an item is made with. */
export type WordsOf<Item extends NoticeItem> = Named<Item['words']>

/** What joins its words once it is done; nothing for most kinds. */
export type OutcomeOf<Item extends NoticeItem> = Named<Item['outcome']>

/** The sentences of one kind in one language. */
type KindSentences<Item extends NoticeItem> = {
  /** What has happened, in two or three words. It names nobody: a locked screen shows it. */
  readonly title: string
  /** The sentence that names whom and what it is about. */
  readonly text: (words: WordsOf<Item>) => string
  /** What a locked screen shows in its place. */
  readonly quiet: string
  /** What it tells once it is done; absent, the sentence stays as it was. */
  readonly done?: (words: WordsOf<Item> & OutcomeOf<Item>) => string
  /** The button of a letter. */
  readonly button: string
}

/** The sentences of kinds that are items: one without its texts in a language does not compile. */
export type NoticeSentences<Kinds> = {
  readonly [K in keyof Kinds as Kinds[K] extends { item: NoticeItem }
    ? K
    : never]: Kinds[K] extends { item: infer Item extends NoticeItem } ? KindSentences<Item> : never
}

/** The words of kinds where a person chooses how they come. */
export type NoticeChoices<Kinds> = {
  readonly [K in keyof Kinds]: { readonly title: string; readonly text: string }
}
