import { plainText } from './plain-text.ts'

/**
 * Splits a sentence after its verb, of which `verbs` has every form with spaces between; null if it
 * begins with none of them or ends with it.
 */
export function wordsAfter(verbs: string, typed: string): string[] | null {
  const [first = '', ...rest] = typed.trim().split(/\s+/)
  const isVerb = plainText(verbs).split(' ').includes(plainText(first))
  return isVerb && rest.length > 0 ? rest : null
}
