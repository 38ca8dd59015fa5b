import { lazyOverlay } from './lazyOverlay.tsx'
import type { ConfirmDialogProps } from './windows/ConfirmDialogWindow.tsx'

/** Asks for a confirmation. The cancel button has the initial focus. */
export const ConfirmDialog = lazyOverlay<ConfirmDialogProps>(
  async () => (await import('./windows/ConfirmDialogWindow.tsx')).ConfirmDialogWindow,
)
