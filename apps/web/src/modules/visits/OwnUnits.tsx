import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { asReference, type RegisterRecord, recordTitle } from '../../register-pages/record.ts'
import { useRegister } from '../../register-pages/register-context.tsx'
import { useWordsOf } from '../../register-pages/register-words.ts'
import { ownUnitsQuery, pointerTo } from './own-units.ts'
import { PassInput, type PassInputProps } from './PassInput.tsx'

/**
 * Asks for the destination among the resident's own units; renders nothing if there is only one.
 */
export function OwnUnits(input: Omit<PassInputProps, 'name' | 'label' | 'required'>) {
  const { role } = useRegister()
  const { typed, onChange, errors } = input
  const words = useWordsOf()(apartments)
  const isResident = role === 'condomino'
  const { data } = useQuery({ ...ownUnitsQuery, enabled: isResident })
  const units = data?.data ?? []
  const begin = useEffectEvent((unit: RegisterRecord) => {
    if (typed.apartment_id === undefined) onChange({ ...typed, apartment_id: pointerTo(unit) })
  })
  const [first] = units
  useEffect(() => {
    if (isResident && first) begin(first)
  }, [isResident, first])
  if (!isResident) return <PassInput {...input} name="apartment_id" required />
  if (units.length < 2) {
    return errors['apartment_id'] === undefined ? null : (
      <p role="alert" className="text-sm text-danger-ink">
        {errors['apartment_id']}
      </p>
    )
  }
  return (
    <SelectField
      label={words.one}
      required
      options={units.map((unit) => ({ value: unit.id, label: recordTitle(apartments, unit) }))}
      value={asReference(typed.apartment_id)?.id ?? null}
      error={errors['apartment_id']}
      onChange={(id) => {
        const unit = units.find((one) => one.id === id)
        onChange({ ...typed, apartment_id: unit && pointerTo(unit) })
      }}
    />
  )
}
