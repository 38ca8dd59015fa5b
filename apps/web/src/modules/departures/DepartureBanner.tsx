import { mayUse } from '@portaria/contract/define-register/permissions'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Unsized } from '@portaria/ui/display/Unsized'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useRegister } from '../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { leavingRegister, overviewQuery } from './departure-calls.ts'
import { departuresTexts } from './texts/departures-texts.ts'
import { useUndo } from './use-undo.ts'

/** Announces a person's planned departure until it happens; it can be undone from here. */
export function DepartureBanner({ record }: RecordSlotProps) {
  const { register, role } = useRegister()
  const name = leavingRegister(register.name)
  const t = departuresTexts.useTexts()
  const { dayWords } = useFormats()
  const [busy, undo] = useUndo()
  const isAllowed = name !== null && mayUse(role, 'departures.decide')
  const { data, isLoading } = useQuery({
    ...overviewQuery(name ?? 'residents', record.id),
    enabled: isAllowed,
  })
  if (isLoading) return <Unsized />
  return (data?.departures ?? [])
    .filter(({ state }) => state === 'planned')
    .map(({ id, last_day: day, apartment, overdue, planned_by: by, reason }) => (
      <Banner
        key={id}
        tone={overdue ? 'danger' : 'accent'}
        icon={CalendarClock}
        title={
          apartment
            ? t('banner.ofUnit', { unit: apartment.title, day: dayWords(day) })
            : t('banner.title', { day: dayWords(day) })
        }
        actions={
          <Button size="sm" loading={busy} onClick={() => void undo(id)}>
            {t('undo')}
          </Button>
        }
      >
        <p>{overdue ? t('banner.overdue') : t('banner.text', { by })}</p>
        {reason && <p>{reason}</p>}
      </Banner>
    ))
}
