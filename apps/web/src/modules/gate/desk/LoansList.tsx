import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Card } from '@portaria/ui/display/Card'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { registerPaths } from '../../../register-pages/record.ts'
import { GateLine } from '../GateLine.tsx'
import { loansQuery } from '../gate-calls.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { useGateWords } from './gate-words.ts'
import { ListState } from './ListState.tsx'
import { useGiveBack } from './use-give-back.ts'

export interface LoansListProps {
  onLend: () => void
}

/** Lent keys and items, with one button each to take them back, and one to lend another. */
export function LoansList({ onLend }: LoansListProps) {
  const t = gateTexts.useTexts()
  const [busy, giveBack] = useGiveBack()
  const { loanDetail } = useGateWords()
  const query = useQuery(loansQuery)
  const loans = query.data ?? []
  const { record } = registerPaths(registers.cabinets)
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
              detail={loanDetail(loan)}
              badges={loan.overdue ? [{ label: t('loans.overdue'), tone: 'warning' }] : []}
            >
              <span className="flex flex-wrap items-center gap-3">
                <TextLink href={record(loan.cabinet.id) ?? ''}>{loan.cabinet.title}</TextLink>
                {loan.item_id !== null && (
                  <Button
                    disabled={busy}
                    aria-label={`${t('loans.back')}: ${loan.item_name}`}
                    onClick={() => void giveBack(loan)}
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
