import { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { AskedReceipt, GivenReceipt } from '../../rules/public/ReceiptCard.tsx'
import { markRead, receiptIn } from './announcement-calls.ts'
import { announcementTexts } from './texts/announcement-texts.ts'

/**
 * Records that the reader opened the announcement, and lets them acknowledge it if that is
 * requested.
 */
export function OwnReceipt({ record }: RecordSlotProps) {
  const text = announcementTexts.useTexts()
  const { when } = useFormats()
  const client = useQueryClient()
  const isUnread = record['unread'] === true
  // If recording fails, opening the page again repeats it.
  const note = useEffectEvent((id: string) => {
    if (isUnread)
      void markRead(id).then(
        () => refreshRegister(client, announcements),
        () => undefined,
      )
  })
  useEffect(() => note(record.id), [record.id])
  const title = text('ack.title')
  if (record['unacknowledged'] === true)
    return (
      <AskedReceipt
        record={record}
        action="acknowledge"
        title={title}
        text={text('ack.ask')}
        thanks={text('ack.thanks')}
      />
    )
  const at = receiptIn(record)?.acknowledged_at ?? null
  return at === null ? null : (
    <GivenReceipt title={title} text={text('ack.done', { at: when(at) })} />
  )
}
