import { scheduleDays } from '@portaria/contract/modules/access/access-schedules/access-schedules'
import {
  type ScheduleHours,
  spansOf,
} from '@portaria/contract/modules/access/decisions/schedule-hours'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { WeekGrid } from '@portaria/ui/charts/WeekGrid'
import { accessTexts } from '../texts/access-texts.ts'

/** The number of the column of holidays in the grid, after those of the weekdays. */
const HOLIDAY = 7

const MINUTES_A_DAY = 24 * 60

const timeOf = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** The hours of a schedule on each weekday and on holidays; null holds at all hours. */
export function AccessWeek({ hours }: { hours: ScheduleHours | null }) {
  const t = accessTexts.useTexts()
  const { weekday } = useFormats()
  const days = scheduleDays.map((name, nth) => {
    // Weekdays of formats begin on Sunday.
    const day = name === 'holiday' ? HOLIDAY : (nth + 1) % 7
    const spans = hours === null ? [[0, MINUTES_A_DAY] as const] : spansOf(hours, name)
    return { day, label: name === 'holiday' ? t('week.holiday') : weekday(day), spans }
  })
  return (
    <WeekGrid
      upright
      label={t('week.title')}
      days={days}
      blocks={days.flatMap(({ day, spans }) => spans.map(([from, to]) => ({ day, from, to })))}
      formatSpan={(from, to) =>
        from === 0 && to === MINUTES_A_DAY ? t('week.allDay') : `${timeOf(from)}–${timeOf(to)}`
      }
      emptyLabel={t('week.none')}
    />
  )
}
