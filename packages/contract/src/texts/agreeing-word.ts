export type Gender = 'm' | 'f'

/**
 * A word that may agree: with the noun of its register ("torre inativa"), or with the person it
 * describes ("proprietária"); `either` is for an unknown gender. A language without such forms uses
 * plain text.
 */
export type AgreeingWord =
  | string
  | { readonly m: string; readonly f: string }
  | { readonly him: string; readonly her: string; readonly either?: string }

/**
 * Returns the form of a word; without a person's gender it agrees with the noun, and words for
 * people without an `either` are masculine.
 */
export function agreeing(word: AgreeingWord, noun: Gender, person?: Gender): string {
  if (typeof word === 'string') return word
  if ('him' in word)
    return person === undefined ? (word.either ?? word.him) : person === 'f' ? word.her : word.him
  return word[person ?? noun]
}

/** Returns all forms of a word, for reading text that people wrote. */
export const formsOf = (word: AgreeingWord): string[] =>
  typeof word === 'string' ? [word] : Object.values(word)

/** Returns the gender in a person's record; undefined if it has none, or is not a person's. */
export function genderOf(record: { readonly [field: string]: unknown }): Gender | undefined {
  const { gender } = record
  if (gender === 'female') return 'f'
  return gender === 'male' ? 'm' : undefined
}
