import { Suspense } from 'react'
import { LandingPage } from '../modules/landing/LandingPage.tsx'
import { VisitsSkeleton } from '../modules/visits/VisitsSkeleton.tsx'
import { useSession } from '../platform/session/use-session.ts'
import { DashboardTabs } from './demo/DashboardTabs.tsx'
import { firstScreenParts } from './first-screen-parts.ts'
import { useReachablePages } from './use-navigation.ts'

const { Desk, OwnVisits, ParcelsAtHome } = firstScreenParts

/** `/apps/dashboards/project`: the gatehouse starts with its desk alone. */
export function LandingScreen() {
  const { user } = useSession()
  if (user?.type_flag !== 'funcionario') return <Landing />
  return (
    <Suspense fallback={null}>
      <Desk />
    </Suspense>
  )
}

/** The first screen of all other roles, with the menu's names and icons. */
function Landing() {
  const home = (
    <Suspense fallback={<VisitsSkeleton />}>
      <OwnVisits />
      {/* Hidden as well until the height of the visits is known. */}
      <div className="group-has-data-unsized/home:invisible">
        <ParcelsAtHome />
      </div>
    </Suspense>
  )
  return (
    <DashboardTabs of="project">
      <LandingPage pages={useReachablePages()} home={home} />
    </DashboardTabs>
  )
}
