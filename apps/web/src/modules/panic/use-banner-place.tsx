import { IconButton } from '@portaria/ui/actions/IconButton'
import { ArrowDownToLine, ArrowUpToLine } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { panicTexts } from './texts/panic-texts.ts'

/** Code of the key that focuses the banner with Alt and Shift, even out of a modal dialog. */
const BANNER_KEY = 'KeyA'

type Edge = 'top' | 'bottom'

export type BannerPlace = {
  edge: Edge
  /** The banner's outermost element. */
  frame: RefObject<HTMLDivElement | null>
  moveButton: ReactNode
}

/**
 * The edge of the window where the banner is shown. The person moves it with its button; it also
 * moves away when the element below it gets the focus, so that nothing focused is hidden (WCAG
 * 2.4.11).
 */
export function useBannerPlace(): BannerPlace {
  const t = panicTexts.useTexts()
  const [edge, setEdge] = useState<Edge>('top')
  const frame = useRef<HTMLDivElement>(null)
  const other = edge === 'top' ? 'bottom' : 'top'
  useBannerHeight(frame, edge)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isWanted = event.code === BANNER_KEY && event.altKey && event.shiftKey
    const first = isWanted ? frame.current?.querySelector('button') : null
    if (!first) return
    event.preventDefault()
    first.focus()
  })
  const release = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Tab' && isUnder(frame.current, document.activeElement)) setEdge(other)
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', (event) => press(event), { signal })
    document.addEventListener('keyup', (event) => release(event), { signal })
    return () => listening.abort()
  }, [])
  const moveButton = (
    <IconButton
      icon={edge === 'top' ? ArrowDownToLine : ArrowUpToLine}
      label={t(`banner.move.${other}`)}
      onClick={() => setEdge(other)}
      className="text-inherit! hover:bg-black/15"
    />
  )
  return { edge, frame, moveButton }
}

/** Whether the banner completely covers the focused element. */
function isUnder(banner: HTMLElement | null, focused: Element | null): boolean {
  if (banner === null || focused === null || banner.contains(focused)) return false
  const [over, under] = [banner.getBoundingClientRect(), focused.getBoundingClientRect()]
  return over.height > 0 && under.top >= over.top && under.bottom <= over.bottom
}

/**
 * Publishes the banner's height for elements that make room for it: toasts, dialogs, the panic
 * button.
 */
function useBannerHeight(frame: RefObject<HTMLDivElement | null>, edge: Edge): void {
  useEffect(() => {
    const { style } = document.documentElement
    const measure = edge === 'top' ? '--ui-banner' : '--ui-banner-below'
    const forget = () => style.removeProperty(measure)
    const observer = new ResizeObserver(([banner]) => {
      const height = banner?.contentRect.height ?? 0
      // Setting it recalculates all styles, so it is not set without a banner.
      if (height === 0) forget()
      else style.setProperty(measure, `${height}px`)
    })
    if (frame.current) observer.observe(frame.current)
    return () => {
      observer.disconnect()
      forget()
    }
  }, [frame, edge])
}
