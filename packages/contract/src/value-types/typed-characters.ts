import { inForm } from './text.ts'

/**
 * Returns a typed text in plain characters: full-width and Arabic digits become 0–9, invisible
 * marks (of pasted phone numbers) are removed, the ends are trimmed.
 */
export function plainCharacters(typed: string): string {
  return inForm('NFKC', typed)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .trim()
}

/**
 * Returns plain characters in upper case without a mask's spaces, dots, dashes, slashes, brackets
 * and placeholders. Only a–z become upper case: `ß` must not become the two letters of a valid
 * plate.
 */
export function bareCharacters(typed: string): string {
  return plainCharacters(typed)
    .replace(/[\s\p{Pd}\u2212./()_]/gu, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
}
