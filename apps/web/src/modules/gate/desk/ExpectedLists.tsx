import type {
  GateEvent,
  GateExpected,
  GatePass,
  GateVisit,
} from '@portaria/contract/modules/gate/gate'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Card } from '@portaria/ui/display/Card'
import { useQuery } from '@tanstack/react-query'
import { Phone, Repeat } from 'lucide-react'
import { useState } from 'react'
import { actOfPass, actOfVisit, type DeskAct, letInOf } from '../desk-hit.ts'
import { GateLine } from '../GateLine.tsx'
import { expectedQuery } from '../gate-calls.ts'
import { guestsOfEvent } from '../gate-paths.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { useGateWords } from './gate-words.ts'
import { ListState } from './ListState.tsx'
import { PartyLine } from './PartyLine.tsx'

/** Lines shown before "show all" is pressed. */
const SHOWN = 40

export interface DeskListProps {
  onAct: (act: DeskAct) => void
  busy: boolean
}

/**
 * People waiting at the gate, and below them those expected today: helpers, reservations, parties,
 * and single guests.
 */
export function ExpectedLists(props: DeskListProps) {
  const t = gateTexts.useTexts()
  const query = useQuery(expectedQuery)
  const [all, setAll] = useState(false)
  const {
    visits = [],
    passes = [],
    left_off: leftOff = 0,
    events = [],
    parties = [],
  }: Partial<GateExpected> = query.data ?? {}
  const here = visits.filter(({ state }) => state !== 'expected')
  const together = new Set(parties.flatMap(({ visit_ids: ids }) => ids))
  const alone = visits.filter(({ state, id }) => state === 'expected' && !together.has(id))
  const visitOf = new Map(visits.map((visit) => [visit.id, visit]))
  const lines = [
    ...passes.map((pass) => <PassLine key={pass.id} pass={pass} {...props} />),
    ...events.map((event) => <EventLine key={event.id} event={event} />),
    ...parties.map((party) => (
      <PartyLine key={party.id} party={party}>
        {party.visit_ids
          .flatMap((id) => visitOf.get(id) ?? [])
          .map((visit) => (
            <VisitLine key={visit.id} visit={visit} {...props} />
          ))}
      </PartyLine>
    )),
    ...alone.map((visit) => <VisitLine key={visit.id} visit={visit} {...props} />),
  ]
  const shown = all ? lines : lines.slice(0, SHOWN)
  return (
    <>
      <Card title={t('expected.waiting')} className={here.length > 0 ? 'border-warning' : ''}>
        <ListState query={query} isEmpty={here.length === 0} none={t('expected.noneWaiting')} />
        <ul aria-live="polite" className="flex flex-col gap-3">
          {here.map((visit) => (
            <VisitLine key={visit.id} visit={visit} {...props} primary />
          ))}
        </ul>
      </Card>
      <Card title={t('expected.title')}>
        <ListState query={query} isEmpty={lines.length === 0} none={t('expected.none')} />
        <ul className="flex flex-col gap-3">{shown}</ul>
        {lines.length > shown.length && (
          <Button className="mt-3" onClick={() => setAll(true)}>
            {t('expected.all', { count: lines.length })}
          </Button>
        )}
        {leftOff > 0 && (
          <p className="mt-3 text-sm text-muted">{t('expected.more', { count: leftOff })}</p>
        )}
      </Card>
    </>
  )
}

/** A reservation whose guests come today: how many have arrived, and a link to their list. */
function EventLine({ event }: { event: GateEvent }) {
  const { eventTitle } = useGateWords()
  return (
    <li>
      <TextLink href={guestsOfEvent(event.id)}>{eventTitle(event)}</TextLink>
    </li>
  )
}

function VisitLine({
  visit,
  primary = false,
  onAct,
  busy,
}: DeskListProps & { visit: GateVisit; primary?: boolean }) {
  const t = gateTexts.useTexts()
  const { visitDetail, visitBadges, actOf, reasonOfVisit } = useGateWords()
  const act = actOfVisit(visit)
  const letIn = letInOf({ kind: 'visit', id: visit.id, visit }, '')
  const { apartment } = visit
  return (
    <li className="flex">
      <GateLine
        name={visit.guest_name}
        companions={visit.companions}
        photo={visit.photo?.url}
        detail={visitDetail(visit)}
        badges={visitBadges(visit)}
        reason={reasonOfVisit(visit)}
      >
        <span className="flex gap-2">
          {visit.state === 'waiting' && apartment && (
            <Button
              icon={Phone}
              aria-label={`${t('act.call')}: ${apartment.title}`}
              onClick={() => onAct({ name: 'call', unit: apartment })}
            >
              {apartment.title.split(' · ').at(-1)}
            </Button>
          )}
          {letIn && (
            <Button
              disabled={busy}
              aria-label={`${t('act.letIn')}: ${visit.guest_name}`}
              onClick={() => onAct(letIn)}
            >
              {t('act.letIn')}
            </Button>
          )}
          <Button
            disabled={busy}
            {...(primary && { variant: 'primary' })}
            aria-label={`${actOf(act)}: ${visit.guest_name}`}
            onClick={() => onAct(act)}
          >
            {actOf(act)}
          </Button>
        </span>
      </GateLine>
    </li>
  )
}

function PassLine({ pass, onAct, busy }: DeskListProps & { pass: GatePass }) {
  const t = gateTexts.useTexts()
  const { passDetail, actOf, reasonOfPass } = useGateWords()
  const act = actOfPass(pass)
  const letIn = letInOf({ kind: 'pass', id: pass.id, pass }, '')
  return (
    <li className="flex">
      <GateLine
        name={pass.guest_name}
        companions={pass.companions}
        photo={pass.photo?.url}
        {...(!pass.photo && { icon: Repeat })}
        detail={passDetail(pass)}
        reason={reasonOfPass(pass)}
        badges={[
          ...(pass.blocked ? [{ label: t('hit.blocked'), tone: 'danger' } as const] : []),
          { label: t('hit.always'), tone: 'neutral' },
        ]}
      >
        <span className="flex gap-2">
          {letIn && (
            <Button
              disabled={busy}
              aria-label={`${t('act.letIn')}: ${pass.guest_name}`}
              onClick={() => onAct(letIn)}
            >
              {t('act.letIn')}
            </Button>
          )}
          <Button
            disabled={busy}
            aria-label={`${actOf(act)}: ${pass.guest_name}`}
            onClick={() => onAct(act)}
          >
            {actOf(act)}
          </Button>
        </span>
      </GateLine>
    </li>
  )
}
