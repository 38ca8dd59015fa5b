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

/** A window that asks for full attention. On a phone it rises from the bottom, near the thumb. */
export const Dialog = lazyOverlay<DialogProps>(
  async () => (await import('./windows/DialogWindow.tsx')).DialogWindow,
)
