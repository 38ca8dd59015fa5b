import type { ScheduleHours } from '@portaria/contract/modules/access/decisions/schedule-hours'
import type { PassTerms } from '@portaria/contract/modules/visits/pass-window'

/** Days of which something holds, both included; null without a beginning or an end. */
export type Days = { readonly from: string | null; readonly to: string | null }

/** Whether a day is one of some days. */
export const isWithin = ({ from, to }: Days, day: string): boolean =>
  (from === null || from <= day) && (to === null || day <= to)

export type SitePoint = {
  readonly id: string
  readonly reader: string
  readonly door: number
  readonly direction: 'in' | 'out' | 'both'
  /** Whether a lockdown names the point. */
  readonly isLocked: boolean
  /** Whether it opens only while another door is closed, and whether that one is open. */
  readonly hasInterlock: boolean
  readonly isOtherOpen: boolean
  /** Whether everybody is inside already, where second entries are refused. */
  readonly isSecondEntry: boolean
}

export type SiteRule = {
  readonly id: string
  readonly kinds: readonly string[]
  readonly towers: readonly string[]
  readonly units: readonly string[]
  readonly relations: readonly string[]
  readonly people: readonly string[]
  readonly points: readonly string[]
  readonly credentials: readonly string[]
  readonly isTwo: boolean
  readonly days: Days
  readonly hours: ScheduleHours | null
}

export type SiteUnit = {
  readonly unit: string
  readonly tower: string
  readonly relation: string | null
}

export type SiteCard = {
  readonly id: string
  readonly kind: 'card' | 'tag'
  readonly number: string
  readonly days: Days
}

/** A PIN, with the last day of the membership behind it. */
export type SitePin = { readonly digits: string; readonly until: string | null }

export type SitePerson = {
  readonly kind: 'resident' | 'employee' | 'provider'
  readonly id: string
  readonly isBlocked: boolean
  readonly isAccepted: boolean
  /** Of the contract or the employment; residents have occupancies. */
  readonly days: Days
  readonly units: readonly (SiteUnit & { readonly days: Days })[]
  readonly cards: readonly SiteCard[]
  readonly pin: SitePin | null
  readonly duressPin: SitePin | null
  /** Whether readers know the face, by consent. */
  readonly hasFace: boolean
}

export type SitePass = {
  readonly id: string
  readonly terms: PassTerms
  readonly unit: SiteUnit | null
  readonly isBlocked: boolean
  readonly isInside: boolean
  /** The last day on which its giver has the right. */
  readonly givenUntil: string | null
  readonly qrCode: string
  readonly pin: string
}

/** A site with everything that may change what a reader decides, whatever the moment. */
export type Site = {
  readonly zone: string
  /** The moment at which lists are compiled. */
  readonly now: Date
  readonly toleranceMin: number
  readonly readers: readonly {
    readonly id: string
    readonly lacks: readonly ('qr' | 'pin' | 'face')[]
  }[]
  readonly points: readonly SitePoint[]
  readonly rules: readonly SiteRule[]
  readonly holidays: readonly string[]
  readonly people: readonly SitePerson[]
  readonly passes: readonly SitePass[]
}

/** A credential of somebody at the site. */
export type SiteCredential =
  | {
      readonly kind: 'card' | 'tag'
      readonly value: string
      readonly person: SitePerson
      readonly card: SiteCard
    }
  | {
      readonly kind: 'pin'
      readonly value: string
      readonly person: SitePerson
      readonly pin: SitePin
    }
  | { readonly kind: 'qr' | 'pin'; readonly value: string; readonly pass: SitePass }
  | { readonly kind: 'face'; readonly value: string; readonly person: SitePerson }

/** Returns all credentials of a site. */
export function credentialsOf({ people, passes }: Site): SiteCredential[] {
  return [
    ...people.flatMap((person): SiteCredential[] => [
      ...person.cards.map((card) => ({ kind: card.kind, value: card.number, person, card })),
      ...[person.pin, person.duressPin].flatMap((pin) =>
        pin === null ? [] : [{ kind: 'pin' as const, value: pin.digits, person, pin }],
      ),
      ...(person.hasFace ? [{ kind: 'face' as const, value: person.id, person }] : []),
    ]),
    ...passes.flatMap((pass): SiteCredential[] => [
      { kind: 'qr', value: pass.qrCode, pass },
      { kind: 'pin', value: pass.pin, pass },
    ]),
  ]
}
