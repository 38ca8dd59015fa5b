import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Card } from '@portaria/ui/display/Card'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { asText } from '../../../../register-pages/field-kinds/field-input.ts'
import {
  asImage,
  asReference,
  type RegisterRecord,
  registerPaths,
} from '../../../../register-pages/record.ts'
import { useRegister } from '../../../../register-pages/register-context.tsx'
import { recordQuery } from '../../../../register-pages/register-queries.ts'
import { CollectAtDoor } from '../parcel-doors.ts'
import { PickupCode } from './PickupCode.tsx'
import { useParcelName } from './parcel-name.ts'
import { ownParcelsTexts } from './texts/own-parcels-texts.ts'

export interface WaitingParcelProps {
  row: RegisterRecord
  /**
   * Called when somebody starts to open its door, and when they have finished. The row must stay
   * mounted in between.
   */
  onCollecting: (collecting: boolean) => void
}

/** A waiting parcel: its description, where and until when to collect it, and the code. */
export function WaitingParcel({ row, onCollecting }: WaitingParcelProps) {
  const t = ownParcelsTexts.useTexts()
  const { labelOf } = useRegister()
  const { when } = useFormats()
  const { data: whole } = useQuery(recordQuery(parcels, row.id))
  const door = typeof row['door'] === 'number' ? String(row['door']) : ''
  const number = asText(row['number'])
  const parcelName = useParcelName()
  const isOverdue = row['pickup'] === 'overdue'
  const photo = asImage(row['photo'])
  const due = asText(row['due_at'])
  const place = row['place'] === 'locker' || row['place'] === 'cabinet' ? row['place'] : 'desk'
  const whose = asReference(row['resident']) ?? asReference(row['apartment'])
  const facts = [
    { term: t('where'), value: t(`places.${place}`, { door }) },
    { term: t('since'), value: when(asText(row['arrived_at'])) },
    ...(due && !isOverdue ? [{ term: t('until'), value: when(due) }] : []),
    ...(['addressee', 'tracking'] as const).flatMap((name) => {
      const value = asText(row[name])
      return value === '' ? [] : [{ term: labelOf(name), value }]
    }),
  ]
  return (
    <Card
      title={
        <TextLink href={registerPaths(parcels).record(row.id) ?? ''}>
          <bdi>{parcelName(row)}</bdi>
        </TextLink>
      }
      description={[t('number', { number }), whose?.title].filter(Boolean).join(' · ')}
    >
      <div className="flex flex-col gap-4">
        {isOverdue && <Banner tone="warning">{t('overdue', { at: when(due) })}</Banner>}
        {row['kind'] === 'judicial' && <Banner tone="warning">{t('judicial')}</Banner>}
        <DescriptionList items={facts} />
        {place === 'locker' && (
          <div>
            <Suspense>
              <CollectAtDoor parcel={{ id: row.id, door }} onOpenChange={onCollecting} />
            </Suspense>
          </div>
        )}
        {whole ? <PickupCode record={whole} /> : <Skeleton className="h-40 w-full" />}
        {photo && (
          <img
            src={photo.url}
            alt={t('photo', { number })}
            className="max-h-48 max-w-full self-start rounded-md border border-line"
          />
        )}
      </div>
    </Card>
  )
}
