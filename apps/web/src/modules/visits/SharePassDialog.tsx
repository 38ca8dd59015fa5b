import { passes } from '@portaria/contract/modules/visits/passes/passes'
import { Button } from '@portaria/ui/actions/Button'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useAttempt } from '../../platform/actions/use-attempt.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import { useRegister } from '../../register-pages/register-context.tsx'
import { registerKey } from '../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { GuestPassCard } from './GuestPassCard.tsx'
import { visitsTexts } from './texts/visits-texts.ts'
import { sharePass } from './visit-calls.ts'

export interface SharePassDialogProps extends RecordSlotProps {
  onClose: () => void
}

/** Shows the pass of a guest, to share it again, or with a new link if the old one was leaked. */
export function SharePassDialog({ record, onClose }: SharePassDialogProps) {
  const t = visitsTexts.useTexts()
  const { actionWords } = useRegister()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [busy, attempt] = useAttempt()
  const key = [...registerKey(passes), 'shared', record.id]
  const shared = useQuery({ queryKey: key, queryFn: () => sharePass(record.id), gcTime: 0 })
  const renew = () =>
    attempt(async () => {
      client.setQueryData(key, await sharePass(record.id, true))
      setAsking(false)
      showToast({ title: t('share.renewed'), tone: 'success' })
    }).then(() => undefined)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={actionWords('share')}
      description={t('share.text')}
      footer={
        <>
          <Button variant="ghost" icon={RefreshCw} loading={busy} onClick={() => setAsking(true)}>
            {t('share.renew')}
          </Button>
          <Button onClick={onClose}>{t('share.close')}</Button>
        </>
      }
    >
      {shared.isPending && <Skeleton className="h-40 w-full" />}
      {shared.isError && (
        <Banner tone="warning" title={problemTextOf(shared.error).title}>
          {problemTextOf(shared.error).detail}
        </Banner>
      )}
      {shared.data && <GuestPassCard pass={shared.data} />}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('share.renewTitle')}
        text={t('share.renewText')}
        confirmLabel={t('share.renew')}
        cancelLabel={t('cancel')}
        tone="danger"
        onConfirm={renew}
      />
    </Dialog>
  )
}
