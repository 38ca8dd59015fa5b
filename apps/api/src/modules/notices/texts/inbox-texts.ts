import type {
  InboxKind,
  InboxOutcome,
  InboxWords,
} from '@portaria/contract/modules/notices/inbox-kinds'

/** The documents of providers, and the papers of employees. */
type DocumentKind =
  | 'contract'
  | 'insurance'
  | 'certificate'
  | 'training'
  | 'health'
  | 'driving_licence'
  | 'other'

/** The sentences of one kind in one language. */
type KindTexts<K extends InboxKind> = {
  /** What has happened, in two or three words. It names nobody: a locked screen shows it. */
  title: string
  /** The sentence that names whom and what it is about. */
  text: (words: InboxWords<K>) => string
  /** What a locked screen shows in its place. */
  quiet: string
  /** What it tells once it is done; absent, the sentence stays as it was. */
  done?: (words: InboxWords<K> & InboxOutcome<K>) => string
  /** The button of a letter. */
  button: string
}

/** The sentences of every kind. A kind without its texts in one of the languages does not compile. */
export type InboxTexts = {
  kinds: { [K in InboxKind]: KindTexts<K> }
  /** Kinds of documents, as `document` of a word says them. */
  documents: Readonly<Record<DocumentKind, string>>
  /** Why somebody gets a letter, and where they turn it off. */
  ending: (company: string) => string
}
