import type { ReactNode, RefObject } from 'react'
import { lazyOverlay } from './lazyOverlay.tsx'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** False where a press outside must not lose what was written. */
  closeOnOutsidePress?: boolean
  /** What takes the focus first; otherwise the first control. */
  initialFocus?: RefObject<HTMLElement | null>
}

/** A modal window. On a phone it is at the bottom of the screen. */
export const Dialog = lazyOverlay<DialogProps>(
  async () => (await import('./windows/DialogWindow.tsx')).DialogWindow,
)
