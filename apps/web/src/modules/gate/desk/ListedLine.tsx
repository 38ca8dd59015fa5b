import type { DeskHit } from '@portaria/contract/modules/gate/desk-hits'
import { Bike, Car, KeyRound, PartyPopper } from 'lucide-react'
import { GateLine } from '../GateLine.tsx'
import { gateTexts } from '../texts/gate-texts.ts'
import { useGateWords } from './gate-words.ts'

/** Reservations, parties and loans, which the desk lists by itself, and unexpected visits. */
type Listed = Extract<DeskHit, { kind: 'event' | 'party' | 'loan' | 'arrival' }>

const kinds: ReadonlySet<string> = new Set(['event', 'party', 'loan', 'arrival'])

/** Whether a result is one of these. */
export const isListed = (found: DeskHit): found is Listed => kinds.has(found.kind)

/** Shows one of these results on a line: its name and its current state. */
export function ListedLine({ found }: { found: Listed }) {
  const t = gateTexts.useTexts()
  const { eventDetail, partyDetail, loanDetail, kindOf } = useGateWords()
  if (found.kind === 'event') {
    const { event } = found
    return <GateLine name={event.title} icon={PartyPopper} detail={eventDetail(event)} />
  }
  if (found.kind === 'party') {
    const { party } = found
    const name = party.purpose ?? t('expected.partyOther')
    return <GateLine name={name} icon={PartyPopper} detail={partyDetail(party)} />
  }
  if (found.kind === 'loan') {
    const { item_name: name, overdue } = found.loan
    const badges = overdue ? [{ label: t('loans.overdue'), tone: 'warning' } as const] : []
    return <GateLine {...{ name, badges }} icon={KeyRound} detail={loanDetail(found.loan)} />
  }
  const { kind, company } = found.arrival
  return (
    <GateLine
      name={company ?? kindOf(kind)}
      icon={kind === 'ride' ? Car : Bike}
      detail={[company !== null && kindOf(kind), t('hit.unannounced')].filter(Boolean).join(' · ')}
    />
  )
}
