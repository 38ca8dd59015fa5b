import { Button } from '@portaria/ui/actions/Button'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { EventGrid, type EventGridRef, type EventGridView } from '@portaria/ui/calendar/EventGrid'
import { useFetchedAtRest } from '@portaria/ui/fetched-at-rest'
import { SegmentedField } from '@portaria/ui/fields/SegmentedField'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { showToast } from '@portaria/ui/toast'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { momentOf } from '../days/days.ts'
import { frameTexts } from '../frame/texts/frame-texts.ts'
import { usePageTitle } from '../host/use-demo-host.ts'
import type { CalendarCalls, CalendarEvent } from './calendar.types.ts'
import { calendarTexts } from './texts/calendar-texts.ts'

const EventDialog = lazyPart(async () => (await import('./EventDialog.tsx')).EventDialog)

const { change, query } = demoClient<CalendarCalls>()

const views: readonly EventGridView[] = ['month', 'week', 'day', 'list']

/** A new event, from nine to ten today. */
function emptyEvent(): Omit<CalendarEvent, 'id'> {
  const now = Date.now()
  return {
    title: '',
    allDay: false,
    start: momentOf(now, 0, 9),
    end: momentOf(now, 0, 10),
    extendedProps: { desc: '' },
  }
}

/**
 * `/apps/calendar`: events by month, week, day and as a list; dragging and resizing take effect at
 * once.
 */
export function CalendarPage() {
  useFetchedAtRest(EventDialog)
  const t = calendarTexts.useTexts()
  const frame = frameTexts.useTexts()
  const { data: events } = useSuspenseQuery(query('GET /api/calendar-app/events'))
  const grid = useRef<EventGridRef>(null)
  const [view, setView] = useState<EventGridView>('month')
  const [title, setTitle] = useState('')
  const [edited, setEdited] = useState<CalendarEvent | Omit<CalendarEvent, 'id'> | null>(null)
  usePageTitle(t('title'))
  const put = (event: CalendarEvent) =>
    change('POST /api/calendar-app/update-event', { body: { event } })
  const move = async (id: string, times: Pick<CalendarEvent, 'allDay' | 'start' | 'end'>) => {
    const before = events.find((event) => event.id === id)
    if (before === undefined) return
    await put({ ...before, ...times })
    showToast({
      title: t('moved'),
      text: before.title,
      action: { label: frame('undo'), onPress: () => void put(before) },
    })
  }
  return (
    <Page>
      <PageHeader
        title={t('title')}
        actions={
          <Button variant="primary" icon={Plus} onClick={() => setEdited(emptyEvent())}>
            {t('new')}
          </Button>
        }
      />
      <div className="flex flex-wrap items-center gap-2 pb-3">
        <IconButton
          icon={ChevronLeft}
          label={t('back')}
          onClick={() => grid.current?.back()}
          className="rtl:-scale-x-100"
        />
        <IconButton
          icon={ChevronRight}
          label={t('next')}
          onClick={() => grid.current?.next()}
          className="rtl:-scale-x-100"
        />
        <Button onClick={() => grid.current?.today()}>{t('today')}</Button>
        <h2
          aria-live="polite"
          className="min-w-0 flex-1 px-2 text-base font-semibold first-letter:uppercase"
        >
          {title}
        </h2>
        <SegmentedField
          label={t('view')}
          labelHidden
          className="min-w-72 max-sm:w-full"
          options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
          value={view}
          onChange={setView}
        />
      </div>
      <EventGrid
        ref={grid}
        view={view}
        onView={setView}
        onTitle={setTitle}
        events={events}
        noEvents={t('none')}
        moreText={(count) => t('more', { count })}
        onOpen={(id) => setEdited(events.find((event) => event.id === id) ?? null)}
        onChoose={(times) => setEdited({ ...emptyEvent(), ...times })}
        onMove={(id, times) => void move(id, times)}
      />
      {edited !== null && <EventDialog event={edited} onClose={() => setEdited(null)} />}
    </Page>
  )
}
