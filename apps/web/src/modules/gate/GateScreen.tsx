import { lazyOverlay } from '@portaria/ui/overlays/lazyOverlay'
import { hitDetail, unitsOf } from '../search/public/hit-words.ts'
import { GatePage, type LendWindowProps, type ParcelWindowsProps } from './desk/GatePage.tsx'
import { gatePaths } from './gate-paths.ts'

const words = { detailOf: hitDetail, unitsOf }

const ParcelWindows = lazyOverlay<ParcelWindowsProps>(
  async () => (await import('../custody/public/ParcelWindows.tsx')).ParcelWindows,
)

const LendWindow = lazyOverlay<LendWindowProps>(
  async () => (await import('../cabinets/public/LendAtDesk.tsx')).LendAtDesk,
)

/**
 * `/apps/condominiums/gate/`. Its box describes results like the general search; parcels are
 * received and handed over in dialogs of their own module.
 */
export function GateScreen() {
  return (
    <GatePage
      words={words}
      muster={gatePaths.muster}
      ParcelWindows={ParcelWindows}
      LendWindow={LendWindow}
    />
  )
}
