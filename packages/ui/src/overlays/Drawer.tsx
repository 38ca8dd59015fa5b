import { lazyOverlay } from './lazyOverlay.tsx'
import type { DrawerProps } from './windows/DrawerWindow.tsx'

/** A panel that slides over the page from its start or end. */
export const Drawer = lazyOverlay<DrawerProps>(
  async () => (await import('./windows/DrawerWindow.tsx')).DrawerWindow,
)
