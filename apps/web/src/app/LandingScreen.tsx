import { Suspense } from 'react'
import { LandingPage } from '../modules/landing/LandingPage.tsx'
import { VisitsSkeleton } from '../modules/visits/VisitsSkeleton.tsx'
import { useSession } from '../platform/session/use-session.ts'
import { DashboardTabs } from './demo/DashboardTabs.tsx'
import { firstScreenParts } from './first-screen-parts.ts'
import { useReachablePages } from './use-navigation.ts'

const { Desk, OwnVisits, ParcelsAtHome } = firstScreenParts

/** `/apps/dashboards/project`: the gatehouse begins at its desk, and nothing stands before it. */
export function LandingScreen() {
  const { user } = useSession()
  if (user?.type_flag !== 'funcionario') return <Landing />
  return (
    <Suspense fallback={null}>
      <Desk />
    </Suspense>
  )
}

/** The first screen of all others, with the menu's own names and icons. */
function Landing() {
  const home = (
    <Suspense fallback={<VisitsSkeleton />}>
      <OwnVisits />
      {/* Not seen either before the height of the visits is known. */}
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
