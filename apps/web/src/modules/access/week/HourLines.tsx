import type { ScheduleHours } from '@portaria/contract/modules/access/decisions/schedule-hours'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { accessTexts } from '../texts/access-texts.ts'

/** The lines of a schedule as they were typed: the days, and from when to when. */
export function HourLines({ hours }: { hours: ScheduleHours }) {
  const t = accessTexts.useTexts()
  const { weekdays, list } = useFormats()
  return (
    <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-sm">
      {hours.map(({ days, from_time: from, to_time: to }, nth) => {
        const named = weekdays(days)
        const all = [
          ...(named === '' ? [] : [named]),
          ...(days.includes('holiday') ? [t('week.holiday')] : []),
        ]
        return (
          <div key={nth} className="contents">
            <dt className="text-muted">{list(all)}</dt>
            <dd className="tabular">
              {from}–{to}
              {to <= from && ` ${t('week.nextDay')}`}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
