import { useDirection } from '@base-ui/react/direction-provider'
import { clsx } from 'clsx'
import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { placeFloating } from './placeFloating.ts'

export interface FloatingProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** The id of its button. */
  anchor: string
  align: 'start' | 'center' | 'end'
  /** Pixels between button and panel. */
  offset: number
  onClose: () => void
  /** Returns the element inside that gets the focus; undefined focuses the panel, null nothing. */
  initialFocus: (panel: HTMLElement) => HTMLElement | undefined | null
}

/**
 * A panel that floats beside its button while it is mounted. A press outside or Escape closes it;
 * the focus moves into it and returns to the button. Decision 0013 explains why it is not a
 * primitive.
 */
export function Floating(props: FloatingProps) {
  const { anchor, align, offset, onClose, initialFocus, className, children, ...attributes } = props
  const direction = useDirection()
  const panel = useRef<HTMLDivElement>(null)
  const pressedInside = useRef(false)
  // The panel is placed inside its button's dialog, if any, since a dialog takes the focus back
  // from anything outside it.
  const [home] = useState(
    () => button(anchor)?.closest('[role=dialog], [role=alertdialog]') ?? document.body,
  )
  const place = useEffectEvent(() => {
    const beside = button(anchor)
    if (panel.current && beside) setPlace(panel.current, beside, { align, direction, offset })
  })
  const enter = useEffectEvent((element: HTMLElement) => {
    const target = initialFocus(element)
    if (target !== null) (target ?? element).focus({ preventScroll: true })
  })
  const leave = useEffectEvent((element: HTMLElement) => {
    if (element.contains(document.activeElement)) button(anchor)?.focus({ preventScroll: true })
  })
  const pressOutside = useEffectEvent(() => onClose())

  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return undefined
    place()
    enter(element)
    return () => leave(element)
  }, [])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const press = ({ target }: PointerEvent) => {
      const inside = pressedInside.current
      pressedInside.current = false
      if (!inside && !(target instanceof Node && button(anchor)?.contains(target))) pressOutside()
    }
    document.addEventListener('pointerdown', press, { signal })
    document.addEventListener('scroll', () => place(), { signal, capture: true, passive: true })
    window.addEventListener('resize', () => place(), { signal })
    // The content may render after the panel, and change its size.
    const sizes = new ResizeObserver(() => place())
    if (panel.current) sizes.observe(panel.current)
    return () => {
      listening.abort()
      sizes.disconnect()
    }
  }, [anchor])

  const pressKey = (event: KeyboardEvent<HTMLDivElement>) => {
    attributes.onKeyDown?.(event)
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return createPortal(
    // The caller gives its role.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      {...attributes}
      ref={panel}
      tabIndex={-1}
      onKeyDown={pressKey}
      // React also calls this for lists that float beside the panel, since they are inside it in
      // React's tree.
      onPointerDownCapture={() => {
        pressedInside.current = true
      }}
      className={clsx(
        'ui-float fixed z-50 max-h-(--available-height) overflow-y-auto outline-none starting:scale-97 starting:opacity-0',
        className,
      )}
    >
      {children}
    </div>,
    home,
  )
}

const button = (id: string) => document.getElementById(id)

function setPlace(
  panel: HTMLElement,
  anchor: HTMLElement,
  how: { align: 'start' | 'center' | 'end'; direction: 'ltr' | 'rtl'; offset: number },
) {
  const { clientWidth, clientHeight } = document.documentElement
  const { top, left, maxHeight, isAbove } = placeFloating({
    anchor: anchor.getBoundingClientRect(),
    // Its full height, even while it is growing.
    size: { width: panel.offsetWidth, height: panel.scrollHeight },
    window: { width: clientWidth, height: clientHeight },
    ...how,
  })
  panel.style.setProperty('--available-height', `${maxHeight}px`)
  panel.style.setProperty('--transform-origin', isAbove ? 'bottom' : 'top')
  panel.style.setProperty('top', `${top}px`)
  panel.style.setProperty('left', `${left}px`)
}
