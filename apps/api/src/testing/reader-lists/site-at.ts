import {
  type Decision,
  decide,
  type PersonFacts,
  type PointFacts,
  type RuleTerms,
} from '@portaria/contract/modules/access/decisions/decide'
import type { DenialReason } from '@portaria/contract/modules/access/decisions/decision-words'
import { denialOfPass } from '@portaria/contract/modules/access/decisions/denial-of-pass'
import { type LocalMoment, passRefusal } from '@portaria/contract/modules/visits/pass-window'
import type { ListInput } from '../../modules/access/readers/lists/list-input.ts'
import {
  isWithin,
  type Site,
  type SiteCredential,
  type SitePass,
  type SitePerson,
  type SitePoint,
  type SiteRule,
} from './site.ts'

const shown = new Map<string, string>()

/** Returns what the clock of a zone shows at a moment, `YYYY-MM-DDTHH:MM:SS`. */
export function wallClock(zone: string, at: Date): string {
  const key = `${zone} ${at.getTime()}`
  const known = shown.get(key)
  if (known !== undefined) return known
  const text = Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
  // A sample of a few thousand moments repeats itself within one site alone.
  if (shown.size > 10_000) shown.clear()
  shown.set(key, text)
  return text
}

/** Returns the day of a moment in a zone. */
export const dayAt = (zone: string, at: Date): string => wallClock(zone, at).slice(0, 10)

const momentAt = ({ zone, holidays }: Site, at: Date): LocalMoment => ({
  at,
  day: dayAt(zone, at),
  time: wallClock(zone, at).slice(11, 16),
  holidays: new Set(holidays),
})

/** The terms of a rule as decisions take them. */
export const termsOf = (rule: SiteRule): RuleTerms => ({
  id: rule.id,
  kinds: rule.kinds,
  tower_ids: rule.towers,
  apartment_ids: rule.units,
  relations: rule.relations,
  person_ids: rule.people,
  credentials: rule.credentials,
  two_credentials: rule.isTwo,
  valid_from: rule.days.from,
  valid_to: rule.days.to,
  hours: rule.hours,
})

/** The facts of a person on a day. */
export function personOn(person: SitePerson, day: string): PersonFacts {
  const units = person.units
    .filter(({ days }) => isWithin(days, day))
    .map(({ unit, tower, relation }) => ({ apartment_id: unit, tower_id: tower, relation }))
  const isHere = isWithin(person.days, day) && (person.kind !== 'resident' || units.length > 0)
  return {
    kind: person.kind,
    id: person.id,
    units,
    isBlocked: person.isBlocked,
    isPresent: person.isAccepted && isHere,
    exitPermission: null,
    hasConsent: person.hasFace,
  }
}

/** The facts of the guest of a pass. */
export const guestOf = ({ id, unit, isBlocked }: SitePass): PersonFacts => ({
  kind: 'visitor',
  id: `guest of ${id}`,
  units: unit === null ? [] : [{ apartment_id: unit.unit, tower_id: unit.tower, relation: null }],
  isBlocked,
  isPresent: true,
  exitPermission: null,
  hasConsent: false,
})

/** The person of a credential and why it opens nothing, at a moment. */
export function holderAt(
  site: Site,
  credential: SiteCredential,
  at: Date,
): { person: PersonFacts | null; refusal: DenialReason | null } {
  const day = dayAt(site.zone, at)
  if ('pass' in credential) {
    const { pass } = credential
    const refused = denialOfPass(passRefusal(pass.terms, momentAt(site, at), site.toleranceMin))
    // Further inside, a pass that was used opens until its guest leaves.
    const own = refused === 'used_up' && pass.isInside ? null : refused
    const isGiven = pass.givenUntil === null || day <= pass.givenUntil
    return { person: guestOf(pass), refusal: own ?? (isGiven ? null : 'revoked') }
  }
  const person = personOn(credential.person, day)
  if ('pin' in credential) {
    const { until } = credential.pin
    return until === null || day <= until
      ? { person, refusal: null }
      : { person: null, refusal: 'unknown' }
  }
  if (credential.kind === 'face') return { person, refusal: null }
  const { from, to } = credential.card.days
  if (from !== null && day < from) return { person, refusal: 'not_yet' }
  return { person, refusal: to !== null && day > to ? 'expired' : null }
}

/** Returns what the server decides about a credential at a point. */
export function decisionAt(
  site: Site,
  credential: SiteCredential,
  { id, direction, isLocked, ...bounds }: SitePoint,
  at: Date,
): Decision {
  const point: PointFacts = {
    id,
    direction: direction === 'out' ? 'out' : 'in',
    isActive: true,
    order: isLocked ? 'locked' : null,
    // Without the server nobody knows who is inside: what would be refused is marked (access §25).
    passback: bounds.isSecondEntry ? 'soft' : null,
    isInterlocked: bounds.hasInterlock && bounds.isOtherOpen,
  }
  const { person, refusal } = holderAt(site, credential, at)
  return decide({
    credential: { kinds: [credential.kind], refusal, isDuress: false },
    person,
    point,
    rules: site.rules.filter(({ points }) => points.includes(id)).map(termsOf),
    moment: momentAt(site, at),
  })
}

/** Returns what is known of a site at the moment at which its lists are compiled. */
export function inputOf(site: Site): ListInput {
  const { zone, now } = site
  const today = dayAt(zone, now)
  return {
    now,
    zone,
    toleranceMin: site.toleranceMin,
    readers: site.readers.map(({ id, lacks }) => ({
      equipmentId: id,
      points: site.points.filter(({ reader }) => reader === id),
      lacks,
    })),
    rules: site.rules.map((rule) => ({
      ...termsOf(rule),
      name: rule.id,
      point_ids: rule.points,
    })),
    holidays: site.holidays.filter((day) => day >= today),
    people: site.people.map((one) => {
      const person = personOn(one, today)
      const held = one.units.filter(({ days }) => isWithin(days, today))
      const isOpenEnded = held.some(({ days }) => days.to === null)
      const ends = held.flatMap(({ days }) => days.to ?? []).toSorted()
      const last = isOpenEnded ? null : (ends.at(-1) ?? null)
      const opens = (pin: SitePerson['pin']) =>
        pin !== null && (pin.until === null || pin.until >= today) ? pin : null
      return {
        person,
        name: one.id,
        until: one.kind === 'resident' ? last : one.days.to,
        units: held.map(({ unit, tower, relation, days }) => ({
          apartment_id: unit,
          tower_id: tower,
          relation,
          until: days.to,
        })),
        cards: one.cards.map(({ id, kind, number, days }) => ({ id, kind, number, ...days })),
        pin: opens(one.pin),
        duressPin: opens(one.duressPin),
        face: one.hasFace ? one.id : null,
      }
    }),
    passes: site.passes
      .filter(({ givenUntil }) => givenUntil === null || givenUntil >= today)
      .map((pass) => ({ ...pass, name: pass.id, guest: guestOf(pass) })),
    blockEndsAt: null,
  }
}
