import type { GuestCount } from '@portaria/contract/modules/reservations/event-guests/guest-answers'
import { guestTexts } from './texts/guest-texts.ts'

/** Shows how many guests come, have arrived or have not answered, and the capacity of the area. */
export function GuestFigures({ count }: { count: GuestCount }) {
  const text = guestTexts.useTexts()
  const { confirmed, arrived, unanswered, declined, taken, limit } = count
  const figures = [
    [text('figures.confirmed'), confirmed],
    [text('figures.arrived'), arrived],
    [text('figures.unanswered'), unanswered],
    [text('figures.declined'), declined],
  ] as const
  return (
    <div aria-live="polite" className="flex flex-col gap-2">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {figures.map(([term, value]) => (
          <div key={term} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="tabular text-xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="tabular text-sm text-muted">{text('figures.places', { taken, limit })}</p>
    </div>
  )
}
