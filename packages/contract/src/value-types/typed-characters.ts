import { inForm } from './text.ts'

/**
 * What was typed, in plain characters: full-width and Arabic digits become 0–9, invisible marks
 * (pasted phone numbers carry them) go, the ends are trimmed.
 */
export function plainCharacters(typed: string): string {
  return inForm('NFKC', typed)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .trim()
}

/**
 * Plain characters without a mask's spaces, dots, dashes, slashes, brackets and placeholders, in
 * upper case. Only a–z are raised: `ß` must not become the two letters of a valid plate.
 */
export function bareCharacters(typed: string): string {
  return plainCharacters(typed)
    .replace(/[\s\p{Pd}\u2212./()_]/gu, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
}
