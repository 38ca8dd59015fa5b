/** Formats a text, for example a CPF with dots. It must accept any text. */
export type Mask = (text: string) => string

const significant = /[\p{L}\p{N}]/u
const allSignificant = /[\p{L}\p{N}]/gu

/** Number of letters and digits before an index of a text. */
function countBefore(text: string, place: number): number {
  return text.slice(0, place).match(allSignificant)?.length ?? 0
}

/** The index just after the nth letter or digit; the start if n is 0. */
function placeAfter(text: string, count: number): number {
  if (count === 0) return 0
  let seen = 0
  for (let place = 0; place < text.length; place += 1) {
    if (significant.test(text.charAt(place))) seen += 1
    if (seen === count) return place + 1
  }
  return text.length
}

/**
 * The text of a masked field after an edit, and the place of its caret, which stays behind the same
 * letter or digit. Deleting a sign that the mask adds again deletes the character before it.
 */
export function maskEdit(
  before: string,
  typed: string,
  caret: number,
  mask: Mask,
): { value: string; caret: number } {
  const deleted = typed.length < before.length
  const value = mask(typed)
  const kept = countBefore(typed, caret)
  if (deleted && value === before && kept > 0) {
    const place = placeAfter(typed, kept)
    const shorter = mask(typed.slice(0, place - 1) + typed.slice(place))
    return { value: shorter, caret: placeAfter(shorter, kept - 1) }
  }
  if (!deleted && caret === typed.length) return { value, caret: value.length }
  return { value, caret: placeAfter(value, kept) }
}
