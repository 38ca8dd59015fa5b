/** Reduces a text for comparison, without case and accents, keeping its length. */
export function plainText(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return plain.length === letter.length ? plain : letter
  }).join('')
}

function wordsOf(typed: string): string[] {
  return plainText(typed).split(/\s+/).filter(Boolean)
}

/** Whether a text contains each of the typed words. */
export function hasWords(text: string, typed: string): boolean {
  const plain = plainText(text)
  return wordsOf(typed).every((word) => plain.includes(word))
}

/**
 * Splits a text into pieces, with `found` for matches; `start` is the index at which a piece
 * begins.
 */
export function findWords(
  text: string,
  typed: string,
): { start: number; part: string; found: boolean }[] {
  const written = text.normalize('NFC')
  const plain = plainText(text)
  const marks = new Set<number>()
  for (const word of wordsOf(typed)) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      for (let index = at; index < at + word.length; index += 1) marks.add(index)
    }
  }
  const pieces: { start: number; part: string; found: boolean }[] = []
  for (let index = 0; index < written.length; index += 1) {
    const found = marks.has(index)
    const last = pieces.at(-1)
    if (last?.found === found) last.part += written[index]
    else pieces.push({ start: index, part: written[index] ?? '', found })
  }
  return pieces
}
