import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export interface SidePanelProps {
  label: string
  side: 'start' | 'end'
  /** `strip` is for a column of icons, 64 pixels wide; `panel` for reading, 320 pixels. */
  size: 'strip' | 'panel'
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Name of the button that opens and closes it. */
  toggleLabel: string
  children: ReactNode
}

/** A panel beside the content on large screens; when closed, a handle at the edge remains. */
export function SidePanel(props: SidePanelProps) {
  const { label, side, size, open, onOpenChange, toggleLabel, children } = props
  const id = useId()
  // The arrow points in the direction in which the panel will move.
  const Arrow = (side === 'start') === open ? ChevronLeft : ChevronRight
  return (
    <div
      className={clsx(
        'sticky top-(--ui-stuck,0px) z-20 h-[calc(100dvh-var(--ui-header,0px)-var(--ui-footer,0px))] shrink-0',
        size === 'strip' ? 'hidden lg:block' : 'hidden xl:block',
        open ? (size === 'strip' ? 'w-16' : 'w-80') : 'w-0',
      )}
    >
      {open && (
        <aside
          id={id}
          aria-label={label}
          className={clsx(
            'h-full overflow-y-auto overscroll-contain bg-surface text-ink',
            side === 'start' ? 'border-e border-line' : 'border-s border-line',
          )}
        >
          {children}
        </aside>
      )}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={toggleLabel}
        data-tooltip={toggleLabel}
        onClick={() => onOpenChange(!open)}
        className={clsx(
          'absolute top-1/2 flex h-12 w-4 -translate-y-1/2 items-center justify-center border border-line bg-surface text-muted hover:bg-row-hover hover:text-ink pointer-coarse:h-14 pointer-coarse:w-6',
          side === 'start'
            ? 'start-full -ms-px rounded-e-md border-s-0'
            : 'end-full -me-px rounded-s-md border-e-0',
        )}
      >
        <Arrow aria-hidden className="size-3.5 rtl:-scale-x-100" />
      </button>
    </div>
  )
}
