import { commonAreas } from '@portaria/contract/modules/reservations/common-areas/common-areas'
import { FormSection } from '@portaria/ui/fields/FormLayout'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { companyClock, companyToday } from '../../../platform/company-day.ts'
import { useFormParts } from '../../../register-pages/form/record-form-context.ts'
import { asReference } from '../../../register-pages/record.ts'
import { recordQuery } from '../../../register-pages/register-queries.ts'
import { lengthsOf, timesQuery } from './booking.ts'
import { FreeTimes } from './FreeTimes.tsx'
import { eventTexts } from './texts/event-texts.ts'

const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day)

/**
 * The free times of the form's area on the day of its start; choosing one fills in start and end.
 */
export function FormTimes() {
  const text = eventTexts.useTexts()
  const { control, record, setValue } = useFormParts()
  const [pointer, begins, unit]: unknown[] = useWatch({
    control,
    name: ['common_area_id', 'starts_at', 'apartment_id'],
  })
  // A field that a resident can only read has no value in the form, so its value comes from the
  // record.
  const idIn = (value: unknown, name: string) => {
    const id = value === undefined ? record?.[name] : asReference(value)?.id
    return typeof id === 'string' ? id : null
  }
  const id = idIn(pointer, 'common_area_id') ?? ''
  const apartment = idIn(unit, 'apartment_id')
  const typed = typeof begins === 'string' ? begins.slice(0, 10) : ''
  const day = isDay(typed) ? typed : companyToday()
  const area = useQuery({ ...recordQuery(commonAreas, id), enabled: id !== '' })
  const times = useQuery({
    ...timesQuery(id, day, { apartment, event: record?.id ?? null }),
    enabled: id !== '',
  })
  if (!area.data || !times.data) return null
  return (
    <FormSection id="free-times" title={text('time.free')} description={text('time.freeText')}>
      <FreeTimes
        key={`${id} ${day}`}
        day={day}
        times={times.data}
        lengths={area.data['booking_mode'] === 'free' ? lengthsOf(area.data) : null}
        choose={text('time.use')}
        onChosen={(from, to, waits) => {
          setValue('starts_at', companyClock(from), { shouldDirty: true })
          setValue('ends_at', companyClock(to), { shouldDirty: true })
          if (waits) setValue('waits', true, { shouldDirty: true })
        }}
      />
    </FormSection>
  )
}
