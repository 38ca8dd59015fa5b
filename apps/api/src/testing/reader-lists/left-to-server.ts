import { isFor, type PersonFacts } from '@portaria/contract/modules/access/decisions/decide'
import { dayAfter } from '@portaria/contract/value-types/date'
import { isWithin, type Site, type SiteCredential, type SitePoint, type SiteRule } from './site.ts'
import { dayAt, guestOf, personOn, termsOf } from './site-at.ts'

/** Days that are looked at; all ends of a site lie within them. */
const HORIZON = 12

/**
 * Returns the rules by which a list has to let in with a credential at a point of direction in or both:
 * all but those that are left to the server (access §25).
 */
export function rulesOfList(site: Site, credential: SiteCredential, point: SitePoint): string[] {
  if ('pass' in credential) {
    const { uses_allowed: uses, weekdays, from_time: from } = credential.pass.terms
    if (uses !== null || weekdays.length > 0 || from !== null) return []
  }
  const today = dayAt(site.zone, site.now)
  const here = site.points.filter(({ reader }) => reader === point.reader)
  const entrances = here.filter(({ direction }) => direction !== 'out')
  const isShut = (one: SitePoint) => one.isLocked || one.hasInterlock
  if (entrances.some((one) => one.door === point.door && isShut(one))) return []
  const kinds = kindsBeside(site, credential, point.reader)
  const listed = site.rules.filter(
    (rule) =>
      entrances.some(({ id }) => rule.points.includes(id)) &&
      !rule.isTwo &&
      isWithin(rule.days, today) &&
      rule.hours?.length !== 0 &&
      kinds.every((kind) => rule.credentials.length === 0 || rule.credentials.includes(kind)),
  )
  const end = (rule: SiteRule) => lastDay(rule, credential, today)
  // A way out goes on for as long as any rule of the site.
  const ways = exitDoors(here).length > 0 ? site.rules : listed
  const latest = Math.max(0, ...ways.map(end))
  return listed
    .filter((rule) => rule.points.includes(point.id) && end(rule) === latest)
    .map(({ id }) => id)
}

/** The doors by which people only leave. */
export function exitDoors(points: readonly SitePoint[]): number[] {
  const isEntrance = (door: number) =>
    points.some((point) => point.door === door && point.direction !== 'out')
  return points.map(({ door }) => door).filter((door) => !isEntrance(door))
}

/** Returns the kinds that a reader knows of a person together with a credential. */
function kindsBeside(site: Site, credential: SiteCredential, readerId: string): string[] {
  const lacks: readonly string[] = site.readers.find(({ id }) => id === readerId)?.lacks ?? []
  const known = (kinds: readonly string[]) => kinds.filter((kind) => !lacks.includes(kind))
  if ('pass' in credential) return known(['qr', 'pin'])
  const { person } = credential
  const today = dayAt(site.zone, site.now)
  const days = daysFrom(today)
  const isPresent = (day: string) => presentAs(credential, day, today).isPresent
  /** Whether the person is still there on a day on which something of theirs is over. */
  const isApart = (to: string | null) =>
    to !== null && days.some((day) => day > to && isPresent(day))
  const pin = person.pin?.until === undefined || isOver(person.pin.until, today) ? null : person.pin
  const together = known([
    ...person.cards
      .filter((card) => isWithin(card.days, today) && !isApart(card.days.to))
      .map(({ kind }) => kind),
    ...(pin === null || isApart(pin.until) ? [] : ['pin']),
    ...(person.hasFace ? ['face'] : []),
  ])
  if (credential.kind === 'face') return together
  const isAlone =
    'pin' in credential ? pin === null || isApart(pin.until) : isApart(credential.card.days.to)
  return isAlone ? [credential.kind] : together
}

const isOver = (last: string | null, day: string): boolean => last !== null && last < day

const daysFrom = (today: string): string[] =>
  Array.from({ length: HORIZON }, (_, nth) => dayAfter(today, nth))

/** The holder of a credential on a day, by what holds today. */
function presentAs(credential: SiteCredential, day: string, today: string): PersonFacts {
  if ('pass' in credential) return guestOf(credential.pass)
  const { person } = credential
  const units = person.units.filter(({ days }) => isWithin(days, today))
  return personOn({ ...person, units }, day)
}

/** Returns for how many days from today on a rule is for the holder, and the credential is alive. */
function lastDay(rule: SiteRule, credential: SiteCredential, today: string): number {
  const until =
    'pass' in credential
      ? credential.pass.givenUntil
      : 'pin' in credential
        ? credential.pin.until
        : 'card' in credential
          ? credential.card.days.to
          : null
  const over = daysFrom(today).findIndex((day) => {
    const person = presentAs(credential, day, today)
    const isTheirs = person.isPresent && isFor(termsOf(rule), person)
    return !isTheirs || isOver(rule.days.to, day) || isOver(until, day)
  })
  return over < 0 ? HORIZON : over
}

/** Whether some rule of the site is for the holder of a credential, today or later. */
export function hasAnyRule(site: Site, credential: SiteCredential): boolean {
  const today = dayAt(site.zone, site.now)
  return site.rules.some((rule) => lastDay(rule, credential, today) > 0)
}
