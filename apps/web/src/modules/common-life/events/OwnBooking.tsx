import type { OwnUnitToBook } from '@portaria/contract/modules/common-life/events/area-times'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { companyToday } from '../../../platform/company-day.ts'
import { useFormParts } from '../../../register-pages/form/record-form-context.ts'
import { asReference } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { bookableUnitsQuery } from './booking.ts'

/** Begins a resident's reservation with the own unit and themselves, where they book for exactly one. */
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
  // Once: the person who empties the field means it.
  const begin = useEffectEvent((own: OwnUnitToBook | undefined) => {
    if (!begins || !own || held != null) return
    setValue('apartment_id', { ...own.apartment, deleted: false })
    setValue('resident_id', { ...own.resident, deleted: false })
  })
  useEffect(() => begin(only), [only])
  return null
}
