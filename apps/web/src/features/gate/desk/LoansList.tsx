import { registers } from '@portaria/contract/registers/index'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Card } from '@portaria/ui/display/Card'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { registerPaths } from '../../../register-pages/record.ts'
import { loansQuery } from '../gate-calls.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { GateLine } from './GateLine.tsx'
import { ListState } from './ListState.tsx'

/** Keys and things that are lent; the cabinet's page takes them back. */
export function LoansList() {
  const t = gateTexts.useTexts()
  const { dateTime } = useFormats()
  const query = useQuery(loansQuery)
  const loans = query.data ?? []
  const { record } = registerPaths(registers.cabinets)
  return (
    <Card title={t('loans.title')}>
      <ListState query={query} isEmpty={loans.length === 0} none={t('loans.none')} />
      <ul className="flex flex-col gap-3">
        {loans.map((loan) => (
          <li key={loan.id} className="flex">
            <GateLine
              name={loan.item_name}
              icon={KeyRound}
              detail={[
                t('loans.since', { borrower: loan.borrower, at: dateTime(loan.lent_at) }),
                loan.due_at && t('loans.due', { at: dateTime(loan.due_at) }),
              ]
                .filter(Boolean)
                .join(' · ')}
              badges={loan.overdue ? [{ label: t('loans.overdue'), tone: 'warning' }] : []}
            >
              <TextLink href={record(loan.cabinet.id) ?? ''}>{loan.cabinet.title}</TextLink>
            </GateLine>
          </li>
        ))}
      </ul>
    </Card>
  )
}
