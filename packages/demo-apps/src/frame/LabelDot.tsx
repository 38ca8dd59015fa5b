/** The colour of a label; its words stand beside it. */
export function LabelDot({ colour }: { colour: string }) {
  return (
    <span
      aria-hidden
      style={{ backgroundColor: colour }}
      className="inline-block size-2.5 shrink-0 rounded-full"
    />
  )
}
