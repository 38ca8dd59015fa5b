import { Children, type CSSProperties, type ReactNode } from 'react'
import { evenColumns } from './even-columns.ts'

/** A list of `li` in a grid whose rows are full at each width: no row has one of them alone. */
export function EvenGrid({ children }: { children: ReactNode }) {
  const parts = Children.count(children)
  const [narrow, middle, wide] = [2, 3, 5].map((most) => evenColumns(parts, most))
  const style = {
    '--narrow': narrow?.columns,
    '--middle': middle?.columns,
    '--wide': wide?.columns,
    '--narrow-first': narrow?.first,
    '--middle-first': middle?.first,
    '--wide-first': wide?.first,
  } as CSSProperties
  return (
    <div className="@container">
      <ul
        style={style}
        className="grid grid-cols-[repeat(var(--narrow),minmax(0,1fr))] gap-x-6 gap-y-5 @xl:grid-cols-[repeat(var(--middle),minmax(0,1fr))] @4xl:grid-cols-[repeat(var(--wide),minmax(0,1fr))] [&>:first-child]:col-[span_var(--narrow-first)] @xl:[&>:first-child]:col-[span_var(--middle-first)] @4xl:[&>:first-child]:col-[span_var(--wide-first)]"
      >
        {children}
      </ul>
    </div>
  )
}
