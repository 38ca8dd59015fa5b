import { Button } from '@portaria/ui/actions/Button'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, Undo2 } from 'lucide-react'
import { useAttempt } from '../../platform/actions/use-attempt.ts'
import { PaperSheet } from '../../platform/letterhead/PaperSheet.tsx'
import { PrintButton } from '../../platform/letterhead/PrintButton.tsx'
import { problemTextOf } from '../../platform/problem-text.ts'
import { endCodes, receiptQuery } from './departure-calls.ts'
import { Receipt } from './Receipt.tsx'
import { departuresTexts } from './texts/departures-texts.ts'
import { useUndo } from './use-undo.ts'

export interface ReceiptDialogProps {
  id: string
  onClose: () => void
}

/**
 * The receipt of a planned or completed departure, to read and print; a planned one can be undone.
 */
export function ReceiptDialog({ id, onClose }: ReceiptDialogProps) {
  const t = departuresTexts.useTexts()
  const { data, error } = useQuery(receiptQuery(id))
  const [busy, undo] = useUndo()
  const client = useQueryClient()
  const [ending, attempt] = useAttempt()
  const end = async () => {
    const done = await attempt(async () => {
      client.setQueryData(receiptQuery(id).queryKey, await endCodes(id))
    })
    if (done) showToast({ title: t('codes.ended'), tone: 'success' })
  }
  const title = t(data?.state === 'done' ? 'receipt.title' : 'receipt.plan')
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          {data?.state === 'planned' && (
            <Button
              variant="ghost"
              icon={Undo2}
              loading={busy}
              onClick={() => void undo(id).then((done) => done && onClose())}
            >
              {t('undo')}
            </Button>
          )}
          {data?.items.some(({ codes }) => codes != null) && (
            <Button variant="ghost" icon={KeyRound} loading={ending} onClick={() => void end()}>
              {t('codes.end')}
            </Button>
          )}
          {data && (
            <PrintButton
              sheet={
                <PaperSheet>
                  <h1 className="mb-3 text-lg font-semibold">{title}</h1>
                  <Receipt receipt={data} />
                </PaperSheet>
              }
            >
              {t('receipt.print')}
            </PrintButton>
          )}
          <Button variant="primary" onClick={onClose}>
            {t('receipt.close')}
          </Button>
        </>
      }
    >
      {error && <Banner tone="warning">{problemTextOf(error).detail}</Banner>}
      {!data && !error && <Skeleton className="h-64 w-full" />}
      {data && <Receipt receipt={data} />}
    </Dialog>
  )
}
