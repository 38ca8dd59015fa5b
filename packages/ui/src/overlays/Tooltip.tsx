import { cloneElement, type ReactElement } from 'react'

export interface TooltipProps {
  text: string
  /** One element that accepts attributes and, ideally, the focus. */
  children: ReactElement<{ 'data-tooltip'?: string; 'aria-description'?: string }>
}

/**
 * A short explanation on hover and focus, which is also the element's description for screen
 * readers.
 */
export function Tooltip({ text, children }: TooltipProps) {
  return cloneElement(children, { 'data-tooltip': text, 'aria-description': text })
}
