import type { ReactNode } from 'react'
import { lazyOverlay } from './lazyOverlay.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What will happen, and whether it can be undone. */
  text?: ReactNode
  /** A verb and its thing: "Excluir morador". */
  confirmLabel: string
  cancelLabel?: string
  /** `danger` for what destroys. */
  tone?: 'neutral' | 'danger'
  /** The dialog waits for it, and closes only if it does not fail. */
  onConfirm: () => void | Promise<void>
}

/** Asks before something that matters. The safe answer has the focus. */
export const ConfirmDialog = lazyOverlay<ConfirmDialogProps>(
  async () => (await import('./windows/ConfirmDialogWindow.tsx')).ConfirmDialogWindow,
)
