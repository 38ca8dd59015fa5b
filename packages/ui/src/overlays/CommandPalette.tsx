import type { ReactNode } from 'react'
import type { IconType } from '../display/icon.ts'
import { lazyOverlay } from './lazyOverlay.tsx'

/** What one wants of an item without opening it. */
export interface CommandShortcut {
  label: string
  icon: IconType
  onSelect: () => void
}

export interface CommandItem {
  id: string
  label: ReactNode
  /** Under the label: what tells it from others of its name. */
  detail?: ReactNode
  /** At the end: what kind of thing, where it is. */
  aside?: ReactNode
  icon?: IconType
  onSelect: () => void
  /** By Ctrl+Enter and Shift+Enter in this order, and by buttons at the end for pointers. */
  shortcuts?: readonly CommandShortcut[]
}

export interface CommandGroup {
  label: string
  items: readonly CommandItem[]
}

export interface CommandPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Its name; also shown in the empty box. */
  label: string
  query: string
  onQueryChange: (query: string) => void
  groups: readonly CommandGroup[]
  loading?: boolean
  /** Shown when nothing was found, or before a search. */
  empty?: ReactNode
  /** Under the list: what the keys do. */
  footer?: ReactNode
}

/** One search for everything. Arrows choose, Enter opens, Escape closes. */
export const CommandPalette = lazyOverlay<CommandPaletteProps>(
  async () => (await import('./windows/CommandPaletteWindow.tsx')).CommandPaletteWindow,
)
