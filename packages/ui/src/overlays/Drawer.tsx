import type { ReactNode } from 'react'
import { lazyOverlay } from './lazyOverlay.tsx'

export interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Its name; only for screen readers with `titleHidden`. */
  title: string
  titleHidden?: boolean
  /** Beside the title, for example a link that clears everything. */
  actions?: ReactNode
  side?: 'start' | 'end'
  /** Width in pixels at normal font size: 280 for navigation, 320 for notices, 480 to read. */
  width?: number
  children: ReactNode
  footer?: ReactNode
  /** A scheme of its own, for the navigation. */
  scheme?: string | undefined
  /** False where the page beside it stays usable. */
  modal?: boolean
}

/** A panel that slides over the page from its start or end. */
export const Drawer = lazyOverlay<DrawerProps>(
  async () => (await import('./windows/DrawerWindow.tsx')).DrawerWindow,
)
