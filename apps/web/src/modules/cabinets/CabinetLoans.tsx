import type { ChangedLoan, Loan } from '@portaria/contract/modules/cabinets/cabinet-loans'
import { registers } from '@portaria/contract/modules/registers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Board } from '@portaria/ui/display/Board'
import { Card } from '@portaria/ui/display/Card'
import type { IconType } from '@portaria/ui/icon'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { KeyRound, Package, Wrench } from 'lucide-react'
import { useState } from 'react'
import { useAttempt } from '../../platform/actions/use-attempt.ts'
import { registerPaths } from '../../register-pages/record.ts'
import { actOn } from '../../register-pages/register-calls.ts'
import { useRegister } from '../../register-pages/register-context.tsx'
import { refreshRegister } from '../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { type CabinetItem, itemsIn, loansIn } from './cabinet-items.ts'
import { LendDialog } from './LendDialog.tsx'
import { cabinetTexts } from './texts/cabinet-texts.ts'

const kindIcons: Record<string, IconType> = { keys: KeyRound, tools: Wrench }

/** The items of a cabinet and their borrowers, with one button each to lend or return them. */
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
          <Board
            label={labelOf('items')}
            items={items.map((item) => ({
              key: item.id,
              label: item.name,
              code: item.code ?? undefined,
              icon: kindIcons[String(record['kind'])] ?? Package,
              here: item.loan === undefined,
              state: item.loan && {
                label: text(item.loan.overdue ? 'loans.overdue' : 'loans.lent'),
                tone: item.loan.overdue ? 'danger' : 'warning',
              },
              note: item.loan && <LoanNote loan={item.loan} />,
              action: <ItemAction {...{ record, item }} onLend={() => setLending(item)} />,
            }))}
          />
        </Card>
      )}
      {ended.length > 0 && (
        <Card title={text('loans.ended')}>
          <ul className="ui-lines">
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

interface ItemActionProps extends RecordSlotProps {
  item: CabinetItem
  onLend: () => void
}

/** The button that lends an item or takes it back. */
function ItemAction({ record, item, onLend }: ItemActionProps) {
  const text = cabinetTexts.useTexts()
  const { register, mayAct, actionWords } = useRegister()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  const { id, name, loan } = item
  const giveBack = () =>
    attempt(async () => {
      await actOn<ChangedLoan>(register, record.id, 'return', { item_id: id })
      showToast({ title: text('loans.returned', { item: name }), tone: 'success' })
      await refreshRegister(client, register)
    })
  return (
    <>
      {loan && mayAct('return') && (
        <Button
          size="sm"
          loading={busy}
          aria-label={text('loans.returnOf', { item: name })}
          onClick={() => void giveBack()}
        >
          {actionWords('return')}
        </Button>
      )}
      {!loan && mayAct('lend') && record.status === 'ATIVO' && (
        <Button size="sm" aria-label={text('loans.lendOf', { item: name })} onClick={onLend}>
          {actionWords('lend')}
        </Button>
      )}
    </>
  )
}

/** Shows who has an item, since when and until when. */
function LoanNote({ loan }: { loan: Loan }) {
  const text = cabinetTexts.useTexts()
  const { when } = useFormats()
  return (
    <>
      <Borrower loan={loan} />
      {' · '}
      {text('loans.since', { at: when(loan.lent_at), by: loan.lent_by })}
      {loan.due_at !== null && ` · ${text('loans.due', { at: when(loan.due_at) })}`}
    </>
  )
}

function EndedLine({ loan }: { loan: Loan }) {
  const text = cabinetTexts.useTexts()
  const { when } = useFormats()
  return (
    <li className="py-2.5 text-sm first:pt-0 last:pb-0">
      <p>
        {loan.item_name}
        {' · '}
        <Borrower loan={loan} />
      </p>
      <p className="text-muted">
        {when(loan.lent_at)}
        {' – '}
        {text('loans.back', { at: when(loan.returned_at ?? ''), by: loan.returned_by ?? '' })}
      </p>
    </li>
  )
}

/** Shows a resident or an employee as a link, anybody else by the typed name. */
function Borrower({ loan }: { loan: Loan }) {
  const { residents, employees } = registers
  const { resident_id: resident, employee_id: employee } = loan
  const page =
    (resident && registerPaths(residents).record(resident)) ??
    (employee && registerPaths(employees).record(employee))
  return page ? <TextLink href={page}>{loan.borrower}</TextLink> : loan.borrower
}
