export type Gender = 'm' | 'f'

/**
 * A word that may agree: with the noun of its register ("torre inativa"), or with the person that it is
 * said of ("proprietária"); `either` is for who tells no gender. A language without such forms writes plain
 * text.
 */
export type AgreeingWord =
  | string
  | { readonly m: string; readonly f: string }
  | { readonly him: string; readonly her: string; readonly either?: string }

/** The form of a word; without a person's gender it agrees with the noun, and words of people without an `either` are masculine. */
export function agreeing(word: AgreeingWord, noun: Gender, person?: Gender): string {
  if (typeof word === 'string') return word
  if ('him' in word)
    return person === undefined ? (word.either ?? word.him) : person === 'f' ? word.her : word.him
  return word[person ?? noun]
}

/** All forms of a word, for reading what somebody wrote. */
export const formsOf = (word: AgreeingWord): string[] =>
  typeof word === 'string' ? [word] : Object.values(word)

/** The gender that a record of a person tells; undefined where it tells none, or is of something else. */
export function genderOf(record: { readonly [field: string]: unknown }): Gender | undefined {
  const { gender } = record
  if (gender === 'female') return 'f'
  return gender === 'male' ? 'm' : undefined
}
