import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import type { IconType } from '../display/icon.ts'
import { buttonClass, buttonIconClass } from './buttonClass.ts'
import { useHold } from './useHold.ts'

export interface HoldButtonProps {
  children: ReactNode
  icon?: IconType
  variant?: 'primary' | 'danger'
  /** Milliseconds for which it is held. */
  holdMs: number
  onHeld: () => void
  /** Called when it is released too early, or pressed by something that cannot hold. */
  onEarly: () => void
  /** Ignores presses, keeping the focus. */
  off?: boolean
  /** Called when it is pressed meanwhile. */
  onOff?: () => void
  ref?: Ref<HTMLButtonElement>
  /** The id of the text that says how it is held. */
  describedBy?: string
  className?: string
}

const fills = {
  primary: 'border-on-accent bg-accent-hover',
  danger: 'border-on-danger bg-danger-hover',
} as const

/**
 * A button that acts only while it is held for some time, by pointer, Enter or Space; a bar shows how
 * much has passed. Beside it stands a `TwoStepButton` for people who cannot hold.
 */
export function HoldButton(props: HoldButtonProps) {
  const {
    children,
    icon: Icon,
    variant = 'primary',
    holdMs,
    onHeld,
    onEarly,
    off = false,
    ref,
    className,
  } = props
  const onOff = () => props.onOff?.()
  const { share, handlers } = useHold({ ms: holdMs, off, onHeld, onEarly, onOff })
  return (
    <button
      {...handlers}
      ref={ref}
      type="button"
      aria-disabled={off || undefined}
      aria-describedby={props.describedBy}
      // A screen reader presses without holding: no pointer and no key comes with the click.
      onClick={({ detail }) => detail === 0 && (off ? onOff() : onEarly())}
      // A long press on a phone selects text or opens a menu, and would end the hold.
      onContextMenu={(event) => event.preventDefault()}
      className={clsx(
        buttonClass(variant, 'lg'),
        'relative touch-none overflow-hidden [-webkit-touch-callout:none]',
        className,
      )}
    >
      {/* Its width is set step by step and not animated, so that it is shown without motion too. */}
      <span
        aria-hidden
        data-share={share}
        className={clsx('absolute inset-y-0 start-0 border-b-6', fills[variant])}
        style={{ inlineSize: `${(share ?? 0) * 100}%` }}
      />
      {Icon && <Icon aria-hidden className={clsx('relative', buttonIconClass.lg)} />}
      <span className="relative">{children}</span>
    </button>
  )
}
