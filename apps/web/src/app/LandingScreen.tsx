import { Unsized } from '@portaria/ui/display/Unsized'
import { Suspense } from 'react'
import { LandingPage } from '../features/landing/LandingPage.tsx'
import { lazyCode } from '../platform/connection/lazy-code.ts'
import { useReachablePages } from './use-navigation.ts'

const OwnVisits = lazyCode(async () => (await import('../features/visits/OwnVisits.tsx')).OwnVisits)

/** `/apps/dashboards/project`, with the menu's own names and icons. */
export function LandingScreen() {
  const home = (
    <Suspense fallback={<Unsized />}>
      <OwnVisits />
    </Suspense>
  )
  return <LandingPage pages={useReachablePages()} home={home} />
}
