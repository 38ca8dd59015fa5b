import { joinedText } from '@portaria/contract/value-types/text'

const wordsOf = (text: string): string[] => joinedText(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Limit of words that a text may leave out or add between the first and the last name, such as "da
 * Cruz" in "Ana da Cruz Souza".
 */
const BETWEEN = 3

/**
 * Whether a text names a person: by the first and the last word of one of their names, near each
 * other, or by a name of one word. If a reader is named less clearly, an administrator has to
 * remove them.
 */
export function isNamedIn(text: string, names: readonly string[]): boolean {
  const words = wordsOf(text)
  return names.some((name) => {
    const own = wordsOf(name)
    const [first, last] = [own[0], own.at(-1)]
    if (first === undefined || last === undefined) return false
    if (own.length === 1) return words.includes(first)
    return words.some(
      (word, at) => word === first && words.slice(at + 1, at + 2 + BETWEEN).includes(last),
    )
  })
}
