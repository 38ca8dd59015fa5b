import { Suspense } from 'react'
import { LandingPage } from '../modules/landing/LandingPage.tsx'
import { VisitsSkeleton } from '../modules/visits/VisitsSkeleton.tsx'
import { lazyCode } from '../platform/connection/lazy-code.ts'
import { useReachablePages } from './use-navigation.ts'

const OwnVisits = lazyCode(async () => (await import('../modules/visits/OwnVisits.tsx')).OwnVisits)

const ParcelsAtHome = lazyCode(
  async () => (await import('../modules/custody/parcels/own/ParcelsAtHome.tsx')).ParcelsAtHome,
)

/** `/apps/dashboards/project`, with the menu's own names and icons. */
export function LandingScreen() {
  const home = (
    <Suspense fallback={<VisitsSkeleton />}>
      <OwnVisits />
      {/* Not seen either before the height of the visits is known. */}
      <div className="group-has-data-unsized/home:invisible">
        <ParcelsAtHome />
      </div>
    </Suspense>
  )
  return <LandingPage pages={useReachablePages()} home={home} />
}
