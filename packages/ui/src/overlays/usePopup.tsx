import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useId,
  useState,
} from 'react'

/** A `Button`, an `IconButton` or a plain `button` that opens the popup when pressed. */
export type TriggerElement = ReactElement<ComponentProps<'button'>>

/** How it was opened, which decides where the focus goes. */
export type OpenedBy = 'mouse' | 'touch' | 'key' | 'arrow-up'

export interface PopupOptions {
  trigger: TriggerElement
  kind: 'menu' | 'dialog'
  /** Makes the caller control it; by default it opens and closes by itself. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean, by: OpenedBy) => void) | undefined
}

export interface Popup {
  /** The button with its attributes and handlers. */
  button: ReactElement
  open: boolean
  openedBy: OpenedBy
  /** Ids of the panel and of the button. */
  id: string
  buttonId: string
  close: () => void
}

/** The state of a popup that a button opens, and the button with its ARIA attributes. */
export function usePopup({ trigger, kind, open: asked, onOpenChange }: PopupOptions): Popup {
  const id = useId()
  const [own, setOwn] = useState(false)
  const [openedBy, setOpenedBy] = useState<OpenedBy>('mouse')
  const open = asked ?? own
  const buttonId = `${id}-button`
  const change = (next: boolean, by: OpenedBy) => {
    setOpenedBy(by)
    setOwn(next)
    onOpenChange?.(next, by)
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const { nativeEvent, detail } = event
    const touched = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
    // A click count of zero means Enter or Space rather than a pointer.
    change(!open, detail === 0 ? 'key' : touched ? 'touch' : 'mouse')
  }
  const pressKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const up = event.key === 'ArrowUp'
    if (kind === 'menu' && !open && (up || event.key === 'ArrowDown')) {
      event.preventDefault()
      change(true, up ? 'arrow-up' : 'key')
    } else if (open && event.key === 'Escape') {
      event.stopPropagation()
      change(false, 'key')
    }
  }
  const button = cloneElement(trigger, {
    id: buttonId,
    'aria-haspopup': kind,
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    'data-popup-open': open || undefined,
    onClick: press,
    onKeyDown: pressKey,
  } as ComponentProps<'button'>)
  return { button, open, openedBy, id, buttonId, close: () => change(false, 'key') }
}
