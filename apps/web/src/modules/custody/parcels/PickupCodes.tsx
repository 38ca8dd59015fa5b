import { Card } from '@portaria/ui/display/Card'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { PickupCode } from './own/PickupCode.tsx'
import { ownParcelsTexts } from './own/texts/own-parcels-texts.ts'
import { codesIn } from './parcel-calls.ts'

/** Shows on a parcel's record the codes by which its household and delegates collect it. */
export function PickupCodes({ record }: RecordSlotProps) {
  const t = ownParcelsTexts.useTexts()
  if (codesIn(record).length === 0) return null
  return (
    <Card title={t('code.title')}>
      <PickupCode record={record} />
    </Card>
  )
}
