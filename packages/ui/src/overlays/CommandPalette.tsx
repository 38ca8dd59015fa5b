import { lazyOverlay } from './lazyOverlay.tsx'
import type { CommandPaletteProps } from './windows/CommandPaletteWindow.tsx'

export type { CommandGroup, CommandItem } from './windows/CommandPaletteWindow.tsx'

/** One search for everything. Arrows choose, Enter opens, Escape closes. */
export const CommandPalette = lazyOverlay<CommandPaletteProps>(
  async () => (await import('./windows/CommandPaletteWindow.tsx')).CommandPaletteWindow,
)
