import { lazyOverlay } from '@portaria/ui/overlays/lazyOverlay'
import {
  GatePage,
  type LendWindowProps,
  type ParcelWindowsProps,
} from '../modules/gate/desk/GatePage.tsx'
import { hitDetail, unitsOf } from '../modules/search/hit-words.ts'
import { featurePaths } from './feature-paths.ts'

const words = { detailOf: hitDetail, unitsOf }

const ParcelWindows = lazyOverlay<ParcelWindowsProps>(
  async () => (await import('../modules/custody/parcels/desk/ParcelWindows.tsx')).ParcelWindows,
)

const LendWindow = lazyOverlay<LendWindowProps>(
  async () => (await import('../modules/cabinets/LendAtDesk.tsx')).LendAtDesk,
)

/**
 * `/apps/condominiums/gate/`, whose box tells hits as the search of everything does, and whose parcels
 * are received and handed over in windows of that feature.
 */
export function GateScreen() {
  return (
    <GatePage
      words={words}
      muster={featurePaths.muster}
      ParcelWindows={ParcelWindows}
      LendWindow={LendWindow}
    />
  )
}
