import { commonAreas } from '@portaria/contract/modules/reservations/common-areas/common-areas'
import { dayAfter } from '@portaria/contract/value-types/date'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Calendar } from '@portaria/ui/fields/Calendar'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { companyToday } from '../../../platform/company-day.ts'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { recordTitle } from '../../../register-pages/record.ts'
import { recordQuery } from '../../../register-pages/register-queries.ts'
import { daysQuery, lengthsOf, type StepProps, timesQuery } from './booking.ts'
import { FreeTimes } from './FreeTimes.tsx'
import { eventTexts } from './texts/event-texts.ts'

/** The first day shown by the calendar of a month. */
const firstShown = (day: string) => dayAfter(`${day.slice(0, 7)}-01`, -6)

/** Shows the month with the days that have free times, and the times of the chosen day. */
export function TimeStep({ booking, onChosen, onKept }: StepProps) {
  const text = eventTexts.useTexts()
  const { area: id, day: chosen } = booking
  const [today] = useState(companyToday)
  const [month, setMonth] = useState(chosen ?? today)
  const area = useQuery(recordQuery(commonAreas, id ?? ''))
  const days = useQuery({
    ...daysQuery(id ?? '', firstShown(month)),
    placeholderData: keepPreviousData,
  })
  const known = new Map(days.data?.map((one) => [one.day, one.free || one.taken]))
  // The first day with a free time, unless the person has chosen another.
  const day = chosen ?? days.data?.find((one) => one.day >= today && one.free)?.day ?? null
  const times = useQuery({ ...timesQuery(id ?? '', day ?? today), enabled: day !== null })
  const failed = [area, days, times].find(({ isError }) => isError)
  if (failed?.error)
    return <PageProblem error={failed.error} onRetry={() => void failed.refetch()} />
  if (!area.data || !days.data) return <Skeleton className="h-72 w-full" />
  return (
    <section aria-labelledby="booking-time" className="flex flex-col gap-3">
      <h2 id="booking-time" className="text-lg font-semibold">
        {recordTitle(commonAreas, area.data)} · {text('time.title')}
      </h2>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <div className="rounded-lg border border-line bg-surface max-sm:mx-auto">
          <Calendar
            value={day}
            min={today}
            isOut={(one) => known.get(one) === false}
            onMonth={setMonth}
            onChange={(one) => onKept({ day: one, from: null, to: null })}
          />
        </div>
        <div className="min-w-64 flex-1">
          {day !== null && times.isPending && <Skeleton className="h-40 w-full" />}
          {day === null && <p className="text-muted">{text('time.none')}</p>}
          {day !== null && times.data && (
            <FreeTimes
              key={day}
              day={day}
              times={times.data}
              lengths={area.data['booking_mode'] === 'free' ? lengthsOf(area.data) : null}
              choose={text('next')}
              onChosen={(from, to, waits) => onChosen({ day, from, to, waits })}
            />
          )}
        </div>
      </div>
    </section>
  )
}
