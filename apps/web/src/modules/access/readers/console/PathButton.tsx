import { Button } from '@portaria/ui/actions/Button'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { Route } from 'lucide-react'
import { useState } from 'react'
import { useAttempt } from '../../../../platform/actions/use-attempt.ts'
import { changePath, READERS_KEY } from '../reader-calls.ts'
import { readerTexts } from '../texts/reader-texts.ts'

/** Gives the reader another path to the server, once somebody confirmed it. */
export function PathButton({ readerId }: { readerId: string }) {
  const t = readerTexts.useTexts()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [busy, attempt] = useAttempt({
    settled: () => client.invalidateQueries({ queryKey: [READERS_KEY, readerId], exact: true }),
  })
  const change = async () => {
    await attempt(async () => {
      await changePath(readerId)
      showToast({ title: t('path.changed'), tone: 'success' })
    })
  }
  return (
    <>
      <Button size="sm" icon={Route} loading={busy} onClick={() => setAsking(true)}>
        {t('path.change')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('path.title')}
        text={t('path.text')}
        confirmLabel={t('path.change')}
        onConfirm={change}
      />
    </>
  )
}
