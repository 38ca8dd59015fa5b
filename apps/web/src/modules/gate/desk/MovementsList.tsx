import { registers } from '@portaria/contract/modules/registers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Card } from '@portaria/ui/display/Card'
import { useQuery } from '@tanstack/react-query'
import { LogIn, LogOut } from 'lucide-react'
import { companyDay, companyToday } from '../../../platform/company-day.ts'
import { registerPaths } from '../../../register-pages/record.ts'
import { movementsQuery } from '../gate-calls.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { ListState } from './ListState.tsx'

/** The last entries and exits in one list, newest first. */
export function MovementsList() {
  const t = gateTexts.useTexts()
  const { time, when } = useFormats()
  const query = useQuery(movementsQuery)
  const moves = query.data ?? []
  const today = companyToday()
  const whenOf = (at: string) => (companyDay(at) === today ? time(new Date(at)) : when(at))
  return (
    <Card title={t('moves.title')}>
      <ListState query={query} isEmpty={moves.length === 0} none={t('moves.none')} />
      <ul className="flex flex-col gap-2">
        {moves.map(({ visit_id: id, guest_name, place, act, at, by }) => {
          const Icon = act === 'entered' ? LogIn : LogOut
          return (
            <li key={`${id} ${act}`} className="flex items-baseline gap-3 text-sm">
              <span className="tabular min-w-12 shrink-0 whitespace-nowrap text-muted">
                {whenOf(at)}
              </span>
              <Icon
                aria-hidden
                className={`size-4 shrink-0 self-center rtl:-scale-x-100 ${act === 'entered' ? 'text-success-ink' : 'text-muted'}`}
              />
              <span className="min-w-0 flex-1">
                <TextLink href={registerPaths(registers.visits).record(id) ?? ''}>
                  {guest_name}
                </TextLink>{' '}
                {t(`moves.${act}`)}
                <span className="text-muted">
                  {[place, by && t('moves.by', { name: by })]
                    .filter(Boolean)
                    .map((part) => ` · ${part}`)
                    .join('')}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
