export interface MarkedTextProps {
  text: string
  /** The part that matches. */
  mark: { start: number; end: number } | null
}

/** Text with the matching part highlighted. */
export function MarkedText({ text, mark }: MarkedTextProps) {
  if (mark === null) return text
  return (
    <>
      {text.slice(0, mark.start)}
      <mark className="bg-transparent font-semibold text-accent-ink">
        {text.slice(mark.start, mark.end)}
      </mark>
      {text.slice(mark.end)}
    </>
  )
}
