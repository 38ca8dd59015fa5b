import { type DayHour, type DayHours, dayHours } from '@portaria/contract/modules/units/buildings'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { clsx } from 'clsx'
import { companyHour } from '../../../../platform/company-day.ts'
import { lights } from './lights.ts'
import { liveTexts } from './texts/live-texts.ts'
import { useDayHours } from './use-live-units.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** The height of the highest bar, in rem. */
const HIGHEST_REM = 2.25

const iconOf = {
  entered: lights.inside.icon,
  expected: lights.expected.icon,
  parcels: lights.parcels.icon,
  events: lights.events.icon,
} as const

/** The numbers of an hour. */
type Hour = { readonly hour: number } & Readonly<Record<DayHour, number>>

const hoursOf = (data: DayHours): Hour[] =>
  HOURS.map((hour) => ({
    hour,
    entered: data.entered[hour] ?? 0,
    expected: data.expected[hour] ?? 0,
    parcels: data.parcels[hour] ?? 0,
    events: data.events[hour] ?? 0,
  }))

const peopleOf = ({ entered, expected }: Hour) => entered + expected

/**
 * The hours of the company's day: who came and who is still expected as bars, parcels and
 * reservations below them, with the present hour marked. Screen readers read a table.
 */
export function DayLine() {
  const t = liveTexts.useTexts()
  const { data, isError, dataUpdatedAt } = useDayHours()
  if (isError && !data) return null
  if (!data) return <Skeleton className="h-28 w-full" />
  const hours = hoursOf(data)
  const now = companyHour(new Date(dataUpdatedAt))
  const most = Math.max(1, ...hours.map(peopleOf))
  return (
    <section aria-label={t('hours.title')} className="flex flex-col gap-2">
      <DayTotals hours={hours} />
      <div aria-hidden className="flex">
        {hours.map((hour) => (
          <HourColumn key={hour.hour} hour={hour} most={most} isNow={hour.hour === now} />
        ))}
      </div>
      <HoursTable hours={hours} />
    </section>
  )
}

function DayTotals({ hours }: { hours: readonly Hour[] }) {
  const t = liveTexts.useTexts()
  const { count } = useFormats()
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted">
      <span className="font-medium text-ink">{t('hours.title')}</span>
      {dayHours.map((name) => {
        const Icon = iconOf[name]
        return (
          <span key={name} className="inline-flex items-center gap-1.5">
            <Icon aria-hidden className="size-3.5" />
            {t(`hours.${name}`)}
            <span className="tabular font-semibold text-ink">
              {count(hours.reduce((sum, hour) => sum + hour[name], 0))}
            </span>
          </span>
        )
      })}
    </p>
  )
}

function HourColumn({ hour, most, isNow }: { hour: Hour; most: number; isNow: boolean }) {
  const people = peopleOf(hour)
  const heightOf = (number: number) => ({ height: `${(number / most) * HIGHEST_REM}rem` })
  return (
    <div
      className={clsx(
        'tabular flex min-w-0 flex-1 flex-col items-center text-[0.625rem] leading-none text-muted',
        isNow && 'rounded-t-sm bg-accent-soft',
      )}
      {...(isNow && { 'data-now': hour.hour })}
    >
      <div className="flex h-13 w-full flex-col items-center justify-end border-b border-line-strong">
        {people > 0 && <span className="pb-0.5 text-ink">{people}</span>}
        {hour.expected > 0 && (
          <span
            className="w-3/5 border border-b-0 border-dashed border-accent-ink"
            style={heightOf(hour.expected)}
          />
        )}
        <span className="w-3/5 bg-accent" style={heightOf(hour.entered)} />
      </div>
      <span
        className={clsx(
          'py-1',
          hour.hour % 3 !== 0 && 'max-sm:invisible',
          isNow && 'font-semibold text-accent-ink',
        )}
      >
        {hour.hour}
      </span>
      {(['parcels', 'events'] as const).map((name) => {
        const Icon = iconOf[name]
        return (
          hour[name] > 0 && (
            <span key={name} className="flex items-center gap-0.5 pb-0.5 text-ink max-sm:flex-col">
              <Icon className="size-3 max-sm:size-2.5" />
              {hour[name]}
            </span>
          )
        )
      })}
    </div>
  )
}

/** The hours in which something happens, as a table for screen readers. */
function HoursTable({ hours }: { hours: readonly Hour[] }) {
  const t = liveTexts.useTexts()
  const { count } = useFormats()
  const busy = hours.filter((hour) => dayHours.some((name) => hour[name] > 0))
  return (
    <div className="sr-only">
      <table>
        <caption>{t('hours.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('hours.hour')}</th>
            {dayHours.map((name) => (
              <th key={name} scope="col">
                {t(`hours.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {busy.map((hour) => (
            <tr key={hour.hour}>
              <th scope="row">{t('hours.at', { hour: hour.hour })}</th>
              {dayHours.map((name) => (
                <td key={name}>{count(hour[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
