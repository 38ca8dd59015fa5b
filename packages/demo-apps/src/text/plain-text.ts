/** Text without case and accents for comparisons; of the same length as the text itself. */
export function plainText(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return plain.length === letter.length ? plain : letter
  }).join('')
}

function wordsOf(typed: string): string[] {
  return plainText(typed).split(/\s+/).filter(Boolean)
}

/** Whether each of the typed words is somewhere in a text. */
export function hasWords(text: string, typed: string): boolean {
  const plain = plainText(text)
  return wordsOf(typed).every((word) => plain.includes(word))
}

/** A text in pieces, `found` where it was typed; `start` is the index at which a piece begins. */
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
