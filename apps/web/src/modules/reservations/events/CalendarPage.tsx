import { may, mayUse } from '@portaria/contract/define-register/permissions'
import { commonAreas } from '@portaria/contract/modules/reservations/common-areas/common-areas'
import { events } from '@portaria/contract/modules/reservations/events/events'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { CompactLabel } from '@portaria/ui/actions/CompactLabel'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { SegmentedField } from '@portaria/ui/fields/SegmentedField'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { Page, PageFill } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { CalendarSync, ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { companyToday } from '../../../platform/company-day.ts'
import { useOnPhone } from '../../../platform/on-phone.ts'
import { usePageTitle } from '../../../platform/page-title.ts'
import { useRole } from '../../../platform/session/use-session.ts'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { recordTitle } from '../../../register-pages/record.ts'
import { listQuery } from '../../../register-pages/register-queries.ts'
import { OfCompany } from '../../../shell/OfCompany.tsx'
import { bookingPath } from '../public/booking-path.ts'
import { AreaLegend } from './AreaLegend.tsx'
import { bookedAreas } from './booking.ts'
import { EventsViewSwitch } from './EventsViewSwitch.tsx'
import { calendarQuery } from './event-calls.ts'
import { FeedDialog } from './FeedDialog.tsx'
import { MonthCalendar } from './MonthCalendar.tsx'
import { type Span, shiftDay, shownDays, spans, titleOf, usualSpan } from './shown-days.ts'
import { eventTexts } from './texts/event-texts.ts'

/** Loaded when a reservation is chosen. */
const EventPopup = lazyPart(async () => (await import('./EventPopup.tsx')).EventPopup)

/** Loaded when shown: the view of a month does not need it. */
const HoursCalendar = lazyPart(async () => (await import('./HoursCalendar.tsx')).HoursCalendar)

/** Reservations by month, week or day, of one area or all areas. */
export function CalendarPage() {
  return (
    <OfCompany>
      <Reservations />
    </OfCompany>
  )
}

function Reservations() {
  const text = eventTexts.useTexts()
  const { locale } = useUi()
  const router = useRouter()
  const role = useRole()
  const [day, setDay] = useState(companyToday)
  const onPhone = useOnPhone()
  const [span, setSpan] = useState<Span>(() => usualSpan(onPhone))
  const [area, setArea] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [subscribing, setSubscribing] = useState(false)
  usePageTitle(text('calendar.title'))
  const areas = useQuery(listQuery(commonAreas, { ...bookedAreas, fields: 'name' }))
  const days = shownDays(day, span)
  const found = useQuery({
    ...calendarQuery({ ...days, area }),
    placeholderData: keepPreviousData,
  })
  if (role === null) return null
  const named = (areas.data?.data ?? []).map((one) => ({
    id: one.id,
    name: recordTitle(commonAreas, one),
  }))
  const event = found.data?.events.find(({ id }) => id === chosen)
  const Grid = span === 'month' ? MonthCalendar : HoursCalendar
  const mayBook = may(role, events, 'create')
  const book = (on: string) =>
    router.navigate({
      href: `${bookingPath}?${new URLSearchParams({ day: on, ...(area && { area }) })}`,
    })
  return (
    <Page kind="list">
      <PageHeader
        title={text('calendar.title')}
        actions={
          <>
            <EventsViewSwitch />
            {mayUse(role, 'events.feed') && (
              <Button icon={CalendarSync} onClick={() => setSubscribing(true)}>
                <CompactLabel>{text('calendar.subscribe')}</CompactLabel>
              </Button>
            )}
            {mayBook && (
              <ButtonLink variant="primary" icon={Plus} href={bookingPath}>
                <CompactLabel>{text('calendar.book')}</CompactLabel>
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-3">
        <div className="flex items-center gap-1">
          <IconButton
            icon={ChevronLeft}
            label={text('calendar.previous')}
            onClick={() => setDay(shiftDay(day, span, -1))}
            className="rtl:-scale-x-100"
          />
          <Button onClick={() => setDay(companyToday())}>{text('calendar.today')}</Button>
          <IconButton
            icon={ChevronRight}
            label={text('calendar.next')}
            onClick={() => setDay(shiftDay(day, span, 1))}
            className="rtl:-scale-x-100"
          />
        </div>
        <h2 aria-live="polite" className="me-auto font-semibold first-letter:uppercase">
          {titleOf(day, span, locale)}
        </h2>
        <SelectField
          label={text('calendar.area')}
          labelHidden
          value={area}
          onChange={setArea}
          emptyLabel={text('calendar.everyArea')}
          placeholder={text('calendar.everyArea')}
          options={named.map(({ id, name }) => ({ value: id, label: name }))}
          className="w-52 max-sm:w-full"
        />
        <SegmentedField
          label={text('calendar.span')}
          labelHidden
          value={span}
          onChange={setSpan}
          options={spans.map((value) => ({ value, label: text(`calendar.${value}`) }))}
          className="w-56 max-sm:w-full"
        />
      </div>
      {area === null && named.length > 1 && <AreaLegend areas={named} />}
      {found.isError && <PageProblem error={found.error} onRetry={() => void found.refetch()} />}
      {found.data?.more && <Banner className="mb-3">{text('calendar.tooMany')}</Banner>}
      <PageFill>
        <Grid
          day={day}
          span={span}
          onPhone={onPhone}
          booked={found.data}
          isCurrent={!found.isPlaceholderData}
          areas={named}
          onOpen={setChosen}
          onDay={(on) => {
            setDay(on)
            if (span === 'month') setSpan('day')
            else if (mayBook) void book(on)
          }}
        />
      </PageFill>
      {event && <EventPopup event={event} onClose={() => setChosen(null)} />}
      {subscribing && <FeedDialog onClose={() => setSubscribing(false)} />}
    </Page>
  )
}
