import { countable } from '@portaria/contract/modules/gate/handovers'
import { Button } from '@portaria/ui/actions/Button'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../../platform/session/use-session.ts'
import { asReference } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import {
  type TransitionAsks,
  TransitionDialog,
} from '../../../register-pages/transitions/TransitionDialog.tsx'
import { useTransition } from '../../../register-pages/transitions/use-transition.ts'
import { figuresIn } from './handover-figures.ts'
import { handoverTexts } from './texts/handover-texts.ts'

/**
 * Signs for the outgoing shift: the person who began the handover, or a colleague if that person no
 * longer works here.
 */
export function SignLeaving({ record }: RecordSlotProps) {
  const isTheirs = useIsOutgoing(record) || record['unowned'] === true
  return isTheirs ? <Sign record={record} transition="leave" /> : null
}

/** Signs for the incoming shift: anybody else of the desk. */
export function SignComing({ record }: RecordSlotProps) {
  return useIsOutgoing(record) ? null : <Sign record={record} transition="receive" />
}

function useIsOutgoing(record: RecordSlotProps['record']): boolean {
  const { user } = useSession()
  return asReference(record['outgoing'])?.id === user?.id
}

type SigningProps = RecordSlotProps & { transition: 'leave' | 'receive' }

function Sign({ record, transition }: SigningProps) {
  const { transitionWords } = useRegister()
  const make = useTransition(record)
  const asks = useSigningAsks(record)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" icon={PenLine} onClick={() => setOpen(true)}>
        {transitionWords(transition).button}
      </Button>
      {open && (
        <TransitionDialog
          name={transition}
          of={record.id}
          asks={transition === 'leave' ? asks.leave : asks.receive}
          send={(values) => make(transition, values)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/**
 * The fields required for each signature: a note if the counts differ, or if another person signs.
 */
function useSigningAsks(
  record: RecordSlotProps['record'],
): Record<'leave' | 'receive', TransitionAsks> {
  const t = handoverTexts.useTexts()
  const figures = figuresIn(record)
  const expected = figures ? countable(figures) : 0
  const takesOver = record['unowned'] === true
  const differs = (counted: unknown) => typeof counted === 'number' && counted !== expected
  return {
    leave: {
      begun: { notes: record['notes'] },
      descriptions: {
        parcels_counted: t('expected', { count: expected }),
        count_note: takesOver ? t('takesOver') : undefined,
        notes: t('notesText'),
      },
      needs: (name, { parcels_counted: counted }) =>
        name !== 'count_note' || ((takesOver || differs(counted)) && 'required'),
    },
    receive: { descriptions: { remark: t('remarkText') } },
  }
}
