import { registers } from '@portaria/contract/modules/registers'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { useQuery } from '@tanstack/react-query'
import { Package } from 'lucide-react'
import { registerPaths } from '../../../register-pages/record.ts'
import { useWordsOf } from '../../../register-pages/register-words.ts'
import { parcelsQuery } from '../gate-calls.ts'
import { gateTexts } from '../texts/gate-texts.ts'

const { views } = registers.parcels.list

/** Links to the waiting parcels with their number and how many are overdue. */
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
        {/* Without a network the number is unknown. */}
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

/**
 * Returns a function for the number of parcels waiting for a unit, or for a resident without one.
 */
export function useWaitingOf(): (register: string, id: string) => number {
  const { data } = useQuery(parcelsQuery)
  return (register, id) => {
    const list = register === 'apartments' ? data?.units : data?.residents
    return list?.find((one) => one.id === id)?.count ?? 0
  }
}
