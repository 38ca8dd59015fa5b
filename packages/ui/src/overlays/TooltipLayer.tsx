import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

interface Shown {
  text: string
  anchor: Element
}

const openDelay = 400
const closeDelay = 80
const gap = 6

/**
 * The only tooltip of the page, for every element with `data-tooltip`, so that two hundred icon
 * buttons of a table need no component each. As WCAG 1.4.13 requires, Escape closes it, the pointer
 * may move onto it, and it stays.
 */
export function TooltipLayer() {
  const [shown, setShown] = useState<Shown | null>(null)
  const bubble = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let timer = 0
    const later = (wait: number, next: Shown | null) => {
      clearTimeout(timer)
      timer = window.setTimeout(() => setShown(next), wait)
    }
    const find = (target: EventTarget | null) =>
      target instanceof Element ? target.closest('[data-tooltip]') : null
    const open = (anchor: Element, wait: number) => {
      const text = anchor.getAttribute('data-tooltip')
      if (text && !anchor.hasAttribute('data-popup-open')) later(wait, { text, anchor })
    }
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      if (event.target instanceof Node && bubble.current?.contains(event.target)) {
        clearTimeout(timer)
        return
      }
      const anchor = find(event.target)
      if (anchor) open(anchor, openDelay)
      else later(closeDelay, null)
    }
    const focus = (event: FocusEvent) => {
      const anchor = find(event.target)
      if (anchor?.matches(':focus-visible')) open(anchor, 0)
    }
    const hide = () => later(0, null)
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    document.addEventListener('pointerover', over)
    document.addEventListener('focusin', focus)
    document.addEventListener('focusout', hide)
    document.addEventListener('pointerdown', hide)
    document.addEventListener('keydown', key)
    document.addEventListener('scroll', hide, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', over)
      document.removeEventListener('focusin', focus)
      document.removeEventListener('focusout', hide)
      document.removeEventListener('pointerdown', hide)
      document.removeEventListener('keydown', key)
      document.removeEventListener('scroll', hide, true)
    }
  }, [])

  if (!shown?.anchor.isConnected) return null
  return createPortal(
    <div
      ref={(element) => {
        bubble.current = element
        if (element) place(element, shown.anchor)
      }}
      aria-hidden
      className="pointer-events-auto fixed z-70 max-w-72 rounded-md bg-ink px-2 py-1 text-xs font-medium text-ground"
    >
      {shown.text}
    </div>,
    document.body,
  )
}

/** Places the bubble above its anchor, or below if it does not fit, inside the window. */
function place(bubble: HTMLElement, anchor: Element) {
  const box = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = bubble
  const above = box.top - height - gap
  const middle = box.x + box.width / 2 - width / 2
  const x = Math.max(gap, Math.min(middle, document.documentElement.clientWidth - width - gap))
  bubble.style.insetBlockStart = '0'
  bubble.style.translate = `${x}px ${above >= gap ? above : box.bottom + gap}px`
  // Translations start at the physical corner in either direction.
  bubble.style.setProperty('left', '0')
}
