import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import type { IconType } from '../display/icon.ts'
import { Spinner } from '../display/Spinner.tsx'
import type { ButtonSize } from './buttonClass.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconType
  /** Its accessible name, also shown as a tooltip. */
  label: string
  size?: ButtonSize
  tone?: 'neutral' | 'danger'
  /** Whether it is switched on, for a toggle. */
  pressed?: boolean
  loading?: boolean
  /**
   * A dot or a number at the corner, such as that of unread notifications; `label` must say it too.
   */
  dot?: boolean | number
}

const sizes: Record<ButtonSize, string> = {
  sm: 'size-7 pointer-coarse:size-9 [&_svg]:size-4',
  md: 'size-9 pointer-coarse:size-11 [&_svg]:size-4.5',
  lg: 'size-11 [&_svg]:size-5',
}

/** The largest number that fits into the corner. */
const MOST = 99

/** A square button with only an icon. */
export function IconButton(props: IconButtonProps) {
  const { icon: Icon, label, size = 'md', tone = 'neutral', pressed, loading, dot, ...rest } = props
  const { className, type: _type, onClick, ...attributes } = rest
  return (
    <button
      {...attributes}
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={loading || undefined}
      onClick={loading ? undefined : onClick}
      data-tooltip={label}
      className={clsx(
        'relative inline-flex shrink-0 items-center justify-center rounded-lg hover-fade print:hidden',
        'disabled:pointer-events-none disabled:opacity-40 data-popup-open:bg-hover data-popup-open:text-ink',
        tone === 'danger'
          ? 'text-danger-ink hover:bg-danger-soft'
          : 'text-muted hover:bg-hover hover:text-ink active:bg-press aria-pressed:bg-accent-soft aria-pressed:text-accent-ink',
        sizes[size],
        className,
      )}
    >
      {loading ? <Spinner /> : <Icon aria-hidden />}
      {dot === true && (
        <span className="absolute end-2 top-2 size-2 rounded-full bg-accent ring-2 ring-ground" />
      )}
      {typeof dot === 'number' && dot > 0 && (
        <span
          aria-hidden
          className="tabular absolute end-0.5 top-0.5 inline-flex h-4 min-w-4 items-center justify-center rounded-full bg-accent px-1 text-[0.625rem] font-semibold text-on-accent ring-2 ring-ground"
        >
          {dot > MOST ? `${MOST}+` : dot}
        </span>
      )}
    </button>
  )
}
