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
  /** `danger` for destructive actions. */
  tone?: 'neutral' | 'danger'
  /** The dialog waits for it, and closes only if it does not fail. */
  onConfirm: () => void | Promise<void>
}

/** Asks for a confirmation. The cancel button has the focus. */
export const ConfirmDialog = lazyOverlay<ConfirmDialogProps>(
  async () => (await import('./windows/ConfirmDialogWindow.tsx')).ConfirmDialogWindow,
)
