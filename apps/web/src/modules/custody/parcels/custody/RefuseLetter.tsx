import { Button } from '@portaria/ui/actions/Button'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { asReference } from '../../../../register-pages/record.ts'
import { useRegister } from '../../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../../register-pages/register-slots.ts'
import { TransitionDialog } from '../../../../register-pages/transitions/TransitionDialog.tsx'
import { useTransition } from '../../../../register-pages/transitions/use-transition.ts'
import { refusalStatement } from './refusal-statement.ts'

/**
 * Refuses a judicial letter in writing (CPC art. 248 §4). No other kind of parcel can be refused
 * like this.
 */
export function RefuseLetter({ record }: RecordSlotProps) {
  const { transitionWords } = useRegister()
  const make = useTransition(record)
  const [open, setOpen] = useState(false)
  if (record['kind'] !== 'judicial') return null
  const addressee = asReference(record['resident']) ?? asReference(record['apartment'])
  return (
    <>
      <Button icon={ScrollText} onClick={() => setOpen(true)}>
        {transitionWords('refuse').button}
      </Button>
      {open && (
        <TransitionDialog
          name="refuse"
          of={record.id}
          asks={{ begun: { refused_statement: refusalStatement(addressee?.title ?? '') } }}
          send={(values) => make('refuse', values)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
