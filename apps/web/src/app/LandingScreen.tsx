import { Suspense } from 'react'
import { LandingPage } from '../modules/landing/LandingPage.tsx'
import { VisitsSkeleton } from '../modules/visits/VisitsSkeleton.tsx'
import { lazyCode } from '../platform/connection/lazy-code.ts'
import { useSession } from '../platform/session/use-session.ts'
import { useReachablePages } from './use-navigation.ts'

const OwnVisits = lazyCode(async () => (await import('../modules/visits/OwnVisits.tsx')).OwnVisits)

const ParcelsAtHome = lazyCode(
  async () => (await import('../modules/custody/parcels/own/ParcelsAtHome.tsx')).ParcelsAtHome,
)

const Desk = lazyCode(async () => {
  const { fetchDeskLists } = await import('../modules/gate/gate-calls.ts')
  const [{ GateScreen }] = await Promise.all([
    import('../modules/gate/GateScreen.tsx'),
    fetchDeskLists(),
  ])
  return GateScreen
})

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
  return <LandingPage pages={useReachablePages()} home={home} />
}
