import { Suspense } from 'react'
import { LandingPage } from '../modules/landing/LandingPage.tsx'
import { VisitsSkeleton } from '../modules/visits/VisitsSkeleton.tsx'
import { isDemonstration } from '../platform/offered.ts'
import { useSession } from '../platform/session/use-session.ts'
import { DashboardTabs } from './demo/DashboardTabs.tsx'
import { firstScreenParts } from './first-screen-parts.ts'
import { useReachablePages } from './use-navigation.ts'

const { Desk, OwnVisits, ParcelsAtHome, TryItFold, VisitsAtGate } = firstScreenParts

/** `/apps/dashboards/project`: the gatehouse starts with its desk alone. */
export function LandingScreen() {
  const { user } = useSession()
  const role = user?.type_flag
  if (role !== 'funcionario') return <Landing />
  return (
    <Suspense fallback={null}>
      {isDemonstration() && (
        <div className="px-4 pt-1 sm:px-6">
          <TryItFold role={role} />
        </div>
      )}
      <Desk />
    </Suspense>
  )
}

/** The first screen of all other roles, with the menu's names and icons. */
function Landing() {
  const home = {
    waiting: (
      <Suspense fallback={<VisitsSkeleton />}>
        <VisitsAtGate />
        <ParcelsAtHome />
      </Suspense>
    ),
    visits: (
      <Suspense>
        <OwnVisits />
      </Suspense>
    ),
  }
  return (
    <DashboardTabs of="project">
      <LandingPage pages={useReachablePages()} home={home} />
    </DashboardTabs>
  )
}
