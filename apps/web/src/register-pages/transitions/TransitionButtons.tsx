import { rightsColumnOf } from '@portaria/contract/actors/roles'
import { askedFields, pressedTransitions } from '@portaria/contract/define-register/states'
import { Button } from '@portaria/ui/actions/Button'
import { Check, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useAttempt } from '../../platform/actions/use-attempt.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import type { FormValues } from '../form/form-values.ts'
import type { RegisterRecord } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import type { RegisterSlots } from '../register-slots.ts'
import { useTransition } from './use-transition.ts'

const TransitionDialog = lazyCode(
  async () => (await import('./TransitionDialog.tsx')).TransitionDialog,
)

export interface TransitionButtonsProps {
  /** The records to change: one, or the selected ones. */
  records: readonly RegisterRecord[]
  /** Performs the transition with the values of its dialog; an error that it throws is shown. */
  make: (name: string, values: FormValues) => Promise<void>
  size?: 'sm' | 'md'
  /** Replacements for the buttons of some transitions. */
  own?: RegisterSlots['recordTransitions']
  /** The transitions to show; all if missing. */
  only?: readonly string[]
  /** The transition that is the primary button. */
  primary?: string | null
  /** Transitions that are offered elsewhere. */
  except?: readonly string[]
}

/** A button for each transition that the role may perform on at least one of the records. */
export function TransitionButtons(props: TransitionButtonsProps) {
  const { records, make, size = 'md', own, only, primary, except = [] } = props
  const { register, role, mayAct, transitionWords } = useRegister()
  const [asking, setAsking] = useState<string | null>(null)
  const [busy, attempt] = useAttempt()
  const { field = '' } = register.states ?? {}
  const [one, ...others] = records
  return (
    <>
      {pressedTransitions(register).map(([name, transition]) => {
        if (except.includes(name) || only?.includes(name) === false) return null
        const { from, tone, shown = true } = transition
        // A list may leave out the state; such a record may be in any state.
        const mayStart = ({ [field]: state }: RegisterRecord) =>
          state === undefined || from.some((allowed) => allowed === state)
        if (!shown || !mayAct(name) || !records.some(mayStart)) return null
        const Own = own?.[name]
        const isPrimary = primary === name
        if (Own && one) return <Own key={name} record={one} primary={isPrimary} />
        const press = () => {
          const asked = askedFields(register, transition, rightsColumnOf(role))
          if (tone || asked.length > 0) setAsking(name)
          else void attempt(() => make(name, {}))
        }
        return (
          <Button
            key={name}
            size={size}
            {...(isPrimary && { variant: 'primary' })}
            icon={tone === 'danger' ? X : Check}
            disabled={busy}
            onClick={press}
          >
            {transitionWords(name).button}
          </Button>
        )
      })}
      {asking !== null && (
        <Suspense>
          <TransitionDialog
            name={asking}
            of={one && others.length === 0 ? one.id : 'many'}
            send={(values) => make(asking, values)}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      )}
    </>
  )
}

export interface RecordTransitionsProps
  extends Pick<TransitionButtonsProps, 'only' | 'primary' | 'except'> {
  record: RegisterRecord
}

/** The transitions of one record, on its page. */
export function RecordTransitions({ record, ...which }: RecordTransitionsProps) {
  const { slots } = useRegister()
  const make = useTransition(record)
  return (
    <Suspense>
      <TransitionButtons records={[record]} make={make} own={slots.recordTransitions} {...which} />
    </Suspense>
  )
}
