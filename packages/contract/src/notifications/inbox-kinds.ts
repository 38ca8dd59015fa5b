import type { NoticeItem, OutcomeOf, WordsOf } from '../define-notices/define-notices.ts'
import { notificationKinds } from '../modules/notification-kinds.ts'

type Kinds = typeof notificationKinds

/** The kinds of notifications that are items of the inbox. */
export type InboxKind = {
  [K in keyof Kinds]: Kinds[K] extends { item: NoticeItem } ? K : never
}[keyof Kinds]

/** The words that an item of a kind is made with. */
export type InboxWords<K extends InboxKind> = WordsOf<Kinds[K]['item']>

/** The words that are added once it is done; none for most kinds. */
export type InboxOutcome<K extends InboxKind> = OutcomeOf<Kinds[K]['item']>

/** The subject of an item, as its kind allows. */
export type InboxSubject<K extends InboxKind> = {
  readonly register: keyof Kinds[K]['item']['pages'] & string
  readonly id: string
}

/** Returns a kind as declared, including its optional parts. */
export const inboxKind = (kind: InboxKind): NoticeItem => notificationKinds[kind].item

export const inboxKindNames = Object.entries(notificationKinds).flatMap(([name, kind]) =>
  'item' in kind ? [name as InboxKind] : [],
)

/**
 * Returns the page of an item's subject: the address that its kind declares, with the id and the
 * words filled in. Null for a register that the kind does not name.
 */
export function inboxPage(
  kind: InboxKind,
  subject: { register: string; id: string },
  words: Readonly<Record<string, string>>,
): string | null {
  const page = inboxKind(kind).pages[subject.register]
  const places: Readonly<Record<string, string>> = { ...words, id: subject.id }
  return (
    page?.replace(/\{(\w+)\}/g, (_place, name: string) => encodeURIComponent(places[name] ?? '')) ??
    null
  )
}
