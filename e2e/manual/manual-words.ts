import type { Page } from '@playwright/test'
import { sentencesOf } from '../../apps/web/src/modules/documentation/articles/article.ts'
import { type Piece, readInline } from '../../apps/web/src/modules/documentation/articles/inline.ts'
import { pt } from '../../apps/web/src/modules/documentation/articles/pt/pt.ts'
import * as words from '../../apps/web/src/testing/words.ts'

/** Matches a word that a test names by the key of its text. */
export const WORD_KEY = /\b(?:screens|registers|common|problems)(?:\.\w+|\['[^']+'\]|\[\d+\])+/g

/**
 * Returns the word that a key stands for, in single quotes as in a test. Undefined if the key is
 * incomplete.
 */
export function wordOf(key: string): string | undefined {
  const names = key.match(/[\w-]+/g) ?? []
  const word = names.reduce<unknown>((tree, name) => (tree as Tree | undefined)?.[name], words)
  return typeof word === 'string' ? `'${word}'` : undefined
}

type Tree = Readonly<Record<string, unknown>>

const pieces: readonly Piece[] = Object.values(pt.articles)
  .flatMap((article) => article.flatMap(sentencesOf))
  .flatMap(readInline)

const textsOf = (kind: Piece['kind']) => [
  ...new Set(pieces.filter((piece) => piece.kind === kind).map(({ text }) => text)),
]

/**
 * Quotations in the Portuguese manual: words on screens, key combinations, and addresses of links.
 */
export const quoted = {
  labels: textsOf('label'),
  keys: textsOf('keys'),
  links: [...new Set(pieces.flatMap((piece) => (piece.kind === 'link' ? [piece.href] : [])))],
}

/** Collects all words on a page, visible or read aloud: each element's text, names and hints. */
export const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const add = (text: string | null | undefined) => {
      const plain = text?.replace(/\s+/g, ' ').trim()
      if (plain && plain.length <= 120) found.add(plain)
    }
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      add(element.textContent)
      for (const part of element.textContent.split(' · ')) add(part)
      for (const name of ['aria-label', 'placeholder', 'title', 'aria-description'])
        add(element.getAttribute(name))
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) add(node.textContent)
    }
    return [...found]
  })
