import { registers } from '@portaria/contract/modules/registers'
import { UNDO_S } from '@portaria/contract/modules/visits/visits'
import { closeToast, showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import { gateTexts } from '../texts/gate-texts.ts'

/** An entry or exit of the last seconds. */
export type Undoable = {
  visitId: string
  name: string
  action: 'undo-entry' | 'undo-exit'
  /** The toast that reports this action; undoing the action closes it. */
  toast?: number
}

export type Undo = {
  /** The last action that can still be undone. */
  last: Undoable | null
  offer: (done: Undoable) => void
  undo: (done: Undoable) => void
  busy: boolean
}

/** Undoes the desk's last action, for ten seconds; `onUndone` clears its display. */
export function useUndo(onUndone: () => void): Undo {
  const t = gateTexts.useTexts()
  const client = useQueryClient()
  const [last, setLast] = useState<Undoable | null>(null)
  const [busy, attempt] = useAttempt()

  useEffect(() => {
    if (last === null) return undefined
    const timer = setTimeout(() => setLast(null), UNDO_S * 1_000)
    return () => clearTimeout(timer)
  }, [last])

  return {
    last,
    offer: setLast,
    undo(done) {
      setLast(null)
      onUndone()
      if (done.toast !== undefined) closeToast(done.toast)
      void attempt(async () => {
        await actOn(registers.visits, done.visitId, done.action)
        showToast({ title: t(`undo.${done.action}`), text: done.name, tone: 'neutral' })
        await Promise.all([
          refreshRegister(client, registers.visits),
          client.invalidateQueries({ queryKey: ['gate'] }),
        ])
      })
    },
    busy,
  }
}
