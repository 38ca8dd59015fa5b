/** Reduces a text for comparison: without case and accents. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('pt-BR')
}

type Place = { start: number; end: number }

/**
 * Finds `part` in `text`, ignoring case and accents, as a range of the original text; null where it
 * does not occur.
 */
export function findPlain(text: string, part: string): Place | null {
  return findAllPlain(text, part)[0] ?? null
}

/** Finds every place of `part` in `text`, in order and without overlaps. */
export function findAllPlain(text: string, part: string): Place[] {
  const wanted = plainText(part.trim())
  if (wanted === '') return []
  // For each letter of the plain text, the start and end of its character in the original.
  const starts: number[] = []
  const ends: number[] = []
  let plain = ''
  let at = 0
  for (const character of text) {
    const own = character < '\u0080' ? character.toLowerCase() : plainText(character)
    const next = at + character.length
    // A mark by itself belongs to the character before it.
    if (own === '' && ends.length > 0) ends[ends.length - 1] = next
    for (let letter = 0; letter < own.length; letter += 1) {
      starts.push(at)
      ends.push(next)
    }
    plain += own
    at = next
  }
  const places: Place[] = []
  for (let from = plain.indexOf(wanted); from >= 0; from = plain.indexOf(wanted, from)) {
    const last = from + wanted.length - 1
    places.push({ start: starts[from] ?? 0, end: ends[last] ?? at })
    from = last + 1
  }
  return places
}
