import { cloneElement, type ReactElement } from 'react'

export interface TooltipProps {
  text: string
  /** One element that can take focus, or at least attributes. */
  children: ReactElement<{ 'data-tooltip'?: string; 'aria-description'?: string }>
}

/** A short explanation on hover and focus. Also read aloud, as the element's description. */
export function Tooltip({ text, children }: TooltipProps) {
  return cloneElement(children, { 'data-tooltip': text, 'aria-description': text })
}
