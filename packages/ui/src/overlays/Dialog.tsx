import { lazyOverlay } from './lazyOverlay.tsx'
import type { DialogProps } from './windows/DialogWindow.tsx'

/** A modal dialog. On a phone it is at the bottom of the screen. */
export const Dialog = lazyOverlay<DialogProps>(
  async () => (await import('./windows/DialogWindow.tsx')).DialogWindow,
)
