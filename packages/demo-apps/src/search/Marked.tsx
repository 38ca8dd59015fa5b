import { findWords } from '../text/plain-text.ts'

/** A text with the typed words marked. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const parts = findWords(text, typed)
  return parts.map(({ start, part, found }) =>
    found ? (
      <mark key={start} className="rounded-sm bg-warning-soft text-warning-ink">
        {part}
      </mark>
    ) : (
      <span key={start}>{part}</span>
    ),
  )
}
