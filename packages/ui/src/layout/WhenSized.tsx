import { clsx } from 'clsx'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Skeleton } from '../display/Skeleton.tsx'

export interface WhenSizedProps {
  children: ReactNode
  /** Whether the parts are stacked on wide windows too. */
  stacked?: boolean
}

/**
 * Parts that are stacked on narrow windows: all are hidden until each knows its height, so that
 * none is pushed down by one that loads later. Side by side, each is shown when it loads.
 */
export function WhenSized({ children, stacked = false }: WhenSizedProps) {
  const [parts, isUnsized] = useUnsized()
  return (
    <div className="relative">
      {isUnsized && (
        <Skeleton
          className={clsx('absolute! inset-x-0 top-2 h-48 rounded-lg!', !stacked && 'xl:hidden')}
        />
      )}
      <div ref={parts} className={clsx(isUnsized && (stacked ? 'invisible' : 'max-xl:invisible'))}>
        {children}
      </div>
    </div>
  )
}

/**
 * Returns whether a part does not know its height. A selector with `:has()` would tell it too, but
 * makes the browser work out the style of every element inside at each change of a part.
 */
function useUnsized() {
  const parts = useRef<HTMLDivElement>(null)
  const [isUnsized, setIsUnsized] = useState(true)
  useLayoutEffect(() => {
    const place = parts.current
    if (!place) return undefined
    const look = () => setIsUnsized(place.querySelector('[data-unsized]') !== null)
    look()
    const observer = new MutationObserver(look)
    observer.observe(place, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return [parts, isUnsized] as const
}
