import { clsx } from 'clsx'
import { ChevronDown, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Popover } from '../overlays/Popover.tsx'
import { useUi } from '../provider/UiProvider.tsx'

export interface FilterBarProps {
  /** The accessible name of the group. */
  label: string
  children: ReactNode
  /** Content at the end: column chooser, export, density. */
  end?: ReactNode
}

/** The line above a list: search, filters, and controls of the view. */
export function FilterBar({ label, children, end }: FilterBarProps) {
  return (
    <search aria-label={label} className="flex items-start gap-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">{children}</div>
      {end && <div className="flex min-h-9 shrink-0 items-center gap-1">{end}</div>}
    </search>
  )
}

export interface FilterChipProps {
  label: string
  /** The choice in words; undefined if the filter is off. */
  value?: string | undefined
  onClear?: () => void
  /** The controls, in a panel that the chip opens. */
  children: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Called when the chip gets the pointer or the focus, to load what its panel needs. */
  onIntent?: () => void
  className?: string
  /** Class of the chip; `className` is that of its panel. */
  frameClass?: string
}

const chipLook = (active: boolean) =>
  active
    ? 'bg-accent-soft text-accent-ink'
    : 'text-ink inset-ring inset-ring-line hover:inset-ring-line-strong'

/** One filter: a chip that shows its choice, and a panel to change it. */
export function FilterChip(props: FilterChipProps) {
  const { label, value, onClear, children, open, onOpenChange, onIntent, className, frameClass } =
    props
  const { texts } = useUi()
  const active = value !== undefined
  return (
    <span
      className={clsx(
        'inline-flex h-8 items-stretch rounded-lg text-sm pointer-coarse:h-10',
        chipLook(active),
        frameClass,
      )}
    >
      <Popover
        label={label}
        open={open}
        onOpenChange={onOpenChange}
        className={className}
        trigger={
          <button
            type="button"
            onPointerEnter={onIntent}
            onFocus={onIntent}
            className="inline-flex max-w-72 items-center gap-1.5 rounded-lg ps-3 pe-2.5 hover:bg-hover data-popup-open:bg-hover"
          >
            <span className={active ? undefined : 'font-medium'}>{label}</span>
            {active ? (
              <span className="truncate font-medium">{value}</span>
            ) : (
              <ChevronDown aria-hidden className="size-3.5 text-muted" />
            )}
          </button>
        }
      >
        {children}
      </Popover>
      {active && onClear && (
        <button
          type="button"
          aria-label={`${texts.clear}: ${label}`}
          onClick={onClear}
          className="inline-flex w-7 items-center justify-center rounded-lg hover:bg-hover"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </span>
  )
}

export interface FilterToggleProps {
  /** Its words. */
  children: ReactNode
  pressed: boolean
  onChange: (pressed: boolean) => void
}

/** A filter that is on or off: one press changes it. */
export function FilterToggle({ children, pressed, onChange }: FilterToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onChange(!pressed)}
      className={clsx(
        'inline-flex h-8 items-center gap-1.5 rounded-lg px-3 text-sm font-medium hover:bg-hover pointer-coarse:h-11',
        chipLook(pressed),
      )}
    >
      {children}
      {pressed && <X aria-hidden className="size-3.5" />}
    </button>
  )
}
