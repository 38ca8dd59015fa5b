import { type Change, diffLines, diffWordsWithSpace } from 'diff'

/** Milliseconds for which two texts are compared before a coarser way is taken: a page stands still meanwhile. */
const LIMIT = { timeout: 400 } as const

/**
 * What one text has that another has not, in order: word by word, of texts that share too little paragraph by
 * paragraph, or all of both.
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
