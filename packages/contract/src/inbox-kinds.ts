import type { NoticeItem, OutcomeOf, WordsOf } from './define-notices.ts'
import { notificationKinds } from './modules/notification-kinds.ts'

type Kinds = typeof notificationKinds

/** The kinds of notifications that are items of the inbox. */
export type InboxKind = {
  [K in keyof Kinds]: Kinds[K] extends { item: NoticeItem } ? K : never
}[keyof Kinds]

/** What an item of a kind is made with. */
export type InboxWords<K extends InboxKind> = WordsOf<Kinds[K]['item']>

/** What joins its words once it is done; nothing for most kinds. */
export type InboxOutcome<K extends InboxKind> = OutcomeOf<Kinds[K]['item']>

/** What an item of a kind may be about. */
export type InboxSubject<K extends InboxKind> = {
  readonly register: keyof Kinds[K]['item']['pages'] & string
  readonly id: string
}

/** A kind as declared, its optional parts too. */
export const inboxKind = (kind: InboxKind): NoticeItem => notificationKinds[kind].item

export const inboxKindNames = Object.entries(notificationKinds).flatMap(([name, kind]) =>
  'item' in kind ? [name as InboxKind] : [],
)

/** The page of an item's subject; null for a register that its kind does not name. */
export function inboxPage(
  kind: InboxKind,
  subject: { register: string; id: string },
): string | null {
  return inboxKind(kind).pages[subject.register]?.replace('{id}', subject.id) ?? null
}
