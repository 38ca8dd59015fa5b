import type { InviteBody, InvitedGuest } from '@portaria/contract/features/visits'
import { passes } from '@portaria/contract/registers/passes/passes'
import { visits } from '@portaria/contract/registers/visits/visits'
import { fieldText } from '@portaria/contract/texts/problem-texts'
import { newId } from '@portaria/contract/value-types/uuid'
import { weekdays } from '@portaria/contract/weekdays'
import { currentLanguage } from '@portaria/i18n/react/texts'
import { splitIso } from '@portaria/ui/dates'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldTextsOf, problemTextOf } from '../../platform/problem-text.ts'
import { asText, asTexts } from '../../register-pages/field-kinds/field-input.ts'
import { refreshRegister } from '../../register-pages/register-queries.ts'
import { type DayChoice, usualLastDay, windowOf, windowUntil } from './invitation-window.ts'
import { sentOf, sentText, type TypedPass } from './PassInput.tsx'
import { invite } from './visit-calls.ts'

type Guest = { id: string; name: string }

export type Invitation = ReturnType<typeof useInvitation>

const newGuest = (): Guest => ({ id: newId(), name: '' })

/** The invitation that is being typed, and sending it. */
export function useInvitation(onInvited: (guests: InvitedGuest[]) => void) {
  const client = useQueryClient()
  const [guests, setGuests] = useState(() => [newGuest()])
  const [day, setDay] = useState<DayChoice>('until_tomorrow')
  const [always, setAlways] = useState(false)
  const [typed, setTyped] = useState<TypedPass>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const named = guests.filter(({ name }) => name.trim() !== '')

  const send = async () => {
    if (busy) return
    setFailure(null)
    const wrong = missingOf({ guests: named, day, always, typed })
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    try {
      const invited = await invite(bodyOf({ guests: named, day, always, typed }))
      onInvited(invited)
      await Promise.all([refreshRegister(client, visits), refreshRegister(client, passes)])
    } catch (error) {
      const told = Object.entries(fieldTextsOf(error)).map(([field, text]) => {
        // What is typed once for the only guest.
        return [field.replace(/^guests\.0\.(plate|companions)$/, '$1'), text] as const
      })
      setErrors(Object.fromEntries(told))
      setFailure(told.length > 0 ? null : problemTextOf(error).detail)
    } finally {
      setBusy(false)
    }
  }

  return {
    guests,
    /** Guests with a name, who are invited. */
    named: named.length,
    setGuest: (id: string, name: string) =>
      setGuests(guests.map((one) => (one.id === id ? { id, name } : one))),
    addGuest: () => setGuests([...guests, newGuest()]),
    removeGuest: (id: string) => setGuests(guests.filter((one) => one.id !== id)),
    day,
    setDay,
    always,
    setAlways: (on: boolean) => {
      setAlways(on)
      setErrors({})
      // Of somebody who always comes a last day is asked, of others a moment.
      setTyped({ ...typed, valid_to: on ? usualLastDay() : undefined })
    },
    typed,
    setTyped,
    errors,
    failure,
    busy,
    send,
  }
}

type Typed = { guests: readonly Guest[]; day: DayChoice; always: boolean; typed: TypedPass }

/** What is typed wrong, before the server is asked. */
function missingOf({ guests, day, always, typed }: Typed): Record<string, string> {
  const said = (code: string) => fieldText(currentLanguage(), code)
  const noLastDay = always && splitIso(asText(typed.valid_to)) === null
  const noEnd = !always && day === 'exact' && sentText(typed, 'valid_to') === undefined
  return {
    ...(guests.length === 0 && { 'guests.0.name': said('required') }),
    ...(noLastDay && { valid_to: said('date_format') }),
    ...(noEnd && { valid_to: said('required') }),
  }
}

function bodyOf({ guests, day, always, typed }: Typed): InviteBody {
  const own = guests.length === 1
  return {
    guests: guests.map(({ id, name }) => ({
      id,
      name: name.trim(),
      plate: own ? sentText(typed, 'plate') : undefined,
      companions: own ? numberOf(typed) : undefined,
    })),
    apartment_id: sentText(typed, 'apartment_id'),
    purpose: sentText(typed, 'purpose'),
    ...(always ? alwaysOf(typed) : timesOf(day, typed)),
  }
}

function numberOf(typed: TypedPass): number | undefined {
  const value = sentOf(typed, 'companions')
  return typeof value === 'number' ? value : undefined
}

const timesOf = (day: DayChoice, typed: TypedPass) =>
  day === 'exact'
    ? {
        valid_from: sentText(typed, 'valid_from'),
        valid_to: sentText(typed, 'valid_to'),
      }
    : windowOf(day)

function alwaysOf(typed: TypedPass): Partial<InviteBody> {
  return {
    kind: 'recurring',
    uses_allowed: null,
    weekdays: weekdays.filter((day) => asTexts(typed.weekdays).includes(day)),
    from_time: sentText(typed, 'from_time'),
    to_time: sentText(typed, 'to_time'),
    on_holidays: typed.on_holidays === true,
    ...windowUntil(asText(typed.valid_to)),
  }
}
