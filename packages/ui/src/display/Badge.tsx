import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { IconType } from './icon.ts'

/** The meaning of a colour. Red is only for danger. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger'

/** Background and text colour of a tone. */
export const toneClass: Record<Tone, string> = {
  neutral: 'bg-hover text-ink',
  accent: 'bg-accent-soft text-accent-ink',
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
  danger: 'bg-danger-soft text-danger-ink',
}

export interface BadgeProps {
  children: ReactNode
  tone?: Tone
  icon?: IconType
  /** Puts a dot before the words, for states. */
  dot?: boolean
  className?: string
}

/** A state or a count in few words. */
export function Badge({ children, tone = 'neutral', icon: Icon, dot, className }: BadgeProps) {
  return (
    <span
      className={clsx(
        'tabular inline-block h-5.5 max-w-full truncate rounded-md pe-2 align-middle text-xs leading-5.5 font-medium',
        dot
          ? 'bg-[radial-gradient(closest-side,currentColor_85%,transparent)] bg-size-[0.375rem_0.375rem] bg-position-[left_0.5rem_center] bg-no-repeat ps-5 rtl:bg-position-[right_0.5rem_center]'
          : 'ps-2',
        toneClass[tone],
        className,
      )}
    >
      {Icon && <Icon aria-hidden className="me-1.5 inline size-3.5 align-[-0.2em]" />}
      {children}
    </span>
  )
}

export interface ChipProps {
  children: ReactNode
  /** Makes a remove button, named by `removeLabel`. */
  onRemove?: () => void
  removeLabel?: string
  disabled?: boolean
}

/** One of several chosen values, which can be removed. */
export function Chip({ children, onRemove, removeLabel, disabled }: ChipProps) {
  return (
    <span className="inline-flex h-7 max-w-full items-center rounded-md bg-hover ps-2.5 pe-2.5 text-sm has-[button]:pe-0.5">
      <span className="truncate">{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          disabled={disabled}
          onClick={onRemove}
          className="ms-1 inline-flex size-6 shrink-0 items-center justify-center rounded-sm text-muted hover:bg-hover hover:text-ink disabled:opacity-40"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </span>
  )
}
