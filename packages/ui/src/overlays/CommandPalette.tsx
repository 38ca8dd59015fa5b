import { lazyOverlay } from './lazyOverlay.tsx'
import type { CommandPaletteProps } from './windows/CommandPaletteWindow.tsx'

export type { CommandGroup, CommandItem } from './windows/CommandPaletteWindow.tsx'

/** A general search. Arrow keys choose, Enter opens, Escape closes. */
export const CommandPalette = lazyOverlay<CommandPaletteProps>(
  async () => (await import('./windows/CommandPaletteWindow.tsx')).CommandPaletteWindow,
)
