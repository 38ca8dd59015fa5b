import { type Change, diffLines, diffWordsWithSpace } from 'diff'

/**
 * Limit in milliseconds for one comparison, during which the page is blocked; after that a coarser
 * one is used.
 */
const LIMIT = { timeout: 400 } as const

/**
 * Compares two texts and returns their parts in order. The texts are compared by words; if they
 * have too little in common for that, by paragraphs, or else as a whole.
 */
export function compareWords(before: string, after: string): readonly Change[] {
  const whole = (value: string, added: boolean): Change => ({
    value,
    added,
    removed: !added,
    count: 1,
  })
  return (
    diffWordsWithSpace(before, after, LIMIT) ??
    diffLines(before, after, LIMIT) ?? [whole(before, false), whole(after, true)]
  )
}
