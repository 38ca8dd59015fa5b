import type { SentDelivery } from '@portaria/contract/modules/announcements/announcements/announcement-answers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { useQuery } from '@tanstack/react-query'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { deliveryQuery } from './announcement-calls.ts'
import { announcementTexts } from './texts/announcement-texts.ts'

/** The meter of an announcement in a list; nothing while it is not sent. */
export function ListedMeter({ record }: RecordSlotProps) {
  const { data } = useQuery(deliveryQuery(record.id))
  return data ? <ReadingMeter delivery={data} /> : null
}

/**
 * Shows on one line how many of the people with the app have read an announcement, or acknowledged
 * it where that is asked for, and how many were told on paper. The bar has the read ones in full
 * colour and the delivered ones lighter.
 */
function ReadingMeter({ delivery }: { delivery: SentDelivery }) {
  const text = announcementTexts.useTexts()
  const { count } = useFormats()
  const { requires_ack: asksAck, delivery: counts } = delivery
  const { people, delivered, read, acknowledged, without_login: without, told } = counts
  const reached = people - without
  const done = asksAck ? acknowledged : read
  const share = (value: number) => `${(value / Math.max(1, reached)) * 100}%`
  const words = text(asksAck ? 'meter.acknowledged' : 'meter.read', {
    done: count(done),
    of: count(reached),
  })
  return (
    <span className="inline-flex items-baseline gap-2">
      <span
        aria-hidden
        className="relative h-1.5 w-10 shrink-0 self-center overflow-hidden rounded-full bg-hover"
      >
        <span
          style={{ inlineSize: share(delivered) }}
          className="absolute inset-y-0 start-0 bg-[color-mix(in_srgb,var(--ui-accent)_30%,var(--ui-surface))]"
        />
        <span
          style={{ inlineSize: share(done) }}
          className="absolute inset-y-0 start-0 bg-accent"
        />
      </span>
      <span className="tabular">
        {words}
        {without > 0 && (
          <span className="text-muted">
            {` · ${text('meter.told', { done: count(told), of: count(without) })}`}
          </span>
        )}
      </span>
    </span>
  )
}
