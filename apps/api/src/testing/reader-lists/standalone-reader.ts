import type {
  AccessPerson,
  AccessSchedule,
  Holiday,
  ReaderTime,
} from '@portaria/drivers/access/access-driver'

/** A person on a reader, with what stands for their face there. */
type HeldPerson = AccessPerson & { readonly face: string | null }

/** What a reader holds. */
export type Held = {
  readonly people: readonly HeldPerson[]
  readonly schedules: readonly AccessSchedule[]
  readonly holidays: readonly Holiday[]
}

/** Something shown to a reader, by its clock. */
export type Shown = {
  readonly kind: 'card' | 'tag' | 'qr' | 'pin' | 'face'
  readonly value: string
  readonly door: number
  readonly at: ReaderTime
}

const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

const seconds = (time: ReaderTime): number => Date.parse(`${time}Z`) / 1_000

/**
 * Decides as a reader without its server does (devices §14, §24), from nothing but what it holds: the
 * person of the credential, within their time, by a schedule that has the door and holds now.
 */
export function standaloneDecision(held: Held, shown: Shown): 'unknown' | 'refused' | 'granted' {
  const owners = held.people.filter((person) => valuesOf(person, shown.kind).includes(shown.value))
  const [person, ...others] = owners
  if (others.length > 0) throw new Error('two people hold one credential')
  if (!person) return 'unknown'
  const now = seconds(shown.at)
  if (person.begin !== null && now < seconds(person.begin)) return 'refused'
  if (person.end !== null && now > seconds(person.end)) return 'refused'
  const isOpen = held.schedules.some(
    (schedule) =>
      person.schedules.includes(schedule.id) &&
      schedule.doors.includes(shown.door) &&
      holdsAt(schedule, held.holidays, now),
  )
  return isOpen ? 'granted' : 'refused'
}

function valuesOf(person: HeldPerson, kind: Shown['kind']): readonly string[] {
  if (kind === 'face') return person.face === null ? [] : [person.face]
  if (kind === 'qr') return person.qrCodes
  if (kind === 'pin') return person.pin === null ? [] : [person.pin]
  return person.cards
}

function holdsAt(schedule: AccessSchedule, holidays: readonly Holiday[], now: number): boolean {
  const kinds = holidays
    .filter(({ begin, end }) => seconds(begin) <= now && now <= seconds(end))
    .flatMap((holiday) => holiday.kinds)
  const today = days[new Date(now * 1_000).getUTCDay()] ?? 'sun'
  const second = now % 86_400
  return schedule.spans.some(
    (span) =>
      span.start <= second &&
      second <= span.end &&
      (kinds.length > 0
        ? kinds.some((kind) => span.holidays.includes(kind))
        : span.days.includes(today)),
  )
}
