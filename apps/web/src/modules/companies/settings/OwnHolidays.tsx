import { choiceLabel } from '@portaria/contract/loaded-texts/register-texts'
import { registers } from '@portaria/contract/modules/registers'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { companyToday } from '../../../platform/company-day.ts'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { registerPaths } from '../../../register-pages/record.ts'
import type { OpenHoliday } from './HolidayDialogs.tsx'
import { type Holiday, holidaysQuery } from './holidays-query.ts'
import { companySettingsTexts } from './texts/company-settings-texts.ts'

/** Lists the company's own holidays, with buttons to change and remove each. */
export function OwnHolidays({ onOpen }: { onOpen: (open: OpenHoliday) => void }) {
  const text = companySettingsTexts.useTexts()
  const found = useQuery(holidaysQuery)
  const year = companyToday().slice(0, 4)
  const holidays = (found.data?.data ?? [])
    .map((holiday) => ({ holiday, day: dayIn(year, holiday) }))
    .toSorted((a, b) => a.day.localeCompare(b.day))
  const { list } = registerPaths(registers.holidays)
  const more = (found.data?.meta.total ?? 0) - holidays.length
  return (
    <div>
      <h3 className="text-sm font-medium">{text('holidays.own')}</h3>
      {found.isPending && <Skeleton className="mt-2 h-16 w-full" />}
      {found.isError && <PageProblem error={found.error} onRetry={() => void found.refetch()} />}
      {found.isSuccess && holidays.length === 0 && (
        <p className="mt-1 text-sm text-muted">{text('holidays.none')}</p>
      )}
      <ul className="ui-lines mt-2">
        {holidays.map(({ holiday, day }) => (
          <HolidayLine key={holiday.id} {...{ holiday, day, onOpen }} />
        ))}
      </ul>
      {more > 0 && list && (
        <p className="mt-2 text-sm">
          <TextLink href={list}>{text('holidays.more', { count: more })}</TextLink>
        </p>
      )}
    </div>
  )
}

/** This year's day of a yearly holiday; 29 February stays as entered. */
function dayIn(year: string, { day, yearly }: Holiday): string {
  const monthDay = day.slice(4)
  return yearly && day < year && monthDay !== '-02-29' ? `${year}${monthDay}` : day
}

type LineProps = { holiday: Holiday; day: string; onOpen: (open: OpenHoliday) => void }

function HolidayLine({ holiday, day, onOpen }: LineProps) {
  const text = companySettingsTexts.useTexts()
  const language = useLanguage()
  const { wholeDay } = useFormats()
  const { name, scope, yearly, status } = holiday
  const details = [
    scope && choiceLabel(language, 'holidays', 'scope', scope),
    yearly && text('holidays.yearly'),
    status === 'INATIVO' && text('holidays.inactive'),
  ]
  return (
    <li className="flex items-center gap-3 py-1.5 text-sm">
      <span className="tabular w-24 shrink-0 text-muted">{wholeDay(day)}</span>
      <div className="min-w-0 flex-1">
        <p className="break-words">{name}</p>
        <p className="text-xs text-muted">{details.filter(Boolean).join(' · ')}</p>
      </div>
      <IconButton
        icon={Pencil}
        size="sm"
        label={text('holidays.edit', { name })}
        onClick={() => onOpen({ dialog: 'edit', holiday })}
      />
      <IconButton
        icon={Trash2}
        size="sm"
        label={text('holidays.remove', { name })}
        onClick={() => onOpen({ dialog: 'remove', holiday })}
      />
    </li>
  )
}
