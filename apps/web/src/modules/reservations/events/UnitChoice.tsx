import type { OwnUnitToBook } from '@portaria/contract/modules/reservations/events/area-times'
import { events } from '@portaria/contract/modules/reservations/events/events'
import { Banner } from '@portaria/ui/feedback/Banner'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Wrong } from '../../../platform/actions/use-action.ts'
import { errorsBelow } from '../../../register-pages/field-kinds/field-input.ts'
import { inputOf } from '../../../register-pages/field-kinds/field-inputs.ts'
import { asReference } from '../../../register-pages/record.ts'
import { useFieldLabel } from '../../../register-pages/register-words.ts'
import { bookableUnitsQuery } from './booking.ts'
import { eventTexts } from './texts/event-texts.ts'

export interface UnitChoiceProps {
  area: string
  day: string
  unit: OwnUnitToBook | null
  errors: Wrong
  onChange: (unit: OwnUnitToBook | null) => void
  /** Called once it is known that a resident has a single unit. */
  onOnly: (unit: OwnUnitToBook) => void
}

/** Asks a resident for their unit; renders no choice if they have only one. */
export function OwnUnitChoice(props: UnitChoiceProps) {
  const { area, day, unit, errors, onChange, onOnly } = props
  const text = eventTexts.useTexts()
  const { data: units, isPending } = useQuery(bookableUnitsQuery(area, day))
  const begin = useEffectEvent((first: OwnUnitToBook) => {
    if (unit !== null) return
    onChange(first)
    if (units?.length === 1) onOnly(first)
  })
  const first = units?.[0]
  useEffect(() => {
    if (first) begin(first)
  }, [first])
  // Most people have one unit: nothing stands here then, and what is pressed below does not move.
  if (isPending) return null
  if (!units || units.length === 0) return <Banner tone="warning">{text('guests.noUnit')}</Banner>
  if (units.length === 1) return null
  return (
    <SelectField
      label={text('guests.unit')}
      required
      options={units.map(({ apartment }) => ({ value: apartment.id, label: apartment.title }))}
      value={unit?.apartment.id ?? null}
      error={errors['apartment_id']}
      onChange={(id) => onChange(units.find(({ apartment }) => apartment.id === id) ?? null)}
    />
  )
}

const pointers = ['apartment_id', 'resident_id'] as const

/** Asks administrators for any unit, and for the person who books. */
export function UnitChoice({ unit, errors, onChange }: UnitChoiceProps) {
  const labelOf = useFieldLabel()
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({
    apartment_id: unit && { ...unit.apartment, deleted: false },
    resident_id: unit && { ...unit.resident, deleted: false },
  })
  const change = (name: string, value: unknown) => {
    const next = { ...typed, [name]: value }
    setTyped(next)
    const [apartment, resident] = pointers.map((pointer) => asReference(next[pointer]))
    onChange(apartment && resident ? { apartment, resident } : null)
  }
  return pointers.map((name) => {
    const field = events.fields[name]
    const { Input } = inputOf(field.kind)
    return (
      <Input
        key={name}
        {...{ name, field, inputOf }}
        label={labelOf(events.name, name)}
        required
        value={typed[name] ?? null}
        onChange={(value) => change(name, value)}
        onBlur={() => undefined}
        errors={errorsBelow(errors, name)}
      />
    )
  })
}
