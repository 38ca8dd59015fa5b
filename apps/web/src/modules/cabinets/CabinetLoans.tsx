import type { ChangedLoan, Loan } from '@portaria/contract/modules/cabinets/cabinet-loans'
import { registers } from '@portaria/contract/modules/registers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Badge } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { registerPaths } from '../../register-pages/record.ts'
import { actOn } from '../../register-pages/register-calls.ts'
import { useRegister } from '../../register-pages/register-context.tsx'
import { refreshRegister } from '../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { useAttempt } from '../../register-pages/use-attempt.ts'
import { type CabinetItem, itemsIn, loansIn } from './cabinet-items.ts'
import { LendDialog } from './LendDialog.tsx'
import { cabinetTexts } from './texts/cabinet-texts.ts'

const lines = 'ui-lines'
const line = 'flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 text-sm first:pt-0 last:pb-0'

/** What lies in a cabinet and who has what, lent and given back with one button each. */
export function CabinetLoans({ record }: RecordSlotProps) {
  const text = cabinetTexts.useTexts()
  const { labelOf } = useRegister()
  const [lending, setLending] = useState<CabinetItem | null>(null)
  const items = itemsIn(record)
  const ended = loansIn(record).filter(({ returned_at }) => returned_at !== null)
  return (
    <>
      {items.length > 0 && (
        <Card title={labelOf('items')}>
          <ul className={lines}>
            {items.map((item) => (
              <ItemLine key={item.id} {...{ record, item }} onLend={() => setLending(item)} />
            ))}
          </ul>
        </Card>
      )}
      {ended.length > 0 && (
        <Card title={text('loans.ended')}>
          <ul className={lines}>
            {ended.map((loan) => (
              <EndedLine key={loan.id} loan={loan} />
            ))}
          </ul>
        </Card>
      )}
      {lending && <LendDialog {...{ record }} item={lending} onClose={() => setLending(null)} />}
    </>
  )
}

interface ItemLineProps extends RecordSlotProps {
  item: CabinetItem
  onLend: () => void
}

function ItemLine({ record, item, onLend }: ItemLineProps) {
  const text = cabinetTexts.useTexts()
  const { register, mayAct, actionWords } = useRegister()
  const { when } = useFormats()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  const { id, name, code, loan } = item
  const giveBack = () =>
    attempt(async () => {
      await actOn<ChangedLoan>(register, record.id, 'return', { item_id: id })
      showToast({ title: text('loans.returned', { item: name }), tone: 'success' })
      await refreshRegister(client, register)
    })
  return (
    <li className={line}>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">
          {code === null ? name : `${name} · ${code}`}
          {loan && (
            <Badge tone={loan.overdue ? 'danger' : 'warning'} className="ms-2">
              {text(loan.overdue ? 'loans.overdue' : 'loans.lent')}
            </Badge>
          )}
        </p>
        {loan && (
          <p className="text-muted">
            <Borrower loan={loan} />
            {' · '}
            {text('loans.since', { at: when(loan.lent_at), by: loan.lent_by })}
            {loan.due_at !== null && ` · ${text('loans.due', { at: when(loan.due_at) })}`}
          </p>
        )}
      </div>
      {loan && mayAct('return') && (
        <Button
          loading={busy}
          aria-label={text('loans.returnOf', { item: name })}
          onClick={() => void giveBack()}
        >
          {actionWords('return')}
        </Button>
      )}
      {!loan && mayAct('lend') && record.status === 'ATIVO' && (
        <Button aria-label={text('loans.lendOf', { item: name })} onClick={onLend}>
          {actionWords('lend')}
        </Button>
      )}
    </li>
  )
}

function EndedLine({ loan }: { loan: Loan }) {
  const text = cabinetTexts.useTexts()
  const { dateTime } = useFormats()
  return (
    <li className="py-2.5 text-sm first:pt-0 last:pb-0">
      <p>
        {loan.item_name}
        {' · '}
        <Borrower loan={loan} />
      </p>
      <p className="text-muted">
        {dateTime(loan.lent_at)}
        {' – '}
        {text('loans.back', { at: dateTime(loan.returned_at ?? ''), by: loan.returned_by ?? '' })}
      </p>
    </li>
  )
}

/** A resident or an employee by a link, anybody else by the typed name. */
function Borrower({ loan }: { loan: Loan }) {
  const { residents, employees } = registers
  const { resident_id: resident, employee_id: employee } = loan
  const page =
    (resident && registerPaths(residents).record(resident)) ??
    (employee && registerPaths(employees).record(employee))
  return page ? <TextLink href={page}>{loan.borrower}</TextLink> : loan.borrower
}
