import { QrCode } from '@portaria/ui/display/QrCode'
import type { RegisterRecord } from '../../../../register-pages/record.ts'
import { codesIn } from '../parcel-calls.ts'
import { Delegates } from './Delegates.tsx'
import { RenewCode } from './RenewCode.tsx'
import { spokenCode } from './spoken-code.ts'
import { ownParcelsTexts } from './texts/own-parcels-texts.ts'

/**
 * Shows how to collect a waiting parcel: the household's code, its QR code, and those of delegates.
 */
export function PickupCode({ record }: { record: RegisterRecord }) {
  const t = ownParcelsTexts.useTexts()
  const own = codesIn(record).find(({ delegate }) => delegate === null)
  if (!own) return null
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <QrCode value={own.code} label={t('code.qr')} className="mx-auto size-40 shrink-0" />
        <div className="flex min-w-0 flex-1 basis-60 flex-col gap-2">
          <p className="text-sm text-muted">{t('code.own')}</p>
          <p dir="ltr" className="tabular text-start text-4xl font-semibold">
            {spokenCode(own.code)}
          </p>
          <p className="text-sm text-pretty text-muted">{t('code.text')}</p>
          <div>
            <RenewCode id={record.id} />
          </div>
        </div>
      </div>
      <Delegates record={record} />
    </div>
  )
}
