import { registers } from '@portaria/contract/modules/registers'
import type { UnitRecord } from '@portaria/contract/modules/unit-record/unit-record'
import { Card } from '@portaria/ui/display/Card'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { Breadcrumbs } from '@portaria/ui/layout/Breadcrumbs'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { usePageTitle } from '../../platform/page-title.ts'
import { useRole } from '../../platform/session/use-session.ts'
import { PageProblem } from '../../register-pages/PageProblem.tsx'
import { registerPaths } from '../../register-pages/record.ts'
import { useWordsOf } from '../../register-pages/register-words.ts'
import { UnitAccesses } from '../access/public/accesses/UnitAccesses.tsx'
import { PrintedHead } from './PrintedHead.tsx'
import { RecordActions } from './RecordActions.tsx'
import { isDay, RecordPeriod } from './RecordPeriod.tsx'
import { RecordSectionCard } from './RecordSectionCard.tsx'
import { RecordTimeline } from './RecordTimeline.tsx'
import { type AskedPeriod, apartmentRecordQuery } from './record-calls.ts'
import { SectionRest } from './SectionRest.tsx'
import { recordTexts } from './texts/unit-record-texts.ts'
import { useSectionTitle, useUnitFacts } from './use-record-sheet.ts'

export interface UnitRecordPageProps {
  id: string
}

/** The printed form of a unit's record: all of it in a period, to print or to save as a PDF. */
export function UnitRecordPage({ id }: UnitRecordPageProps) {
  const t = recordTexts.useTexts()
  const unit = useWordsOf()(registers.apartments)
  const [period, setPeriod] = usePeriod()
  const found = useQuery(apartmentRecordQuery(id, period))
  const record = found.data
  const title = t('title', { unit: record?.apartment.title ?? '' })
  usePageTitle(record ? title : t('open'))
  const paths = registerPaths(registers.apartments)
  if (found.isError && !record) {
    return (
      <Page kind="form">
        <PageProblem error={found.error} onRetry={() => void found.refetch()} />
      </Page>
    )
  }
  return (
    <Page kind="form">
      <PageHeader
        title={record ? title : <Skeleton className="h-7 w-64" />}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: unit.many, href: paths.list ?? '' },
              { label: record?.apartment.title ?? unit.one, href: paths.record(id) ?? '' },
              { label: t('open') },
            ]}
          />
        }
        actions={<RecordActions unitId={id} {...{ record, period }} />}
      />
      <div className="flex flex-col gap-4 pb-6">
        {record ? (
          <>
            <RecordPeriod period={period} onChange={setPeriod} />
            <Sheet {...{ id, record, period }} />
          </>
        ) : (
          <SheetSkeleton />
        )}
      </div>
    </Page>
  )
}

/** The period in the address, so that the page can be shared. */
function usePeriod(): [AskedPeriod, (period: AskedPeriod) => void] {
  const router = useRouter()
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const params = new URLSearchParams(search)
  const [from = '', to = ''] = ['from', 'to'].map((name) => {
    const day = params.get(name) ?? ''
    return isDay(day) ? day : ''
  })
  const change = (next: AskedPeriod) => {
    const text = new URLSearchParams({
      ...(next.from && { from: next.from }),
      ...(next.to && { to: next.to }),
    }).toString()
    const href = `${router.latestLocation.pathname}${text && `?${text}`}`
    void router.navigate({ href, replace: true, resetScroll: false })
  }
  return [from && to && from > to ? { from, to: '' } : { from, to }, change]
}

interface SheetProps {
  id: string
  record: UnitRecord
  period: AskedPeriod
}

function Sheet({ id, record, period }: SheetProps) {
  const t = recordTexts.useTexts()
  const role = useRole()
  const titleOf = useSectionTitle()
  const facts = useUnitFacts()(record.apartment)
  const filled = record.sections.filter(({ total }) => total > 0)
  const empty = record.sections.filter(({ total }) => total === 0)
  return (
    <article data-sheet="list" className="flex flex-col gap-4">
      <PrintedHead {...{ record, period }} />
      {role === 'condomino' && (
        <p className="max-w-160 text-sm text-muted print:hidden">{t('ownPeriod')}</p>
      )}
      <Card title={t('unit')}>
        <DescriptionList items={[...facts]} />
      </Card>
      {filled.map((section) => (
        <RecordSectionCard key={section.name} section={section} title={titleOf(section)}>
          <SectionRest section={section} unitId={id} />
        </RecordSectionCard>
      ))}
      {filled.length === 0 && (
        <EmptyState icon={ScrollText} title={t('nothing')} text={t('nothingText')} />
      )}
      {filled.length > 0 && empty.length > 0 && (
        <p className="text-sm text-muted">
          {t('none', { sections: empty.map(titleOf).join(', ') })}
        </p>
      )}
      <UnitAccesses unitId={id} period={period} />
      <RecordTimeline unitId={id} period={period} />
    </article>
  )
}

function SheetSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <Skeleton className="h-16 w-80" />
      {[1, 2, 3, 4].map((nth) => (
        <Skeleton key={nth} className="h-48 w-full rounded-lg" />
      ))}
    </div>
  )
}
