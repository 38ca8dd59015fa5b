import type { DoorCommandBody } from '@portaria/contract/modules/custody/locker-doors'
import { newId } from '@portaria/contract/value-types/uuid'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAction, type Wrong } from '../../../../platform/actions/use-action.ts'
import { fieldTextsOf, problemTextOf } from '../../../../platform/problem-text.ts'
import { commandDoor, commandQuery, wasAnswered } from '../door-calls.ts'
import { lockerDoorsTexts } from '../texts/locker-doors-texts.ts'

type WithoutId<Body> = Body extends unknown ? Omit<Body, 'id'> : never

/** What a door is to be opened for. */
export type DoorWish = WithoutId<DoorCommandBody>

/** The opening of one door, as somebody asks for it. */
export type AskedDoor = {
  /** Of the command that the server has; null before. */
  id: string | null
  busy: boolean
  /** Why the server refused to command anything, by field; '' is about the whole. */
  errors: Readonly<Record<string, string>>
  /** Answers whether the server has the command. */
  ask: (wish: DoorWish) => Promise<boolean>
  /** Forgets what was asked, for another try. */
  restart: () => void
}

/**
 * Asks for a door to be opened. One wish has one id until the server answered: the person who presses again
 * after the connection was lost learns what became of the first press, and opens nothing twice.
 */
export function useDoorCommand(): AskedDoor {
  const t = lockerDoorsTexts.useTexts()
  const client = useQueryClient()
  const [id, setId] = useState<string | null>(null)
  const unanswered = useRef<string | null>(null)

  const { busy, errors, run, clear } = useAction({
    async send(wish: DoorWish) {
      const wishId = unanswered.current ?? newId()
      unanswered.current = wishId
      const command = await commandDoor({ ...wish, id: wishId })
      unanswered.current = null
      client.setQueryData(commandQuery(wishId).queryKey, command)
      setId(wishId)
    },
    explain(failure) {
      if (!wasAnswered(failure)) return { '': t('unanswered') }
      unanswered.current = null
      return explained(failure)
    },
  })
  const restart = () => {
    setId(null)
    clear()
  }
  return { id, busy, errors, ask: run, restart }
}

function explained(failure: unknown): Wrong {
  const errors = fieldTextsOf(failure)
  return Object.keys(errors).length > 0 ? errors : { '': problemTextOf(failure).detail }
}
