import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { Button } from '@portaria/ui/actions/Button'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useAttempt } from '../../../../platform/actions/use-attempt.ts'
import { refreshRegister } from '../../../../register-pages/register-queries.ts'
import { renewCode } from '../parcel-calls.ts'
import { ownParcelsTexts } from './texts/own-parcels-texts.ts'

export interface RenewCodeProps {
  /** The id of the parcel. */
  id: string
}

/** Makes a new code of the household for a parcel; an earlier one ends. */
export function RenewCode({ id }: RenewCodeProps) {
  const t = ownParcelsTexts.useTexts()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  const renew = () =>
    attempt(async () => {
      await renewCode(id)
      showToast({ title: t('code.renewed'), tone: 'success' })
      await refreshRegister(client, parcels)
    })
  return (
    <Button size="sm" icon={RefreshCw} loading={busy} onClick={() => void renew()}>
      {t('code.renew')}
    </Button>
  )
}
