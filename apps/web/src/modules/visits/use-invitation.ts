import { passes } from '@portaria/contract/modules/visits/passes/passes'
import type { InvitedGuest } from '@portaria/contract/modules/visits/visits'
import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { stillWrong, type Wrong } from '../../platform/actions/use-action.ts'
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

/** The invitation that is being typed, and sending it. */
export function useInvitation(onInvited: (guests: InvitedGuest[]) => void) {
  const client = useQueryClient()
  const role = useRole()
  const [guests, setGuests] = useState(() => [newGuest()])
  const [day, setDay] = useState<DayChoice>('usual')
  const [always, setAlways] = useState(false)
  const [typed, setTyped] = useState<TypedPass>({})
  const [refused, setRefused] = useState<Wrong>({})
  const [isSent, setIsSent] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  // The own unit may still be on its way when somebody who typed fast presses the button.
  const withUnit = async (pass: TypedPass): Promise<TypedPass> => {
    if (role !== 'condomino' || pass.apartment_id !== undefined) return pass
    return { ...pass, apartment_id: await firstOwnUnit(client) }
  }

  const send = async () => {
    if (busy) return
    setFailure(null)
    setBusy(true)
    try {
      const invitation = { guests, day, always, typed: await withUnit(typed) }
      const wrong = missingOf(invitation)
      setRefused(wrong)
      setIsSent(false)
      if (Object.keys(wrong).length > 0) return
      setIsSent(true)
      const invited = await invite(bodyOf(invitation))
      onInvited(invited)
      await Promise.all([refreshRegister(client, visits), refreshRegister(client, passes)])
    } catch (error) {
      const refusals = errorsInForm(fieldTextsOf(error), guests)
      setRefused(refusals)
      setFailure(Object.keys(refusals).length > 0 ? null : problemTextOf(error).detail)
    } finally {
      setBusy(false)
    }
  }

  return {
    guests,
    /** Guests with a name, who are invited. */
    named: namedOf(guests).length,
    setGuest: (changed: Guest) =>
      setGuests(guests.map((one) => (one.id === changed.id ? changed : one))),
    addGuest: () => setGuests([...guests, newGuest()]),
    removeGuest: (id: string) => setGuests(guests.filter((one) => one.id !== id)),
    day,
    setDay,
    always,
    setAlways: (on: boolean) => {
      setAlways(on)
      setRefused({})
      // Of somebody who always comes a last day is asked, of others a moment.
      setTyped({ ...typed, valid_to: on ? usualLastDay() : undefined })
    },
    typed,
    setTyped,
    errors: isSent ? refused : stillWrong(refused, missingOf({ guests, day, always, typed })),
    /** What was wrong as it was last tried. */
    refused,
    failure,
    busy,
    send,
  }
}
