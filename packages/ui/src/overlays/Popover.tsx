import { clsx } from 'clsx'
import type { KeyboardEvent, ReactNode } from 'react'
import { Floating } from './Floating.tsx'
import { type OpenedBy, type TriggerElement, usePopup } from './usePopup.tsx'

export interface PopoverProps {
  /** The button that opens it. */
  trigger: TriggerElement
  /** Its accessible name. */
  label: string
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  /** Pixels between button and panel. */
  offset?: number
  open?: boolean
  onOpenChange?: (open: boolean, by: OpenedBy) => void
  /**
   * A selector of the element that gets the focus; null for none. By default it is the first
   * control.
   */
  initialFocus?: string | null
  /** Width and padding as classes, instead of `w-72 p-4`. */
  className?: string
}

/** A small panel beside its button, for a few controls. */
export function Popover(props: PopoverProps) {
  const { trigger, label, children, align = 'start', offset = 6, open, onOpenChange } = props
  const popup = usePopup({ trigger, kind: 'dialog', open, onOpenChange })
  const firstControl = (panel: HTMLElement) => {
    if (props.initialFocus === null) return null
    if (props.initialFocus) return panel.querySelector<HTMLElement>(props.initialFocus) ?? undefined
    // On touch devices a focused field would open a keyboard over the text.
    return popup.openedBy === 'touch' ? undefined : tabStops(panel)[0]
  }
  // The panel is at the end of the page, so Tab beyond its ends returns to its button.
  const leaveByTab = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab' || !(event.target instanceof Node)) return
    const panel = event.currentTarget
    const stops = tabStops(panel)
    const end = event.shiftKey ? stops[0] : stops.at(-1)
    if (event.target !== end && event.target !== panel) return
    if (event.target === panel && !event.shiftKey && end) return
    if (event.shiftKey) event.preventDefault()
    popup.close()
  }
  return (
    <>
      {popup.button}
      {popup.open && (
        <Floating
          id={popup.id}
          anchor={popup.buttonId}
          align={align}
          offset={offset}
          onClose={popup.close}
          initialFocus={firstControl}
          // A `dialog` element would cover other floating parts.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="dialog"
          aria-label={label}
          onKeyDown={leaveByTab}
          className={clsx('max-w-[calc(100vw-1rem)]', props.className ?? 'w-72 p-4')}
        >
          {children}
        </Floating>
      )}
    </>
  )
}

const controls = 'a[href], button, input, select, textarea, [tabindex]'

/** The tab stops of the panel, in order. */
function tabStops(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(controls)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  )
}
