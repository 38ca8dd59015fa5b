import { Button } from '@portaria/ui/actions/Button'
import { PackageX, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { asReference } from '../../../../register-pages/record.ts'
import { useRegister } from '../../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../../register-pages/register-slots.ts'
import { refusalStatement } from './refusal-statement.ts'
import { StatementDialog } from './StatementDialog.tsx'

/** Refuses a judicial letter in writing (CPC art. 248 §4); nothing else is refused so. */
export function RefuseLetter({ record }: RecordSlotProps) {
  const { transitionWords } = useRegister()
  const [open, setOpen] = useState(false)
  if (record['kind'] !== 'judicial') return null
  const addressee = asReference(record['resident']) ?? asReference(record['apartment'])
  return (
    <>
      <Button icon={ScrollText} onClick={() => setOpen(true)}>
        {transitionWords('refuse').button}
      </Button>
      {open && (
        <StatementDialog
          record={record}
          transition="refuse"
          field="refused_statement"
          signed
          begun={refusalStatement(addressee?.title ?? '')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Records that a parcel is lost, with what is known of it. */
export function ReportLoss({ record }: RecordSlotProps) {
  const { transitionWords } = useRegister()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={PackageX} onClick={() => setOpen(true)}>
        {transitionWords('lose').button}
      </Button>
      {open && (
        <StatementDialog
          record={record}
          transition="lose"
          field="lost_report"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
