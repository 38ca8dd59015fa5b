import { passes } from '@portaria/contract/modules/visits/passes/passes'
import type { InvitedGuest } from '@portaria/contract/modules/visits/visits'
import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../platform/actions/use-action.ts'
import { fieldTextsOf, problemTextOf } from '../../platform/problem-text.ts'
import { useRole } from '../../platform/session/use-session.ts'
import { refreshRegister } from '../../register-pages/register-queries.ts'
import {
  bodyOf,
  errorsInForm,
  type Guest,
  missingOf,
  namedOf,
  newGuest,
} from './invitation-body.ts'
import { type DayChoice, usualLastDay } from './invitation-window.ts'
import { firstOwnUnit } from './own-units.ts'
import type { TypedPass } from './PassInput.tsx'
import { invite } from './visit-calls.ts'

export type Invitation = ReturnType<typeof useInvitation>

/** The state of an invitation being typed, and its actions. */
export function useInvitation(onInvited: (guests: InvitedGuest[]) => void) {
  const client = useQueryClient()
  const role = useRole()
  const [guests, setGuests] = useState(() => [newGuest()])
  const [day, setDay] = useState<DayChoice>('usual')
  const [always, setAlways] = useState(false)
  const [typed, setTyped] = useState<TypedPass>({})

  // A fast person may press the button before their unit is loaded.
  const withUnit = async (pass: TypedPass): Promise<TypedPass> => {
    if (role !== 'condomino' || pass.apartment_id !== undefined) return pass
    return { ...pass, apartment_id: await firstOwnUnit(client) }
  }

  const { busy, errors, refused, failure, run, clear } = useAction({
    check: () => missingOf({ guests, day, always, typed }),
    async send() {
      const invitation = { guests, day, always, typed: await withUnit(typed) }
      onInvited(await invite(bodyOf(invitation)))
      await Promise.all([refreshRegister(client, visits), refreshRegister(client, passes)])
    },
    explain: (error) => errorsInForm(fieldTextsOf(error), guests),
  })

  return {
    guests,
    /** The number of guests with a name, who will be invited. */
    named: namedOf(guests).length,
    setGuest: (changed: Guest) =>
      setGuests(guests.map((one) => (one.id === changed.id ? changed : one))),
    addGuest: () => setGuests([...guests, newGuest()]),
    removeGuest: (id: string) => {
      setGuests(guests.filter((one) => one.id !== id))
      // The errors name guests by their position, which has changed.
      clear()
    },
    day,
    setDay,
    always,
    setAlways: (on: boolean) => {
      setAlways(on)
      clear()
      // A regular guest needs a last day, any other a time.
      setTyped({ ...typed, valid_to: on ? usualLastDay() : undefined })
    },
    typed,
    setTyped,
    errors,
    /** The errors of the last try. */
    refused,
    failure: failure === null ? null : problemTextOf(failure).detail,
    busy,
    send: run,
  }
}
