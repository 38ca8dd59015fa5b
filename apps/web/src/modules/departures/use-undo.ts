import { closeToastsOf, showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useAttempt } from '../../platform/actions/use-attempt.ts'
import { undoDeparture } from './departure-calls.ts'
import { departuresTexts } from './texts/departures-texts.ts'

/** The key of the toast that tells of a planned departure. */
export const PLANNED = 'departure'

/** Undoes a planned departure and shows the new state; resolves to whether it succeeded. */
export function useUndo(): [boolean, (id: string) => Promise<boolean>] {
  const t = departuresTexts.useTexts()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  const undo = async (id: string) => {
    const done = await attempt(() => undoDeparture(id))
    if (done) {
      closeToastsOf(PLANNED)
      showToast({ title: t('undone'), tone: 'success' })
    }
    // Everything is read again even if the undo failed: a departure that has happened meanwhile has
    // changed many registers.
    await client.invalidateQueries()
    return done
  }
  return [busy, undo]
}
