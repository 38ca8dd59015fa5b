import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { CopyButton } from '@portaria/ui/actions/CopyButton'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { feedQuery, makeFeed } from './event-calls.ts'
import { eventTexts } from './texts/event-texts.ts'

/**
 * The person's link for calendar programs, created when first requested and replaced if it was
 * leaked.
 */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const text = eventTexts.useTexts()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [busy, attempt] = useAttempt()
  const { data: url, isPending, isError, error, refetch } = useQuery(feedQuery)
  const make = (isNew: boolean) =>
    attempt(async () => {
      client.setQueryData(feedQuery.queryKey, await makeFeed())
      setAsking(false)
      if (isNew) showToast({ title: text('feed.renewed'), tone: 'success' })
    }).then(() => undefined)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text('feed.title')}
      description={text('feed.text')}
      footer={
        <>
          {url && (
            <Button variant="ghost" icon={RefreshCw} onClick={() => setAsking(true)}>
              {text('feed.renew')}
            </Button>
          )}
          <Button onClick={onClose}>{text('feed.close')}</Button>
        </>
      }
    >
      {isPending && <Skeleton className="h-16 w-full" />}
      {isError && <PageProblem error={error} onRetry={() => void refetch()} />}
      {url === null && (
        <Button
          variant="primary"
          icon={CalendarPlus}
          loading={busy}
          onClick={() => void make(false)}
        >
          {text('feed.make')}
        </Button>
      )}
      {url && (
        <div className="flex flex-col gap-3">
          <p dir="ltr" className="text-xs break-all text-muted select-all">
            {url}
          </p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink
              variant="primary"
              icon={CalendarPlus}
              href={url.replace(/^https?:/, 'webcal:')}
            >
              {text('feed.open')}
            </ButtonLink>
            <CopyButton text={url} label={text('feed.copy')} done={text('feed.copied')} />
          </div>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text('feed.renewTitle')}
        text={text('feed.renewText')}
        confirmLabel={text('feed.renew')}
        cancelLabel={text('feed.cancel')}
        tone="danger"
        onConfirm={() => make(true)}
      />
    </Dialog>
  )
}
