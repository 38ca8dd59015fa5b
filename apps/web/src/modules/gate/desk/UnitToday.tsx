import type { GateVisit, Party } from '@portaria/contract/modules/gate/gate'
import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { useQuery } from '@tanstack/react-query'
import { Repeat } from 'lucide-react'
import type { ReactNode } from 'react'
import { registerPaths } from '../../../register-pages/record.ts'
import { actOfPass, actOfVisit, type DeskAct, letInOf } from '../desk-hit.ts'
import { GateLine } from '../GateLine.tsx'
import { expectedQuery, unitQuery } from '../gate-calls.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { useGateWords } from './gate-words.ts'
import { PartyLine } from './PartyLine.tsx'

export interface UnitTodayProps {
  unitId: string
  onAct: (act: DeskAct) => void
}

/** A unit's visitors expected or inside, its cars, and its waiting parcels. */
export function UnitToday({ unitId, onAct }: UnitTodayProps) {
  const t = gateTexts.useTexts()
  const words = useGateWords()
  const { data } = useQuery(unitQuery(unitId))
  const expected = useQuery(expectedQuery)
  if (!data) return null
  const { visits, passes, cars, parcels } = data
  const { parties, alone } = groupedByParty(expected.data?.parties ?? [], visits)
  const buttons = (acts: readonly (DeskAct | null)[], name: string) => (
    <span className="flex flex-wrap gap-2">
      {acts.map(
        (act) =>
          act && (
            <Button
              key={act.name}
              aria-label={`${words.actOf(act)}: ${name}`}
              onClick={() => onAct(act)}
            >
              {words.actOf(act)}
            </Button>
          ),
      )}
    </span>
  )
  const lineOf = (visit: GateVisit) => (
    <li key={visit.id} className="flex">
      <GateLine
        name={visit.guest_name}
        companions={visit.companions}
        photo={visit.photo?.url}
        detail={words.visitDetail(visit, true)}
        badges={words.visitBadges(visit)}
        reason={words.reasonOfVisit(visit)}
      >
        {buttons(
          [letInOf({ kind: 'visit', id: visit.id, visit }, ''), actOfVisit(visit)],
          visit.guest_name,
        )}
      </GateLine>
    </li>
  )
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Part title={t('unit.expected')}>
        {visits.length + passes.length === 0 && (
          <li className="text-muted">{t('unit.noVisits')}</li>
        )}
        {parties.map(([party, guests]) => (
          <li key={party.id}>
            <PartyLine party={party}>{guests.map(lineOf)}</PartyLine>
          </li>
        ))}
        {alone.map(lineOf)}
        {passes.map((pass) => (
          <li key={pass.id} className="flex">
            <GateLine
              name={pass.guest_name}
              companions={pass.companions}
              photo={pass.photo?.url}
              {...(!pass.photo && { icon: Repeat })}
              detail={words.passDetail(pass, true)}
              badges={[{ label: t('hit.always'), tone: 'neutral' }]}
              reason={words.reasonOfPass(pass)}
            >
              {buttons(
                [letInOf({ kind: 'pass', id: pass.id, pass }, ''), actOfPass(pass)],
                pass.guest_name,
              )}
            </GateLine>
          </li>
        ))}
      </Part>
      {cars.length > 0 && (
        <Part title={t('unit.cars')}>
          {cars.map(({ id, title }) => (
            <li key={id}>
              <TextLink href={registerPaths(registers.vehicles).record(id) ?? ''}>{title}</TextLink>
            </li>
          ))}
        </Part>
      )}
      {parcels.length > 0 && (
        <Part title={t('unit.parcels')}>
          {parcels.map((parcel) => (
            <li key={parcel.id}>
              <TextLink href={registerPaths(registers.parcels).record(parcel.id) ?? ''}>
                {t('parcels.number', { number: parcel.number })}
              </TextLink>
              <span className="text-muted">
                {[parcel.carrier, words.placeOfParcel(parcel)]
                  .filter(Boolean)
                  .map((part) => ` · ${part}`)
                  .join('')}
              </span>
            </li>
          ))}
        </Part>
      )}
    </div>
  )
}

/** Groups the visits of a unit by party, and returns those without one separately. */
function groupedByParty(parties: readonly Party[], visits: readonly GateVisit[]) {
  const byId = new Map(visits.map((visit) => [visit.id, visit]))
  const ofUnit = parties.flatMap((party): [Party, GateVisit[]][] => {
    const guests = party.visit_ids.flatMap((id) => byId.get(id) ?? [])
    return guests.length === 0 ? [] : [[party, guests]]
  })
  const together = new Set(ofUnit.flatMap(([, guests]) => guests))
  return { parties: ofUnit, alone: visits.filter((visit) => !together.has(visit)) }
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-sm font-medium text-muted">{title}</h3>
      <ul className="flex flex-col gap-3">{children}</ul>
    </section>
  )
}
