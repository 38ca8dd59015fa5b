import { mayUse } from '@portaria/contract/define-register/permissions'
import { events } from '@portaria/contract/modules/reservations/events/events'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useQuery } from '@tanstack/react-query'
import { registerPaths } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { conflictsQuery } from './event-calls.ts'
import { eventTexts } from './texts/event-texts.ts'
import { useRefusal } from './use-refusal.ts'

/** Future reservations that the area, as it is now, would refuse; renders nothing without any. */
export function AreaConflicts({ record }: RecordSlotProps) {
  const text = eventTexts.useTexts()
  const refusalOf = useRefusal()
  const { span } = useFormats()
  const { role } = useRegister()
  const found = useQuery({
    ...conflictsQuery(record.id),
    enabled: mayUse(role, 'areas.conflicts'),
  })
  if (!found.data || found.data.length === 0) return null
  return (
    <Banner tone="warning" title={text('conflicts.title')}>
      <p>{text('conflicts.text')}</p>
      <ul className="mt-2 flex flex-col gap-1.5">
        {found.data.map(({ id, title, apartment, starts_at: from, ends_at: to, refusal }) => (
          <li key={id}>
            <TextLink href={registerPaths(events).record(id) ?? ''}>
              {title} · {apartment}
            </TextLink>{' '}
            <span className="tabular">{span(from, to)}</span>
            <span className="block text-sm">{refusalOf(refusal)}</span>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
