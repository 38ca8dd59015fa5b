import type { PersonFacts } from '@portaria/contract/modules/access/decisions/decide'
import type {
  AccessFact,
  CredentialKind,
  DenialReason,
} from '@portaria/contract/modules/access/decisions/decision-words'
import { dayAfter } from '@portaria/contract/value-types/date'
import { type Weekday, weekdayOf } from '@portaria/contract/value-types/weekdays'
import type { Minutes } from '../../../parts/demonstration-part.ts'
import type { GuestPass } from './demonstration-people.ts'

/** Whole days before that of the loading. */
export const DAYS = 14

const DAY_MIN = 24 * 60

/**
 * Returns a moment by the company's clock, in minutes from the midnight at which the day of loading
 * began: negative before that.
 */
export const daysAgo = (days: number, hours: number, minutes = 0): number =>
  -days * DAY_MIN + hours * 60 + minutes

/** Returns such a moment as the rows of the demonstration have it. */
export const placed = (at: number): Minutes => {
  const days = Math.floor(at / DAY_MIN)
  return { minutes: days * DAY_MIN, clock: at - days * DAY_MIN }
}

/** A day of the weeks before the loading, today included. */
export type Day = {
  readonly ago: number
  readonly day: string
  readonly weekday: Weekday
  readonly isHoliday: boolean
  readonly isWorkday: boolean
}

/** Returns the days up to today, the earliest first. */
export const fortnight = (today: string, holidays: ReadonlySet<string>): Day[] =>
  Array.from({ length: DAYS + 1 }, (_, nth) => {
    const ago = DAYS - nth
    const day = dayAfter(today, -ago)
    const weekday = weekdayOf(day)
    const isHoliday = holidays.has(day)
    return {
      ago,
      day,
      weekday,
      isHoliday,
      isWorkday: !isHoliday && weekday !== 'sat' && weekday !== 'sun',
    }
  })

/** Returns the date and the clock of a moment. */
export function clockOf(
  today: string,
  at: number,
): { readonly day: string; readonly time: string } {
  const days = Math.floor(at / DAY_MIN)
  const minute = Math.floor(at - days * DAY_MIN)
  const digits = (value: number) => String(value).padStart(2, '0')
  return {
    day: dayAfter(today, days),
    time: `${digits(Math.floor(minute / 60))}:${digits(minute % 60)}`,
  }
}

/** An attempt at a point of this name, before it is decided. */
export type PlannedAttempt = {
  readonly at: number
  readonly point: string
  readonly direction: 'in' | 'out'
  readonly credential: CredentialKind
  readonly person: PersonFacts | null
  readonly cardId?: string | null
  readonly pass?: GuestPass
  /** The reason for which the credential opens nothing, besides that of its pass. */
  readonly refusal?: DenialReason
}

/** A fact that nothing decides about, at a point of this name. */
export type PlannedFact = {
  readonly at: number
  readonly point: string
  readonly direction: 'in' | 'out'
  readonly fact: Extract<AccessFact, 'forced' | 'held' | 'exit_button' | 'opened'>
  readonly reason?: string
}

export type Planned = PlannedAttempt | PlannedFact

/** Names of the points of a tower, and of the garage (`modules/access/demonstration.ts`). */
export const hallOf = (tower: string): string => `Hall ${tower}`
export const serviceOf = (tower: string): string => `Serviço ${tower}`
export const garage = {
  gate: 'Entrada da garagem',
  plates: 'Placas da garagem',
  out: 'Saída da garagem',
} as const

/** Somebody leaves a tower: the button beside the door knows nobody. */
export const pressExit = (at: number, tower: string): PlannedFact => ({
  at,
  point: hallOf(tower),
  direction: 'out',
  fact: 'exit_button',
})
