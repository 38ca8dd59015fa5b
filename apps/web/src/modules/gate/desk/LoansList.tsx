import type { GateLoan } from '@portaria/contract/modules/gate/gate'
import { registers } from '@portaria/contract/modules/registers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Card } from '@portaria/ui/display/Card'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { registerPaths } from '../../../register-pages/record.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import { useAttempt } from '../../../register-pages/use-attempt.ts'
import { GateLine } from '../GateLine.tsx'
import { loansQuery } from '../gate-calls.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { ListState } from './ListState.tsx'

export interface LoansListProps {
  onLend: () => void
}

/** Keys and things that are lent: lent and given back here, with one button each. */
export function LoansList({ onLend }: LoansListProps) {
  const t = gateTexts.useTexts()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  const { when } = useFormats()
  const query = useQuery(loansQuery)
  const loans = query.data ?? []
  const { record } = registerPaths(registers.cabinets)
  const giveBack = ({ cabinet, item_id, item_name }: GateLoan) =>
    void attempt(async () => {
      await actOn(registers.cabinets, cabinet.id, 'return', { item_id })
      showToast({ title: t('loans.returned', { item: item_name }), tone: 'success' })
      await Promise.all([
        refreshRegister(client, registers.cabinets),
        client.invalidateQueries({ queryKey: ['gate', 'loans'] }),
      ])
    })
  return (
    <Card
      title={t('loans.title')}
      actions={
        <Button icon={KeyRound} onClick={onLend}>
          {t('loans.lend')}
        </Button>
      }
    >
      <ListState query={query} isEmpty={loans.length === 0} none={t('loans.none')} />
      <ul className="flex flex-col gap-3">
        {loans.map((loan) => (
          <li key={loan.id} className="flex">
            <GateLine
              name={loan.item_name}
              icon={KeyRound}
              detail={[
                t('loans.since', { borrower: loan.borrower, at: when(loan.lent_at) }),
                loan.due_at && t('loans.due', { at: when(loan.due_at) }),
              ]
                .filter(Boolean)
                .join(' · ')}
              badges={loan.overdue ? [{ label: t('loans.overdue'), tone: 'warning' }] : []}
            >
              <span className="flex flex-wrap items-center gap-3">
                <TextLink href={record(loan.cabinet.id) ?? ''}>{loan.cabinet.title}</TextLink>
                {loan.item_id !== null && (
                  <Button
                    disabled={busy}
                    aria-label={`${t('loans.back')}: ${loan.item_name}`}
                    onClick={() => giveBack(loan)}
                  >
                    {t('loans.back')}
                  </Button>
                )}
              </span>
            </GateLine>
          </li>
        ))}
      </ul>
    </Card>
  )
}
