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
import { companyClock, companyDay, companyToday } from '../../../platform/company-day.ts'
import { actOfPass, actOfVisit, type DeskAct, letInOf } from '../desk-hit.ts'
import { GateLine } from '../GateLine.tsx'
import { expectedQuery } from '../gate-calls.ts'
import { guestsOfEvent } from '../gate-paths.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { useGateWords } from './gate-words.ts'
import { ListState } from './ListState.tsx'
import { PartyLine } from './PartyLine.tsx'

/** The buttons of a line below each other, in one column with those of other lines. */
const acts = 'flex w-40 shrink-0 flex-col gap-2 max-sm:w-full max-sm:flex-row [&>*]:max-sm:flex-1'

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
  const lines = inOrder([
    ...passes.map((pass) => ({
      key: pass.id,
      from: startOfPass(pass),
      line: <PassLine pass={pass} {...props} />,
    })),
    ...events.map((event) => ({
      key: event.id,
      from: startOf(event.starts_at),
      line: <EventLine event={event} />,
    })),
    ...parties.map((party) => {
      const guests = party.visit_ids.flatMap((id) => visitOf.get(id) ?? [])
      const [first] = inOrder(guests.map(({ expected_from: at }) => ({ from: startOf(at) })))
      const line = (
        <PartyLine party={party}>
          {guests.map((visit) => (
            <li key={visit.id} className="flex">
              <VisitLine visit={visit} {...props} isTimed />
            </li>
          ))}
        </PartyLine>
      )
      return { key: party.id, from: first?.from ?? '', line }
    }),
    ...alone.map((visit) => ({
      key: visit.id,
      from: startOf(visit.expected_from),
      line: <VisitLine visit={visit} {...props} isTimed />,
    })),
  ])
  const shown = all ? lines : lines.slice(0, SHOWN)
  return (
    <>
      <Card title={t('expected.waiting')} className={here.length > 0 ? 'border-warning' : ''}>
        <ListState query={query} isEmpty={here.length === 0} none={t('expected.noneWaiting')} />
        <ul aria-live="polite" className="flex flex-col gap-3">
          {here.map((visit) => (
            <li key={visit.id} className="flex">
              <VisitLine visit={visit} {...props} primary />
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('expected.title')}>
        <ListState query={query} isEmpty={lines.length === 0} none={t('expected.none')} />
        <ul className="flex flex-col gap-3">
          {shown.map(({ key, from, line }) => (
            <li key={key} className="flex items-start gap-3">
              <span className="tabular w-11 shrink-0 pt-2 text-base text-muted">{from}</span>
              <div className="min-w-0 flex-1">{line}</div>
            </li>
          ))}
        </ul>
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

/** The time of day of a moment of today, and of a pass of today; '' for one that has none. */
const startOf = (at: string | null): string =>
  at !== null && companyDay(at) === companyToday() ? companyClock(at).slice(11) : ''

const startOfPass = ({ from_time: hours, valid_from: from }: GatePass): string =>
  hours === null ? startOf(from) : hours.slice(0, 5)

/** Sorts lines by the time from which they are expected; those without one come last (gate §11). */
const inOrder = <Line extends { readonly from: string }>(lines: readonly Line[]): Line[] =>
  lines.toSorted(
    (one, other) =>
      Number(one.from === '') - Number(other.from === '') || one.from.localeCompare(other.from),
  )

/** A reservation whose guests come today: how many have arrived, and a link to their list. */
function EventLine({ event }: { event: GateEvent }) {
  const { eventTitle } = useGateWords()
  return <TextLink href={guestsOfEvent(event.id)}>{eventTitle(event, true)}</TextLink>
}

type VisitLineProps = DeskListProps & {
  visit: GateVisit
  primary?: boolean
  /** Whether the time from which they are expected is shown beside the line. */
  isTimed?: boolean
}

function VisitLine({ visit, primary = false, isTimed = false, onAct, busy }: VisitLineProps) {
  const t = gateTexts.useTexts()
  const { visitDetail, visitBadges, actOf, reasonOfVisit } = useGateWords()
  const act = actOfVisit(visit)
  const letIn = letInOf({ kind: 'visit', id: visit.id, visit }, '')
  const { apartment } = visit
  return (
    <GateLine
      name={visit.guest_name}
      companions={visit.companions}
      photo={visit.photo?.url}
      detail={visitDetail(visit, false, isTimed)}
      badges={visitBadges(visit)}
      reason={reasonOfVisit(visit)}
    >
      <span className={acts}>
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
  )
}

function PassLine({ pass, onAct, busy }: DeskListProps & { pass: GatePass }) {
  const t = gateTexts.useTexts()
  const { passDetail, actOf, reasonOfPass } = useGateWords()
  const act = actOfPass(pass)
  const letIn = letInOf({ kind: 'pass', id: pass.id, pass }, '')
  return (
    <GateLine
      name={pass.guest_name}
      companions={pass.companions}
      photo={pass.photo?.url}
      {...(!pass.photo && { icon: Repeat })}
      detail={passDetail(pass, false, true)}
      reason={reasonOfPass(pass)}
      badges={[
        ...(pass.blocked ? [{ label: t('hit.blocked'), tone: 'danger' } as const] : []),
        { label: t('hit.always'), tone: 'neutral' },
      ]}
    >
      <span className={acts}>
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
  )
}
