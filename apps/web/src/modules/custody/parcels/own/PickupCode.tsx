import { Button } from '@portaria/ui/actions/Button'
import { QrCode } from '@portaria/ui/display/QrCode'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useAttempt } from '../../../../platform/actions/use-attempt.ts'
import type { RegisterRecord } from '../../../../register-pages/record.ts'
import { useRegister } from '../../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../../register-pages/register-queries.ts'
import { codesIn, renewCode } from '../parcel-calls.ts'
import { Delegates } from './Delegates.tsx'
import { spokenCode } from './spoken-code.ts'
import { ownParcelsTexts } from './texts/own-parcels-texts.ts'

/**
 * Shows how to collect a waiting parcel: the household's code, its QR code, and those of delegates.
 */
export function PickupCode({ record }: { record: RegisterRecord }) {
  const t = ownParcelsTexts.useTexts()
  const client = useQueryClient()
  const { register } = useRegister()
  const [busy, attempt] = useAttempt()
  const own = codesIn(record).find(({ delegate }) => delegate === null)
  if (!own) return null
  const renew = () =>
    attempt(async () => {
      await renewCode(record.id)
      showToast({ title: t('code.renewed'), tone: 'success' })
      await refreshRegister(client, register)
    })
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
            <Button size="sm" icon={RefreshCw} loading={busy} onClick={() => void renew()}>
              {t('code.renew')}
            </Button>
          </div>
        </div>
      </div>
      <Delegates record={record} />
    </div>
  )
}
