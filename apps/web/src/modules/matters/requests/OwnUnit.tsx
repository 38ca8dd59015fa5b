import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useFormParts } from '../../../register-pages/form/record-form-context.ts'
import { type RegisterRecord, recordTitle } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { listQuery } from '../../../register-pages/register-queries.ts'

/** Begins a resident's request with the own unit, where they have exactly one. */
export function OwnUnit() {
  const { role } = useRegister()
  const { record, setValue } = useFormParts()
  const begins = record === null && role === 'condomino'
  const { data } = useQuery({ ...listQuery(apartments, { per_page: '2' }), enabled: begins })
  const only = data?.data.length === 1 ? data.data[0] : undefined
  // Once: the person who empties the field means it.
  const begin = useEffectEvent((unit: RegisterRecord | undefined) => {
    if (!begins || !unit) return
    setValue('apartment_id', { id: unit.id, title: recordTitle(apartments, unit), deleted: false })
  })
  useEffect(() => begin(only), [only])
  return null
}
