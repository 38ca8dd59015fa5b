import { isUuid } from '@portaria/contract/value-types/uuid'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { lazyOverlay } from '@portaria/ui/overlays/lazyOverlay'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { DoorOpen, List } from 'lucide-react'
import { useState } from 'react'
import { useConnectionLost } from '../../../platform/connection/use-connection.ts'
import { usePageTitle } from '../../../platform/page-title.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { ChooseCompanyState } from '../../../shell/ChooseCompanyState.tsx'
import { accessesPath } from '../access-paths.ts'
import { EmergencyLink } from '../emergency/EmergencyLink.tsx'
import type { OpeningDialogProps } from '../public/openings/OpeningDialog.tsx'
import { pointsQuery } from '../public/openings/opening-calls.ts'
import { useLiveReaders } from '../readers/use-live-readers.ts'
import { MonitorFeed } from './MonitorFeed.tsx'
import { MonitorPoints } from './MonitorPoints.tsx'
import { PointStrip } from './PointStrip.tsx'
import { monitorTexts } from './texts/monitor-texts.ts'

const OpeningDialog = lazyOverlay<OpeningDialogProps>(
  async () => (await import('../public/openings/OpeningDialog.tsx')).OpeningDialog,
)

/** The points live: who passes, whether readers answer, and openings from afar (access §44). */
export function MonitorPage() {
  const t = monitorTexts.useTexts()
  const { tenantId } = useSession()
  usePageTitle(t('title'))
  if (tenantId === null) return <ChooseCompanyState />
  return <Monitor />
}

/** The point in the address, so that the page can be kept open at one door; '' for all. */
function usePointFilter(): [string, (pointId: string) => void] {
  const router = useRouter()
  const address = useRouterState({ select: ({ location }) => location.searchStr })
  const asked = new URLSearchParams(address).get('point_id') ?? ''
  const change = (pointId: string) => {
    const { pathname } = router.latestLocation
    const href = pointId === '' ? pathname : `${pathname}?point_id=${pointId}`
    void router.navigate({ href, replace: true, resetScroll: false })
  }
  return [isUuid(asked) ? asked : '', change]
}

function Monitor() {
  const t = monitorTexts.useTexts()
  const isLost = useConnectionLost()
  const [pointId, choose] = usePointFilter()
  const [opened, setOpened] = useState<string | null>(null)
  const found = useQuery(pointsQuery)
  useLiveReaders()
  const points = found.data ?? []
  return (
    <Page>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <ButtonLink icon={List} href={`${accessesPath}${pointId && `?point_id=${pointId}`}`}>
              {t('allAccesses')}
            </ButtonLink>
            <EmergencyLink />
          </>
        }
      />
      {isLost && (
        <Banner tone="warning" title={t('lost')} className="mb-4">
          {t('lostText')}
        </Banner>
      )}
      <div className="flex flex-col gap-5 pb-6 lg:flex-row lg:items-start">
        <div className="flex min-w-0 flex-col gap-3 lg:flex-1">
          {points.length > 0 && <PointStrip points={points} value={pointId} onChange={choose} />}
          {found.isPending && <Skeleton className="h-9 w-full" />}
          <MonitorFeed key={pointId} pointId={pointId} onShowAll={() => choose('')} />
        </div>
        <div className="min-w-0 lg:w-104 lg:shrink-0">
          {found.isPending && <Skeleton className="h-96 w-full" />}
          {found.isError && !found.data && (
            <PageProblem error={found.error} onRetry={() => void found.refetch()} />
          )}
          {found.data && points.length === 0 && (
            <EmptyState icon={DoorOpen} title={t('noPoints')} text={t('noPointsText')} />
          )}
          {points.length > 0 && <MonitorPoints points={points} onOpen={setOpened} />}
        </div>
      </div>
      <OpeningDialog open={opened !== null} pointId={opened} onClose={() => setOpened(null)} />
    </Page>
  )
}
