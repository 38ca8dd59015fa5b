import type { DoorCommandBody } from '@portaria/contract/modules/custody/locker-doors'
import { newId } from '@portaria/contract/value-types/uuid'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAction, type Wrong } from '../../../../platform/actions/use-action.ts'
import { fieldTextsOf, problemTextOf } from '../../../../platform/problem-text.ts'
import { commandDoor, commandQuery, wasAnswered } from '../door-calls.ts'
import { lockerDoorsTexts } from '../texts/locker-doors-texts.ts'

type WithoutId<Body> = Body extends unknown ? Omit<Body, 'id'> : never

/** A command for a door without its id: which door, and for what purpose. */
export type DoorWish = WithoutId<DoorCommandBody>

/** The state of a person's command to one door. */
export type AskedDoor = {
  /** The id of the command; null until the server has it. */
  id: string | null
  busy: boolean
  /**
   * Why the server refused the command, by field. The key '' has the reason for the whole command.
   */
  errors: Readonly<Record<string, string>>
  /** Resolves to whether the server has the command. */
  ask: (wish: DoorWish) => Promise<boolean>
  /** Forgets the command, for another try. */
  restart: () => void
}

/**
 * Commands a door to open. A command keeps its id until the server has answered it: pressing again
 * after a lost connection returns the result of the first press, and opens nothing twice.
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
