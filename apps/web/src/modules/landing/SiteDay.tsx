import type { Role } from '@portaria/contract/actors/roles'
import { mayUse } from '@portaria/contract/define-register/permissions'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Unsized } from '@portaria/ui/display/Unsized'
import { WhenSized } from '@portaria/ui/layout/WhenSized'
import { Suspense } from 'react'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import type { NavigationItem } from '../../shell/navigation-model.ts'
import { CreateLinks } from './CreateLinks.tsx'
import { DayFigures } from './DayFigures.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { LatestChanges } from './LatestChanges.tsx'
import { landingParts } from './landing-parts.ts'
import { NeedsYou } from './NeedsYou.tsx'
import { PeopleByTower } from './PeopleByTower.tsx'

const RecentReadings = lazyCode(
  async () => (await import('../announcements/public/RecentReadings.tsx')).RecentReadings,
)
const { LiveCard } = landingParts

export interface SiteDayProps {
  role: Role
  pages: readonly NavigationItem[]
}

/** The first screen of a site's administrators: matters that need them, then the place and the day. */
export function SiteDay({ role, pages }: SiteDayProps) {
  const people = mayUse(role, 'dashboard.people')
  const changes = mayUse(role, 'audit.read')
  return (
    <WhenSized stacked>
      <div className="flex flex-col gap-4">
        <NeedsYou role={role} />
        {/* The day stands beside the place where there is room, so that both are in view. */}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_auto]">
          {mayUse(role, 'buildings.read') && (
            <Suspense fallback={<LiveSkeleton />}>
              <LiveCard />
            </Suspense>
          )}
          {mayUse(role, 'dashboard.day') && (
            <div className="xl:w-60">
              <DayFigures />
            </div>
          )}
        </div>
        {mayUse(role, 'announcements.proof') && (
          <Suspense fallback={<Unsized />}>
            <RecentReadings />
          </Suspense>
        )}
        <FirstSteps role={role} pages={pages} />
        <CreateLinks role={role} />
        {(people || changes) && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:auto-cols-[minmax(0,1fr)] lg:grid-flow-col lg:grid-cols-none">
            {people && <PeopleByTower />}
            {changes && <LatestChanges role={role} />}
          </div>
        )}
      </div>
    </WhenSized>
  )
}

function LiveSkeleton() {
  return (
    <>
      <Unsized />
      <Skeleton className="h-96 w-full rounded-lg" />
    </>
  )
}
