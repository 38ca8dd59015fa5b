export interface MarkedTextProps {
  text: string
  /** The part that was asked for. */
  mark: { start: number; end: number } | null
}

/** Text with the part that was asked for set off. */
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
