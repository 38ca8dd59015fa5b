import { sentences as arSentences } from '@portaria/contract/modules/notices-ar'
import { sentences as enSentences } from '@portaria/contract/modules/notices-en'
import { sentences as esSentences } from '@portaria/contract/modules/notices-es'
import { sentences as ptSentences } from '@portaria/contract/modules/notices-pt'
import { type InboxKind, inboxKind } from '@portaria/contract/notifications/inbox-kinds'
import { type Language, locales } from '@portaria/i18n/languages'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { LetterTexts } from './letter-texts.ts'
import { pt } from './pt.ts'

const texts: Record<Language, LetterTexts> = { pt, en, es, ar }
const sentences = { pt: ptSentences, en: enSentences, es: esSentences, ar: arSentences }

/** The sentences of a kind, from words that `notify` has checked. */
type KindSentences = {
  title: string
  text(words: never): string
  quiet: string
  done?(words: never): string
  button: string
}

/** The texts of an item in one language. */
export type InboxSentence = {
  title: string
  text: string
  /** The text without names. */
  quiet: string
  button: string
  /** The reason for the letter, with the company's name. */
  ending: (company: string) => string
  /** The reason why it comes in quiet hours. */
  overridden: string
}

/**
 * The sentences of an item in its present state. Days and kinds of documents are written as in the
 * language.
 */
export function inboxSentence(
  language: Language,
  kind: InboxKind,
  stored: Readonly<Record<string, string>>,
  isDone = false,
): InboxSentence {
  const { documents, ending, overridden } = texts[language]
  const { title, text, quiet, done, button }: KindSentences = sentences[language][kind]
  const { on, document } = stored
  // `notify` takes words typed by the kind, and stores them unchanged.
  const words = {
    ...stored,
    ...(on !== undefined && { on: dayOf(on, language) }),
    ...(document !== undefined && {
      document:
        Object.entries(documents).find(([name]) => name === document)?.[1] ?? documents.other,
    }),
  } as never
  // The item says the outcome only if it has one: it may have been done for a reason without an
  // outcome, or somebody may have repeated it before it was done.
  const { outcome } = inboxKind(kind)
  const isTold = outcome.length > 0 && outcome.every((word) => stored[word] !== undefined)
  const tell = isDone && isTold && done ? done : text
  return { title, text: tell(words), quiet, button, ending, overridden }
}

function dayOf(day: string, language: Language): string {
  const format = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locales[language], format).format(new Date(`${day}T00:00:00Z`))
}
