import type { ReactNode } from 'react'
import type { IconType } from '../display/icon.ts'
import { lazyOverlay } from './lazyOverlay.tsx'

export interface CommandItem {
  id: string
  label: ReactNode
  /** At the end: what kind of thing, where it is. */
  aside?: ReactNode
  icon?: IconType
  onSelect: () => void
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
