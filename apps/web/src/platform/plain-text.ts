/** Text as it is compared: without case and accents. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('pt-BR')
}

/**
 * Where `part` stands in `text`, ignoring case and accents, as a range of the text as written;
 * null where it does not occur.
 */
export function findPlain(text: string, part: string): { start: number; end: number } | null {
  const wanted = plainText(part.trim())
  if (wanted === '') return null
  // One entry for each character as written, so that a place in the plain text leads back to it.
  const plain = Array.from(text, plainText)
  let length = 0
  const ends = plain.map((letter) => {
    length += letter.length
    return length
  })
  const at = plain.join('').indexOf(wanted)
  if (at === -1) return null
  const characters = Array.from(text)
  const first = ends.findIndex((end) => end > at)
  const last = ends.findIndex((end) => end >= at + wanted.length)
  return {
    start: characters.slice(0, first).join('').length,
    end: characters.slice(0, last + 1).join('').length,
  }
}
