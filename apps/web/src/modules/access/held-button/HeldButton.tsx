import { Button, type ButtonProps } from '@portaria/ui/actions/Button'
import { delay } from '@portaria/ui/delay'
import { clsx } from 'clsx'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { heldTexts } from './texts/held-texts.ts'

export interface HeldButtonProps
  extends Pick<ButtonProps, 'children' | 'variant' | 'icon' | 'loading' | 'className'> {
  /** Milliseconds for which it is held. */
  holdMs: number
  onHeld: () => void
}

const holds = (key: string) => key === ' ' || key === 'Enter'

/**
 * A button that acts once it was held for a while, by pointer or keyboard, so that nobody acts by
 * accident. A short press tells how it is used.
 */
export function HeldButton({ holdMs, onHeld, loading = false, ...button }: HeldButtonProps) {
  const t = heldTexts.useTexts()
  const hint = useId()
  const [isHolding, setHolding] = useState(false)
  const [wasShort, setShort] = useState(false)
  const cancel = useRef<(() => void) | null>(null)
  useEffect(() => () => cancel.current?.(), [])
  const begin = () => {
    if (loading || cancel.current !== null) return
    setHolding(true)
    cancel.current = delay(() => {
      cancel.current = null
      setHolding(false)
      setShort(false)
      onHeld()
    }, holdMs)
  }
  const end = () => {
    if (cancel.current === null) return
    cancel.current()
    cancel.current = null
    setHolding(false)
    setShort(true)
  }
  const press = (event: PointerEvent) => {
    if (event.button === 0) begin()
  }
  const pressKey = (event: KeyboardEvent) => {
    if (!holds(event.key)) return
    event.preventDefault()
    if (!event.repeat) begin()
  }
  return (
    <span className="inline-flex flex-col items-start gap-1">
      <span className="relative inline-flex overflow-hidden rounded-lg">
        <Button
          {...button}
          loading={loading}
          aria-describedby={hint}
          onPointerDown={press}
          onPointerUp={end}
          onPointerLeave={end}
          onPointerCancel={end}
          onKeyDown={pressKey}
          onKeyUp={(event) => {
            if (holds(event.key)) end()
          }}
          onBlur={end}
          onClick={() => {
            // Whoever clicks without pressing, as by a screen reader, is told to hold it.
            if (cancel.current === null) setShort(true)
          }}
          onContextMenu={(event) => event.preventDefault()}
          className={clsx('touch-none select-none', button.className)}
        />
        <span
          aria-hidden
          style={{ transitionDuration: isHolding ? `${holdMs}ms` : '0ms' }}
          className={clsx(
            'pointer-events-none absolute bottom-0 start-0 h-1 bg-current ease-linear',
            'transition-[width]',
            isHolding ? 'w-full' : 'w-0',
          )}
        />
      </span>
      <output
        id={hint}
        className={clsx('text-xs', wasShort ? 'font-semibold text-ink' : 'text-muted')}
      >
        {t(wasShort ? 'tooShort' : 'hint')}
      </output>
    </span>
  )
}
