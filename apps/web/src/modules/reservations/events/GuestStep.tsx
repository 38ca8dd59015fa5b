import { commonAreas } from '@portaria/contract/modules/reservations/common-areas/common-areas'
import { Button } from '@portaria/ui/actions/Button'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { NumberField } from '@portaria/ui/fields/NumberField'
import { TextField } from '@portaria/ui/fields/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { missing, stillWrong, type Wrong } from '../../../platform/actions/use-action.ts'
import { useRole } from '../../../platform/session/use-session.ts'
import { recordTitle } from '../../../register-pages/record.ts'
import { recordQuery } from '../../../register-pages/register-queries.ts'
import type { StepProps } from './booking.ts'
import { eventTexts } from './texts/event-texts.ts'
import { OwnUnitChoice, UnitChoice } from './UnitChoice.tsx'

const TITLE_MAX = 120

/** Asks for the purpose, the unit, and the number of people. */
export function GuestStep({ booking, onChosen }: StepProps) {
  const text = eventTexts.useTexts()
  const role = useRole()
  const area = useQuery(recordQuery(commonAreas, booking.area ?? ''))
  const usual = area.data ? recordTitle(commonAreas, area.data) : ''
  const [title, setTitle] = useState(booking.title)
  const [guests, setGuests] = useState(booking.guests)
  const [unit, setUnit] = useState(booking.unit)
  const [refused, setRefused] = useState<Wrong>({})
  /** Pressed before the own units were read: the press counts if there is only one. */
  const [isPressed, setPressed] = useState(false)
  const Choice = role === 'condomino' ? OwnUnitChoice : UnitChoice
  const wrongNow = () =>
    missing({ apartment_id: unit?.apartment.id, resident_id: unit?.resident.id })
  const errors = stillWrong(refused, wrongNow())
  const goOn = (chosen: NonNullable<typeof unit>) =>
    onChosen({ title: title.trim() || usual, guests, unit: chosen })
  const submit = () => {
    setRefused(wrongNow())
    if (unit === null) setPressed(true)
    else goOn(unit)
  }
  const most = Number(area.data?.['max_guests'] ?? area.data?.['capacity'] ?? 0)
  return (
    <FormLayout label={text('guests.title')} onSubmit={submit} className="gap-4">
      <h2 className="text-lg font-semibold">{text('guests.title')}</h2>
      <Choice
        area={booking.area ?? ''}
        day={booking.day ?? ''}
        unit={unit}
        errors={errors}
        onChange={setUnit}
        onOnly={(only) => isPressed && goOn(only)}
      />
      <TextField
        label={text('guests.name')}
        description={text('guests.nameHint')}
        placeholder={usual}
        maxLength={TITLE_MAX}
        value={title}
        onChange={setTitle}
      />
      <NumberField
        label={text('guests.count')}
        value={guests}
        onChange={setGuests}
        min={0}
        {...(most > 0 && { max: most })}
        stepper
      />
      <Button variant="primary" size="lg" type="submit">
        {text('next')}
      </Button>
    </FormLayout>
  )
}
