import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Unsized } from '@portaria/ui/display/Unsized'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useQuery } from '@tanstack/react-query'
import { Package, QrCode } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyCode } from '../../../../platform/connection/lazy-code.ts'
import { problemTextOf } from '../../../../platform/problem-text.ts'
import { asText } from '../../../../register-pages/field-kinds/field-input.ts'
import { type RegisterRecord, registerPaths } from '../../../../register-pages/record.ts'
import { useParcelName } from './parcel-name.ts'
import { parcelsAtHomeQuery } from './parcels-at-home-query.ts'
import { ownParcelsTexts } from './texts/own-parcels-texts.ts'

const PickupDialog = lazyCode(async () => (await import('./PickupDialog.tsx')).PickupDialog)

/** The waiting parcels on a resident's first screen; one press shows the QR code of one. */
export function ParcelsAtHome() {
  const t = ownParcelsTexts.useTexts()
  const { data, isPending, error } = useQuery(parcelsAtHomeQuery)
  const [shown, setShown] = useState<RegisterRecord | null>(null)
  const rows = data?.data ?? []
  const total = data?.meta.total ?? 0
  if (isPending) {
    return (
      <>
        <Unsized />
        <Skeleton className="h-20 w-full" />
      </>
    )
  }
  return (
    <>
      {error && !data && (
        <div data-waits="">
          <Banner tone="warning" title={t('failed')}>
            {problemTextOf(error).detail}
          </Banner>
        </div>
      )}
      {rows.map((row) => (
        <ParcelCard key={row.id} row={row} onShow={() => setShown(row)} />
      ))}
      {total > rows.length && (
        <p>
          <TextLink href={registerPaths(parcels).list ?? ''}>
            {t('home.all', { count: total })}
          </TextLink>
        </p>
      )}
      {shown && (
        <Suspense>
          <PickupDialog row={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  )
}

function ParcelCard({ row, onShow }: { row: RegisterRecord; onShow: () => void }) {
  const t = ownParcelsTexts.useTexts()
  const name = useParcelName()(row)
  const place = row['place'] === 'locker' ? 'locker' : 'desk'
  const door = typeof row['door'] === 'number' ? String(row['door']) : ''
  return (
    <article
      data-waits=""
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface p-3 ps-4"
    >
      <Package aria-hidden className="size-6 shrink-0 text-warning-ink" strokeWidth={1.75} />
      <div className="min-w-0 flex-1 basis-30">
        <p className="text-sm text-muted">
          {[t(`places.${place}`, { door }), t('number', { number: asText(row['number']) })].join(
            ' · ',
          )}
        </p>
        <h3 dir="auto" className="line-clamp-2 font-semibold">
          {name}
        </h3>
      </div>
      <Button
        size="lg"
        variant="primary"
        icon={QrCode}
        className="ms-auto"
        aria-label={`${t('home.show')}: ${name}`}
        onPointerEnter={() => void PickupDialog.fetchCode()}
        onClick={onShow}
      >
        {t('home.show')}
      </Button>
    </article>
  )
}
