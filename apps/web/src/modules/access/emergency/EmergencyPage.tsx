import { mayUse } from '@portaria/contract/define-register/permissions'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { ClipboardList, DoorOpen } from 'lucide-react'
import { usePageTitle } from '../../../platform/page-title.ts'
import { useRole } from '../../../platform/session/use-session.ts'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { musterPath } from './emergency-paths.ts'
import { LiveOrder } from './LiveOrder.tsx'
import { StartOrder } from './StartOrder.tsx'
import { emergencyTexts } from './texts/emergency-texts.ts'
import { useOrders } from './use-orders.ts'

/** Emergency release and lockdown: what lives, door by door, and the buttons that start them. */
export function EmergencyPage() {
  const t = emergencyTexts.useTexts()
  usePageTitle(t('title'))
  const role = useRole()
  const { data, isPending, isError, error, refetch } = useOrders()
  const muster = (
    <ButtonLink icon={ClipboardList} href={musterPath}>
      {t('muster')}
    </ButtonLink>
  )
  return (
    <Page kind="form">
      <PageHeader title={t('title')} description={t('text')} actions={muster} />
      <div className="flex max-w-3xl flex-col gap-4 pb-6">
        {isPending && <Skeleton className="h-72 w-full" />}
        {isError && !data && <PageProblem error={error} onRetry={() => void refetch()} />}
        {data?.live.map((order) => (
          <LiveOrder key={order.id} order={order} />
        ))}
        {data?.points.length === 0 && (
          <EmptyState icon={DoorOpen} title={t('none')} text={t('noneText')} />
        )}
        {data && data.points.length > 0 && <StartOrder kind="release" points={data.points} />}
        {data && data.points.length > 0 && role !== null && mayUse(role, 'access.lockdown') && (
          <StartOrder kind="lockdown" points={data.points} />
        )}
        {data && data.ended.length > 0 && (
          <section className="flex flex-col gap-4">
            <h2 className="text-base font-semibold">{t('ended')}</h2>
            {data.ended.map((order) => (
              <LiveOrder key={order.id} order={order} />
            ))}
          </section>
        )}
      </div>
    </Page>
  )
}
