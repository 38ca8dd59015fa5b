import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useFormParts } from '../../../../register-pages/form/record-form-context.ts'
import { asReference } from '../../../../register-pages/record.ts'
import { useRegister } from '../../../../register-pages/register-context.tsx'
import { onlyUnit, unitsQuery } from './unit-of.ts'

/** Fills in the unit of a vehicle or pet from its owner, if they live in exactly one. */
export function UnitOfOwner() {
  const { register } = useRegister()
  const { control, record, setValue } = useFormParts()
  const pointer = 'tutor_id' in register.fields ? 'tutor_id' : 'resident_id'
  const [owner, unit]: unknown[] = useWatch({ control, name: [pointer, 'apartment_id'] })
  const id = asReference(owner)?.id ?? null
  const isChosen = id !== null && id !== record?.[pointer]
  const { data } = useQuery({ ...unitsQuery(id ?? ''), enabled: isChosen && unit == null })
  const lives = isChosen ? data?.data[0]?.['apartment'] : null
  // Reacts only to the owner: a person who clears the unit wants it empty.
  const fill = useEffectEvent((units: unknown) => {
    const only = onlyUnit(units)
    if (only && unit == null) setValue('apartment_id', only, { shouldDirty: true })
  })
  useEffect(() => fill(lives), [lives])
  return null
}
