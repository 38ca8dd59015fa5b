import { registers } from '@portaria/contract/modules/registers'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { useQuery } from '@tanstack/react-query'
import { Package } from 'lucide-react'
import { registerPaths } from '../../../register-pages/record.ts'
import { useWordsOf } from '../../../register-pages/register-words.ts'
import { parcelsQuery } from '../gate-calls.ts'
import { gateTexts } from '../texts/gate-texts.ts'

const { views } = registers.parcels.list

/** How many parcels wait and how many of them are overdue; the list shows which. */
export function WaitingLink() {
  const t = gateTexts.useTexts()
  const words = useWordsOf()(registers.parcels)
  const { data } = useQuery(parcelsQuery)
  const { held = 0, overdue = 0 } = data ?? {}
  const list = registerPaths(registers.parcels).list ?? ''
  const view = new URLSearchParams(views?.[overdue > 0 ? 'overdue' : 'held'])
  return (
    <ButtonLink href={`${list}?${view}`} icon={Package}>
      <span>
        {/* Without a network nobody knows how many. */}
        {data ? t('parcels.waiting', { count: held }) : words.many}
        {overdue > 0 && (
          <span className="max-sm:sr-only">
            {' · '}
            {t('parcels.overdue', { count: overdue })}
          </span>
        )}
      </span>
    </ButtonLink>
  )
}

/** How many parcels wait for a unit, or for a resident of no unit. */
export function useWaitingOf(): (register: string, id: string) => number {
  const { data } = useQuery(parcelsQuery)
  return (register, id) => {
    const list = register === 'apartments' ? data?.units : data?.residents
    return list?.find((one) => one.id === id)?.count ?? 0
  }
}
