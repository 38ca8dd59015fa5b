import type { OwnUnitToBook } from '@portaria/contract/modules/reservations/events/area-times'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { companyToday } from '../../../platform/company-day.ts'
import { useFormParts } from '../../../register-pages/form/record-form-context.ts'
import { asReference } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { bookableUnitsQuery } from './booking.ts'

/**
 * Fills in a resident's own unit and name in a new reservation, if they can book for only one unit.
 */
export function OwnBooking() {
  const { role } = useRegister()
  const { control, record, setValue } = useFormParts()
  const [held, pointer]: unknown[] = useWatch({
    control,
    name: ['apartment_id', 'common_area_id'],
  })
  const area = asReference(pointer)?.id ?? ''
  const begins = record === null && role === 'condomino' && area !== ''
  const { data } = useQuery({ ...bookableUnitsQuery(area, companyToday()), enabled: begins })
  const only = data?.length === 1 ? data[0] : undefined
  // Filled in only once, since a person who clears the field wants it empty.
  const begin = useEffectEvent((own: OwnUnitToBook | undefined) => {
    if (!begins || !own || held != null) return
    setValue('apartment_id', { ...own.apartment, deleted: false })
    setValue('resident_id', { ...own.resident, deleted: false })
  })
  useEffect(() => begin(only), [only])
  return null
}
