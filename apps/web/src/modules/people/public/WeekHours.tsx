import { type Weekday, weekdays } from '@portaria/contract/value-types/weekdays'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { WeekGrid } from '@portaria/ui/charts/WeekGrid'
import { Card } from '@portaria/ui/display/Card'
import { companyToday } from '../../../platform/company-day.ts'
import { peopleTexts } from './texts/people-texts.ts'

/**
 * Hours on some days of the week. If `days` is empty, they apply on every day; without times, they
 * are the whole day.
 */
export type Hours = {
  readonly days: unknown
  readonly from: unknown
  readonly to: unknown
}

/** The number of a weekday in the grid, 0 for Sunday. */
const numberOf = (day: Weekday) => (weekdays.indexOf(day) + 1) % 7

const minutesOf = (time: unknown) => {
  const [hours = 0, minutes = 0] = typeof time === 'string' ? time.split(':').map(Number) : []
  return hours * 60 + minutes
}

const timeOf = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** Shows the hours of a week on a card; renders nothing if none is restricted. */
export function WeekHours({ hours }: { hours: readonly Hours[] }) {
  const t = peopleTexts.useTexts()
  const { weekday } = useFormats()
  const blocks = hours.flatMap(({ days, from, to }) => {
    const asked = Array.isArray(days) && days.length > 0 ? days : weekdays
    return weekdays
      .filter((day) => asked.includes(day))
      .map((day) => ({ day: numberOf(day), from: minutesOf(from), to: minutesOf(to) }))
  })
  const isAlways = blocks.length === 7 && blocks.every(({ from, to }) => from === 0 && to === 0)
  if (blocks.length === 0 || isAlways) return null
  const span = (from: number, to: number) =>
    from === 0 && to === 24 * 60 ? t('week.allDay') : `${timeOf(from)}–${timeOf(to)}`
  return (
    <Card title={t('week.title')}>
      <WeekGrid
        label={t('week.title')}
        days={weekdays.map((day) => ({ day: numberOf(day), label: weekday(numberOf(day)) }))}
        blocks={blocks}
        formatSpan={span}
        emptyLabel={t('week.none')}
        current={new Date(`${companyToday()}T00:00Z`).getUTCDay()}
      />
    </Card>
  )
}
