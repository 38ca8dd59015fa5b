import type { EventCalendar } from '@portaria/contract/modules/reservations/events/event-calendar'
import { events } from '@portaria/contract/modules/reservations/events/events'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Facts } from '@portaria/ui/display/Facts'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useQuery } from '@tanstack/react-query'
import { useRole } from '../../../platform/session/use-session.ts'
import { FieldValue } from '../../../register-pages/field-kinds/FieldValue.tsx'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { RecordBadges } from '../../../register-pages/RecordBadges.tsx'
import { RegisterProvider, useRegister } from '../../../register-pages/register-context.tsx'
import { recordQuery } from '../../../register-pages/register-queries.ts'
import { StateActs } from '../../../register-pages/transitions/StateActs.tsx'
import { eventTexts } from './texts/event-texts.ts'

export interface EventPopupProps {
  /** The reservation as the calendar shows it; the rest of it is fetched. */
  event: EventCalendar['events'][number]
  onClose: () => void
}

/** A reservation over the calendar, with the acts that its state asks of the person. */
export function EventPopup({ event, onClose }: EventPopupProps) {
  const role = useRole()
  return (
    role !== null && (
      <Dialog open size="sm" onOpenChange={onClose} title={event.title}>
        <RegisterProvider register={events} role={role}>
          <Reservation event={event} />
        </RegisterProvider>
      </Dialog>
    )
  )
}

/** The fields that answer who, how many and what else, as far as they are filled. */
const shown = ['resident_id', 'expected_guests', 'held_until', 'reason', 'notes'] as const

function Reservation({ event }: Pick<EventPopupProps, 'event'>) {
  const text = eventTexts.useTexts()
  const { span } = useFormats()
  const { register, paths, labelOf } = useRegister()
  const found = useQuery(recordQuery(register, event.id))
  const record = found.data
  const page = paths.record(event.id)
  const known = shown.flatMap((name) => {
    const field = register.fields[name]
    const isFilled = record && field && record[name] !== null && record[name] !== ''
    return isFilled ? [{ record, name, field }] : []
  })
  return (
    <div className="flex flex-col gap-4">
      {record && (
        <span className="flex flex-wrap gap-1.5">
          <RecordBadges record={record} />
        </span>
      )}
      <Facts
        items={[
          { term: labelOf('common_area_id'), value: event.area.title },
          { term: text('review.when'), value: span(event.starts_at, event.ends_at) },
          { term: labelOf('apartment_id'), value: event.apartment },
          ...known.map(({ record: read, name, field }) => ({
            term: labelOf(name),
            value: <FieldValue {...{ record: read, name, field }} />,
          })),
        ]}
      />
      {found.isError && !record && (
        <PageProblem error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <Skeleton className="h-9 w-full" />}
      <div className="flex flex-wrap items-center gap-2">
        {record && <StateActs record={record} />}
        {page && (
          <ButtonLink href={page} className="ms-auto">
            {text('success.open')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
