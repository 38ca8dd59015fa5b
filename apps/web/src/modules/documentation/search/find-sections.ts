import { findAllPlain, findPlain, plainText } from '../../../platform/plain-text.ts'
import type { Section } from '../articles/sections.ts'
import type { ArticleId } from '../chapters.ts'

/** The maximum number of results shown at once. */
const RESULTS = 30

/** Characters of an excerpt, about two lines. */
const EXCERPT = 180

/** Characters of an excerpt before the match. */
const BEFORE = 50

export type Found = {
  readonly section: Section
  /** The text around the match. */
  readonly excerpt: string
}

/** Title and summary of an article. */
export type ArticleWords = { readonly title: string; readonly summary: string }

export type SearchIndex = readonly { section: Section; name: string; plain: string }[]

/**
 * Prepares the texts for comparison once: each section by its own heading, and with its article's
 * title.
 */
export function indexSections(
  sections: readonly Section[],
  wordsOfArticle: (article: ArticleId) => ArticleWords,
): SearchIndex {
  return sections.map(({ article, heading, texts }) => {
    const { title, summary } = wordsOfArticle(article)
    const own = heading === null ? [summary, ...texts] : texts
    const name = heading?.text ?? title
    return {
      section: { article, heading, texts: own },
      name: plainText(name),
      plain: plainText([title, name, ...own].join(' ')),
    }
  })
}

/** Splits a typed text into words. */
export function wordsOf(typed: string): string[] {
  return typed.split(/\s+/).filter((word) => plainText(word) !== '')
}

/**
 * Finds the sections that contain every word, ignoring case and accents; matching headings come
 * first.
 */
export function findSections(index: SearchIndex, typed: string): Found[] {
  const words = wordsOf(typed)
  const wanted = words.map(plainText)
  if (wanted.length === 0) return []
  const has = (text: string) => wanted.every((word) => text.includes(word))
  const found = index.filter(({ plain }) => has(plain))
  const named = found.filter(({ name }) => has(name))
  return [...named, ...found.filter((each) => !named.includes(each))]
    .slice(0, RESULTS)
    .map(({ section }) => ({ section, excerpt: excerptOf(section.texts, words) }))
}

/** The excerpt of the text that contains most of the words, around the first of them. */
function excerptOf(texts: readonly string[], words: readonly string[]): string {
  const wanted = words.map(plainText)
  const counts = texts.map((text) => {
    const plain = plainText(text)
    return wanted.filter((word) => plain.includes(word)).length
  })
  const text = texts[counts.indexOf(Math.max(...counts))] ?? ''
  if (text.length <= EXCERPT) return text
  const starts = words.flatMap((word) => findPlain(text, word)?.start ?? [])
  const first = starts.length === 0 ? 0 : Math.min(...starts)
  const from = first <= BEFORE ? 0 : text.lastIndexOf(' ', first - BEFORE) + 1
  const whole = text.slice(from).length <= EXCERPT
  const to = whole ? text.length : text.lastIndexOf(' ', from + EXCERPT)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${whole ? '' : ' …'}`
}

/** Splits a text into matching and other parts; `start` is the index of a part. */
export function markWords(
  text: string,
  typed: string,
): { start: number; text: string; found: boolean }[] {
  const places = wordsOf(typed)
    .flatMap((word) => findAllPlain(text, word))
    .toSorted((one, other) => one.start - other.start)
  const pieces: { start: number; text: string; found: boolean }[] = []
  let at = 0
  for (const { start, end } of places) {
    if (end <= at) continue
    const from = Math.max(start, at)
    if (from > at) pieces.push({ start: at, text: text.slice(at, from), found: false })
    pieces.push({ start: from, text: text.slice(from, end), found: true })
    at = end
  }
  if (at < text.length) pieces.push({ start: at, text: text.slice(at), found: false })
  return pieces
}
