import { SegmentedField } from '@portaria/ui/fields/SegmentedField'
import { useRouter } from '@tanstack/react-router'
import { type EventsView, showEventsAs, useEventsView } from './events-view.ts'
import { eventTexts } from './texts/event-texts.ts'

const views: readonly EventsView[] = ['calendar', 'list']

/** Switches between calendar and list. The calendar starts without the filters of the list. */
export function EventsViewSwitch() {
  const text = eventTexts.useTexts()
  const router = useRouter()
  const view = useEventsView()
  const change = (next: EventsView) => {
    showEventsAs(next)
    if (next === 'calendar') void router.navigate({ href: router.latestLocation.pathname })
  }
  return (
    <SegmentedField
      label={text('calendar.shows')}
      labelHidden
      value={view}
      onChange={change}
      className="w-48 shrink-0"
      options={views.map((value) => ({ value, label: text(`calendar.${value}`) }))}
    />
  )
}
