import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '../../../../platform/page-title.ts'
import { problemTextOf } from '../../../../platform/problem-text.ts'
import { RegisterPage } from '../../../../register-pages/RegisterPage.tsx'
import type { RegisterRecord } from '../../../../register-pages/record.ts'
import { useRegister } from '../../../../register-pages/register-context.tsx'
import { listQuery } from '../../../../register-pages/register-queries.ts'
import { ParcelHistory } from './ParcelHistory.tsx'
import { ownParcelsTexts } from './texts/own-parcels-texts.ts'
import { WaitingParcel } from './WaitingParcel.tsx'

/** Rows requested at once: few parcels wait for one household. */
const SHOWN = '50'

/** A resident's own parcels: the waiting ones with their codes, and the history of the others. */
export function OwnParcelsPage() {
  return (
    <RegisterPage register={parcels}>
      <OwnParcels />
    </RegisterPage>
  )
}

function OwnParcels() {
  const t = ownParcelsTexts.useTexts()
  const { words } = useRegister()
  usePageTitle(words.many)
  const { data, error, isError } = useQuery(
    listQuery(parcels, {
      'filter[pickup]': 'held,overdue',
      sort: 'due_at',
      per_page: SHOWN,
      fields:
        'number,kind,carrier,addressee,tracking,place,door,pickup,arrived_at,due_at,photo,apartment,resident',
    }),
  )
  // A collected parcel leaves the list while its dialog still reports how the door was closed.
  const [collecting, setCollecting] = useState<RegisterRecord | null>(null)
  const waiting = data?.data ?? []
  const isListed = waiting.some(({ id }) => id === collecting?.id)
  const rows = collecting && !isListed ? [...waiting, collecting] : waiting
  return (
    <Page kind="form">
      <PageHeader title={words.many} description={t('text')} />
      <div className="flex flex-col gap-5 pb-4">
        {isError && (
          <Banner tone="warning" title={t('failed')}>
            {problemTextOf(error).detail}
          </Banner>
        )}
        {!data && !isError && <Skeleton className="h-72 w-full" />}
        {data && rows.length === 0 && (
          <EmptyState icon={PackageCheck} title={t('none')} text={t('noneText')} />
        )}
        {rows.map((row) => (
          <WaitingParcel
            key={row.id}
            row={row}
            onCollecting={(isOpen) => setCollecting(isOpen ? row : null)}
          />
        ))}
        {data && <ParcelHistory />}
      </div>
    </Page>
  )
}
