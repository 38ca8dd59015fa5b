import { announcements } from '@portaria/contract/modules/common-life/announcements/announcements'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Card } from '@portaria/ui/display/Card'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { useAttempt } from '../../../register-pages/use-attempt.ts'
import { acknowledge, markRead, receiptIn } from './announcement-calls.ts'
import { announcementTexts } from './texts/announcement-texts.ts'

/** Notes that the reader has opened the announcement, and lets them acknowledge one that asks for it. */
export function OwnReceipt({ record }: RecordSlotProps) {
  const text = announcementTexts.useTexts()
  const { when } = useFormats()
  const client = useQueryClient()
  const isUnread = record['unread'] === true
  // A page that could not note it notes it the next time it is opened.
  const note = useEffectEvent((id: string) => {
    if (isUnread)
      void markRead(id).then(
        () => refreshRegister(client, announcements),
        () => undefined,
      )
  })
  useEffect(() => note(record.id), [record.id])
  if (record['unacknowledged'] === true) return <Acknowledge record={record} />
  const at = receiptIn(record)?.acknowledged_at ?? null
  if (at === null) return null
  return (
    <Card title={text('ack.title')}>
      <p className="flex gap-2 text-sm">
        <Check aria-hidden className="size-4.5 shrink-0 text-success-ink" />
        {text('ack.done', { at: when(at) })}
      </p>
    </Card>
  )
}

function Acknowledge({ record }: RecordSlotProps) {
  const text = announcementTexts.useTexts()
  const { actionWords } = useRegister()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  const press = () =>
    attempt(async () => {
      await acknowledge(record.id)
      showToast({ title: text('ack.thanks'), tone: 'success' })
      await refreshRegister(client, announcements)
    })
  return (
    <Card title={text('ack.title')}>
      <div className="flex flex-col items-start gap-3 text-sm">
        <p>{text('ack.ask')}</p>
        <Button
          variant="primary"
          size="lg"
          icon={Check}
          loading={busy}
          onClick={() => void press()}
        >
          {actionWords('acknowledge')}
        </Button>
      </div>
    </Card>
  )
}
