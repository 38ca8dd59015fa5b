import { fieldLabel } from '@portaria/contract/loaded-texts/register-texts'
import type { Answerer, GateUnit } from '@portaria/contract/modules/gate/gate'
import { registers } from '@portaria/contract/modules/registers'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Card } from '@portaria/ui/display/Card'
import { Kbd } from '@portaria/ui/display/Kbd'
import { useQuery } from '@tanstack/react-query'
import { PackageCheck, PackagePlus, UserRoundPlus, X } from 'lucide-react'
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { hasKeyboard } from '../../../platform/has-keyboard.ts'
import { useOnPhone } from '../../../platform/on-phone.ts'
import { CallLinks } from '../../../register-pages/field-kinds/CallLinks.tsx'
import { registerPaths } from '../../../register-pages/record.ts'
import { choiceWords } from '../../../register-pages/register-words.ts'
import { singleKeysWork } from '../../../shell/keys/single-keys.ts'
import type { DeskAct } from '../desk-hit.ts'
import { GateLine } from '../GateLine.tsx'
import { answerersQuery, unitQuery } from '../gate-calls.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { ListState } from './ListState.tsx'
import { UnitToday } from './UnitToday.tsx'
import type { DeskTask } from './use-desk.ts'
import { useTypedKeys } from './use-typed-keys.ts'
import { useWaitingOf } from './WaitingParcels.tsx'

/** Single keys of the panel. */
const keys = { visit: 'V', call: 'L', receive: 'R', handOver: 'E' } as const

export interface UnitPanelProps {
  task: Extract<DeskTask, { name: 'unit' }>
  onVisit: () => void
  onAct: (act: DeskAct) => void
  /**
   * Called with text typed or scanned while the panel has the focus, which is meant for the box.
   */
  onTyped: (typed: string, entered: boolean) => void
  onClose: () => void
}

/**
 * A unit at the desk: whom to call, authorised residents first; expected visitors and those inside;
 * cars, a new visit, and parcels.
 */
export function UnitPanel({ task, onVisit, onAct, onTyped, onClose }: UnitPanelProps) {
  const t = gateTexts.useTexts()
  const panel = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const { unit, host } = task
  const waitingOf = useWaitingOf()
  const waiting = waitingOf('apartments', unit.id) + (host ? waitingOf('residents', host.id) : 0)
  const receive = () => onAct({ name: 'receive', apartment: unit, ...(host && { resident: host }) })
  const handOver = () => onAct({ name: 'handOver', apartment: unit, resident: host })
  const single = singleKeysWork() && hasKeyboard()
  // There is no room for more beside the title of a narrow card.
  const wide = !useOnPhone()
  const visit = (
    <Button ref={first} variant="primary" icon={UserRoundPlus} onClick={onVisit}>
      {t('unit.visit')}
    </Button>
  )

  const { press, begin } = useTypedKeys(
    (key) => {
      if (!single) return false
      if (key === keys.visit) onVisit()
      else if (key === keys.receive) receive()
      else if (key === keys.handOver && waiting > 0) handOver()
      else if (key === keys.call)
        panel.current?.querySelector<HTMLElement>('a[href^="tel:"]')?.click()
      else return false
      return true
    },
    onTyped,
    onClose,
  )
  const take = useEffectEvent(() => {
    first.current?.focus()
    if (task.letter !== undefined) begin(task.letter)
  })
  // Takes the focus before the panel is painted, so that a letter pressed at once is the panel's.
  useLayoutEffect(() => take(), [])
  return (
    // Key events bubble up from the controls.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={panel} onKeyDown={press}>
      <Card
        title={<span className="text-lg whitespace-normal">{unit.title}</span>}
        actions={
          <>
            {wide && visit}
            <IconButton icon={X} label={t('unit.clear')} onClick={onClose} />
          </>
        }
      >
        {!wide && <div className="mb-4">{visit}</div>}
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
          <div className="min-w-0">
            <People unitId={unit.id} />
          </div>
          <UnitToday unitId={unit.id} onAct={onAct} />
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          {waiting > 0 && (
            <Button icon={PackageCheck} onClick={handOver}>
              {t('parcels.handOver', { count: waiting })}
            </Button>
          )}
          <Button icon={PackagePlus} onClick={receive}>
            {t('act.receive')}
          </Button>
          <ButtonLink href={registerPaths(registers.apartments).record(unit.id) ?? ''}>
            {t('unit.open')}
          </ButtonLink>
        </div>
        {single && (
          <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
            <UnitKey of={keys.visit}>{t('unit.visitKey')}</UnitKey>
            <UnitKey of={keys.call}>{t('unit.callKey')}</UnitKey>
            {waiting > 0 && <UnitKey of={keys.handOver}>{t('unit.handOverKey')}</UnitKey>}
            <UnitKey of={keys.receive}>{t('unit.receiveKey')}</UnitKey>
          </p>
        )}
      </Card>
    </div>
  )
}

function UnitKey({ of, children }: { of: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Kbd>{of}</Kbd> {children}
    </span>
  )
}

/** The people whom the desk calls about a unit, each with telephones. */
function People({ unitId }: { unitId: string }) {
  const t = gateTexts.useTexts()
  const query = useQuery(unitQuery(unitId))
  const language = useLanguage()
  const { people = [], intercom = null }: Partial<GateUnit> = query.data ?? {}
  return (
    <>
      {intercom !== null && (
        <p className="mb-3 text-base">
          {fieldLabel(language, 'apartments', 'intercom')} <b className="tabular">{intercom}</b>
        </p>
      )}
      <ListState query={query} isEmpty={people.length === 0} none={t('unit.nobody')} />
      <PeopleLines people={people} />
    </>
  )
}

/** Shows the people to call about a unit. The dialog of an answer needs nothing else about it. */
export function Answerers({ unitId }: { unitId: string }) {
  const t = gateTexts.useTexts()
  const query = useQuery(answerersQuery(unitId))
  const people = query.data ?? []
  return (
    <>
      <ListState query={query} isEmpty={people.length === 0} none={t('unit.nobody')} />
      <PeopleLines people={people} />
    </>
  )
}

const PeopleLines = ({ people }: { people: readonly Answerer[] }) => (
  <ul className="flex flex-col gap-3">
    {people.map((person) => (
      <PersonLine key={person.id} person={person} />
    ))}
  </ul>
)

function PersonLine({ person }: { person: Answerer }) {
  const t = gateTexts.useTexts()
  const language = useLanguage()
  const { name, relation, phones, photo, may_authorize: may, has_login: hasLogin } = person
  return (
    <li className="flex">
      <GateLine
        name={name}
        photo={photo?.url}
        detail={[
          relation && choiceWords(language, 'occupancies', 'relation', relation),
          hasLogin && t('unit.app'),
          phones.length === 0 && t('unit.noPhone'),
        ]
          .filter(Boolean)
          .join(' · ')}
        badges={may ? [{ label: t('unit.mayAuthorise'), tone: 'success' }] : []}
      >
        <span className="flex flex-wrap gap-2">
          {phones.map((phone) => (
            <CallLinks key={phone} phone={phone} />
          ))}
        </span>
      </GateLine>
    </li>
  )
}
