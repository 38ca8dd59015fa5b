/** A dot in the colour of a label, beside its words. */
export function LabelDot({ colour }: { colour: string }) {
  return (
    <span
      aria-hidden
      style={{ backgroundColor: colour }}
      className="inline-block size-2.5 shrink-0 rounded-full"
    />
  )
}
