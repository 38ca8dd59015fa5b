import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

export interface CollapsibleProps {
  title: ReactNode
  children: ReactNode
  /** Whether it is open initially. */
  defaultOpen?: boolean
}

/** A heading that shows and hides the content below it. */
export function Collapsible({ title, children, defaultOpen = false }: CollapsibleProps) {
  const id = useId()
  const [open, setOpen] = useState(defaultOpen)
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-9 w-full items-center gap-2 rounded-md text-start text-sm font-medium hover:text-accent-ink"
      >
        <ChevronDown
          aria-hidden
          className={clsx(
            'size-4 shrink-0 text-muted transition-transform duration-100',
            !open && '-rotate-90 rtl:rotate-90',
          )}
        />
        {title}
      </button>
      <div id={id} hidden={!open} className="ps-6 pt-1 pb-2">
        {children}
      </div>
    </div>
  )
}
