/**
 * A piece of a sentence: plain text, a label of the screen (`**Salvar**`), code (`` `If-Match` ``),
 * keys pressed together (`[[Ctrl]] [[Enter]]`) or a link (`[words](/address)`).
 */
export type Piece =
  | { readonly kind: 'plain' | 'label' | 'code'; readonly text: string }
  | { readonly kind: 'keys'; readonly text: string; readonly keys: readonly string[] }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

const notation =
  /\*\*(.+?)\*\*|`([^`]+)`|(\[\[\S+?\]\](?: \[\[\S+?\]\])*)|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Splits a sentence into its pieces, in order. */
export function readInline(sentence: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  const plain = (to: number) => {
    if (to > from) pieces.push({ kind: 'plain', text: sentence.slice(from, to) })
  }
  for (const match of sentence.matchAll(notation)) {
    const [whole, label, code, held, words, href] = match
    plain(match.index)
    from = match.index + whole.length
    if (label !== undefined) pieces.push({ kind: 'label', text: label })
    else if (code !== undefined) pieces.push({ kind: 'code', text: code })
    else if (held !== undefined) {
      const keys = held.slice(2, -2).split(']] [[')
      pieces.push({ kind: 'keys', text: keys.join(' '), keys })
    } else if (words !== undefined && href !== undefined) {
      pieces.push({ kind: 'link', text: words, href })
    }
  }
  plain(sentence.length)
  return pieces
}

/** A sentence without notation, for the search. */
export function plainSentence(sentence: string): string {
  return readInline(sentence)
    .map(({ text }) => text)
    .join('')
}
