import { Button } from '@portaria/ui/actions/Button'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { type RegisterRecord, recordTitle } from '../record.ts'
import { actOn } from '../register-calls.ts'
import { useRegister } from '../register-context.tsx'
import { refreshRegister } from '../register-queries.ts'
import { useAttempt } from '../use-attempt.ts'
import { offeredTransitions, opensDialog } from './offered-transitions.ts'

const TransitionDialog = lazy(async () => ({
  default: (await import('./TransitionDialog.tsx')).TransitionDialog,
}))

/** A button for each transition that may start in the record's state. */
export function TransitionButtons({ record }: { record: RegisterRecord }) {
  const parts = useRegister()
  const { register, transitionWords } = parts
  const client = useQueryClient()
  const [asking, setAsking] = useState<string | null>(null)
  const [busy, attempt] = useAttempt()

  const make = async (name: string, values = {}) => {
    try {
      await actOn(register, record.id, name, values)
      const text = recordTitle(register, record)
      showToast({ title: transitionWords(name).done, text, tone: 'success' })
    } finally {
      // Also where somebody else was first: the page then shows the state that it is in.
      await refreshRegister(client, register)
    }
  }
  return (
    <>
      {offeredTransitions(parts, [record]).map(([name, transition]) => (
        <Button
          key={name}
          icon={transition.tone ? X : Check}
          disabled={busy}
          onClick={() =>
            opensDialog(transition) ? setAsking(name) : void attempt(() => make(name))
          }
        >
          {transitionWords(name).button}
        </Button>
      ))}
      {asking !== null && (
        <Suspense>
          <TransitionDialog
            name={asking}
            send={(values) => make(asking, values)}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      )}
    </>
  )
}
