import { registers } from '@portaria/contract/modules/registers'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useFormParts } from '../../../../register-pages/form/record-form-context.ts'
import { type RegisterRecord, recordTitle } from '../../../../register-pages/record.ts'
import { useRegister } from '../../../../register-pages/register-context.tsx'
import { ownUnitQuery } from './unit-of.ts'

/** Fills in a resident's own unit in a new record, if they have exactly one. */
export function OwnUnit() {
  const { role, register } = useRegister()
  const { control, record, setValue } = useFormParts()
  const path = 'apartment_id' in register.fields ? 'apartment_id' : 'occupancy.apartment_id'
  const held: unknown = useWatch({ control, name: path })
  const begins = record === null && role === 'condomino'
  const { data } = useQuery({ ...ownUnitQuery, enabled: begins })
  const unit = data?.meta.total === 1 ? data.data[0] : undefined
  // Filled in only once, since a person who clears the field wants it empty.
  const begin = useEffectEvent((own: RegisterRecord | undefined) => {
    if (!begins || !own || held != null) return
    setValue(path, { id: own.id, title: recordTitle(registers.apartments, own), deleted: false })
  })
  useEffect(() => begin(unit), [unit])
  return null
}
