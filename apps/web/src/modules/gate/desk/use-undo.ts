import { registers } from '@portaria/contract/modules/registers'
import { UNDO_S } from '@portaria/contract/modules/visits/visits'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import { gateTexts } from '../texts/gate-texts.ts'

/** An entry or exit of the last seconds. */
export type Undoable = { visitId: string; name: string; action: 'undo-entry' | 'undo-exit' }

export type Undo = {
  /** What can be taken back now. */
  last: Undoable | null
  offer: (done: Undoable) => void
  undo: (done: Undoable) => void
  busy: boolean
}

/** Takes back what the desk did last, for ten seconds; `onUndone` forgets what is shown of it. */
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
