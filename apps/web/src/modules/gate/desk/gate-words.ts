import { codedValueTypes } from '@portaria/contract/define-register/field-kinds/coded-value-types'
import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import type {
  GateEvent,
  GateLoan,
  GateParcel,
  GatePass,
  GateVisit,
  Party,
} from '@portaria/contract/modules/gate/gate'
import { type Destined, destinationOf } from '@portaria/contract/modules/visits/destinations'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import type { Tone } from '@portaria/ui/display/Badge'
import { companyDay, companyToday } from '../../../platform/company-day.ts'
import { choiceWords } from '../../../register-pages/register-words.ts'
import type { DeskAct } from '../desk-hit.ts'
import { gateTexts } from '../texts/gate-texts.ts'

type ParcelPlace = Pick<GateParcel, 'place' | 'where' | 'place_note'>

/** The validity of a pass: its period, and its hours if it has any. */
type Terms = {
  from: string | null
  to: string | null
  hours: readonly [string, string] | null
}

/** Reasons whose words contain no time. */
const plainReasons = ['pass_used_up', 'pass_wrong_day', 'pass_holiday'] as const

export type GateBadge = { label: string; tone: Tone }

/** Returns functions for the words of visits and passes on the lines of the desk. */
export function useGateWords() {
  const t = gateTexts.useTexts()
  const language = useLanguage()
  const { time, when } = useFormats()
  const at = (iso: string) => time(new Date(iso))
  const kindOf = (kind: string) => choiceWords(language, 'visits', 'kind', kind)
  const joined = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(' · ')
  const carOf = (plate: string | null) => plate && codedValueTypes.plate.format(plate)

  const placeOf = (line: Destined) => destinationOf(line)?.title ?? ''

  const whenOf = (visit: GateVisit, isTimed: boolean): string | false => {
    if (visit.state === 'inside' && visit.checked_in_at)
      return t('hit.since', { at: at(visit.checked_in_at) })
    if (visit.state === 'waiting' && visit.waiting_since)
      return t('hit.since', { at: at(visit.waiting_since) })
    if (visit.state === 'authorised' && visit.answered_name)
      return t('hit.authorisedBy', { name: visit.answered_name })
    if (visit.state !== 'expected' || !visit.expected_from) return false
    const { expected_from: from, expected_to: to } = visit
    if (to === null) return !isTimed && at(from)
    const isOneDay = companyDay(from) === companyDay(to)
    if (isTimed || !isOneDay) return t('hit.until', { at: isOneDay ? at(to) : when(to) })
    return t('hit.between', { from: at(from), to: at(to) })
  }

  const hoursOf = (from: string, to: string, isTimed: boolean) =>
    isTimed ? t('hit.until', { at: to }) : t('hit.between', { from, to })

  /** The time of an instant if it is today, otherwise date and time. */
  const momentOf = (iso: string) => (companyDay(iso) === companyToday() ? at(iso) : when(iso))

  /** Why a pass is not valid now, short enough for a line, with its times. */
  const reasonOf = (code: string, { from, to, hours }: Terms): string => {
    if (code === 'pass_not_yet' && from) return t('reason.pass_not_yet', { from: momentOf(from) })
    if (code === 'pass_expired' && to) return t('reason.pass_expired', { to: momentOf(to) })
    if (code === 'pass_wrong_hour' && hours) {
      const [begin, end] = hours
      return t('reason.pass_wrong_hour', { from: begin.slice(0, 5), to: end.slice(0, 5) })
    }
    const short = plainReasons.find((one) => one === code)
    return short ? t(`reason.${short}`) : fieldText(language, code)
  }

  return {
    reasonOfVisit: ({ refusal, expected_from: from, expected_to: to }: GateVisit) =>
      refusal && reasonOf(refusal, { from, to, hours: null }),
    reasonOfPass: ({ refusal, valid_from: from, valid_to: to, from_time, to_time }: GatePass) =>
      refusal &&
      reasonOf(refusal, { from, to, hours: from_time && to_time ? [from_time, to_time] : null }),

    /**
     * Destination, purpose, time and car of a visit; only the end of its time where the beginning is
     * shown beside it.
     */
    visitDetail: (visit: GateVisit, isPlaced = false, isTimed = false) =>
      joined(
        !isPlaced && placeOf(visit),
        kindOf(visit.kind),
        visit.host && !isPlaced && t('hit.host', { name: visit.host }),
        whenOf(visit, isTimed),
        carOf(visit.plate),
      ),

    visitBadges: (visit: GateVisit): GateBadge[] => [
      ...(visit.blocked ? [{ label: t('hit.blocked'), tone: 'danger' } as const] : []),
      ...(visit.unanswered && visit.state === 'waiting'
        ? [{ label: t('hit.unanswered'), tone: 'warning' } as const]
        : []),
      ...(visit.state === 'expected' && visit.on_the_way_at
        ? [{ label: t('hit.onTheWay', { at: at(visit.on_the_way_at) }), tone: 'accent' } as const]
        : []),
      ...(visit.state === 'authorised'
        ? [{ label: t('hit.authorised'), tone: 'success' } as const]
        : []),
      ...(visit.overstayed ? [{ label: t('hit.overstayed'), tone: 'warning' } as const] : []),
      ...(visit.unknown_car ? [{ label: t('hit.unknownCar'), tone: 'warning' } as const] : []),
      ...(visit.provisional && visit.state !== 'inside'
        ? [{ label: t('hit.provisional'), tone: 'neutral' } as const]
        : []),
    ],

    passDetail: (pass: GatePass, isPlaced = false, isTimed = false) =>
      joined(
        !isPlaced && placeOf(pass),
        kindOf(pass.kind),
        pass.host && !isPlaced && t('hit.host', { name: pass.host }),
        // Left out if the pass is outside its hours: the reason on the same line already names
        // them.
        pass.from_time && pass.to_time && pass.refusal !== 'pass_wrong_hour'
          ? hoursOf(pass.from_time.slice(0, 5), pass.to_time.slice(0, 5), isTimed)
          : null,
        carOf(pass.plate),
      ),
    /** A reservation of today: time, title, area, and how many guests have arrived. */
    eventTitle: (event: GateEvent, isTimed = false) => {
      const { title, area, starts_at: from, people: guests, arrived } = event
      const what = isTimed ? title : `${at(from)} · ${title}`
      return t('expected.party', { what, place: area.title, arrived, guests })
    },
    /** Guests who were invited together, and how many have arrived. */
    partyTitle: ({ purpose, apartment, guests, arrived }: Party) => {
      const what = purpose ?? t('expected.partyOther')
      return t('expected.party', { what, place: apartment?.title ?? '', arrived, guests })
    },
    /** The detail of a reservation, for a line that shows its title. */
    eventDetail: ({ area, starts_at: from, people: guests, arrived }: GateEvent) =>
      t('expected.party', { what: at(from), place: area.title, arrived, guests }),
    partyDetail: ({ apartment, guests, arrived }: Party) => {
      const what = t('expected.partyOther')
      return t('expected.party', { what, place: apartment?.title ?? '', arrived, guests })
    },
    /** Borrower, start and due time of a loan. */
    loanDetail: ({ borrower, lent_at: since, due_at: due }: GateLoan) =>
      joined(
        t('loans.since', { borrower, at: when(since) }),
        due !== null && t('loans.due', { at: when(due) }),
      ),
    /** The word on a button in a list. The line beside it names the person. */
    actOf: ({ name }: DeskAct) => t(`act.${name}`),
    /** The place of a parcel. */
    placeOfParcel: ({ place, where, place_note }: ParcelPlace) =>
      joined(where ?? choiceWords(language, 'parcels', 'place', place), place_note),
    placeOf,
    carOf,
    kindOf,
  }
}
