import { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Card } from '@portaria/ui/display/Card'
import { Unsized } from '@portaria/ui/display/Unsized'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recordTitle, registerPaths } from '../../../register-pages/record.ts'
import { listQuery } from '../../../register-pages/register-queries.ts'
import { ListedMeter } from '../announcements/ReadingMeter.tsx'
import { announcementTexts } from '../announcements/texts/announcement-texts.ts'

/** Days for which an announcement's readers are worth a look on a first screen. */
const RECENT_DAYS = 14

/** The announcements in force that were sent last. */
const lastSentQuery = listQuery(announcements, {
  'filter[state]': 'sent',
  sort: '-sent_at',
  per_page: '3',
  fields: 'title,sent_at',
})

/**
 * The announcements of the last two weeks, each with the meter of its readers, for the first screen
 * of who sends them; nothing without one.
 */
export function RecentReadings() {
  const text = announcementTexts.useTexts()
  const { when } = useFormats()
  const { data, isLoading } = useQuery(lastSentQuery)
  const [since] = useState(() => Date.now() - RECENT_DAYS * 86_400_000)
  const recent = data?.data.filter(({ sent_at: at }) => Date.parse(String(at)) >= since) ?? []
  if (isLoading) return <Unsized />
  if (recent.length === 0) return null
  return (
    <Card title={text('recent.title')}>
      <ul className="ui-lines">
        {recent.map((record) => (
          <li
            key={record.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm first:pt-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-56">
              <TextLink href={registerPaths(announcements).record(record.id) ?? ''}>
                {recordTitle(announcements, record)}
              </TextLink>
              <p className="tabular text-muted">{when(String(record['sent_at']))}</p>
            </div>
            <ListedMeter record={record} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
