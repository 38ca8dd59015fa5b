import { scheduleDays } from '@portaria/contract/modules/access/access-schedules/access-schedules'
import {
  credentialKinds,
  personKinds,
} from '@portaria/contract/modules/access/decisions/decision-words'
import { dayAfter } from '@portaria/contract/value-types/date'
import { weekdays } from '@portaria/contract/value-types/weekdays'
import fc from 'fast-check'
import type {
  Days,
  Site,
  SiteCard,
  SitePass,
  SitePerson,
  SitePin,
  SitePoint,
  SiteRule,
} from './site.ts'
import { dayAt } from './site-at.ts'

const DAY = 86_400_000
const MINUTE = 60_000

/** Zones with a moment at which their clocks were or will be changed: put back, ahead, or never. */
const changes = [
  ['America/Sao_Paulo', '2018-02-18T02:00:00Z'],
  ['America/Sao_Paulo', '2018-11-04T03:00:00Z'],
  ['America/Sao_Paulo', '2026-11-30T03:00:00Z'],
  ['America/New_York', '2026-11-01T06:00:00Z'],
  ['America/New_York', '2027-03-14T07:00:00Z'],
  ['Australia/Lord_Howe', '2027-04-03T15:00:00Z'],
  ['Atlantic/Azores', '2026-10-25T01:00:00Z'],
  ['Asia/Kathmandu', '2026-12-31T18:15:00Z'],
] as const

const some = <T>(values: readonly T[], maxLength = 2) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength })
/** The first of two, so many times as often as the other one. */
const often = <A, B>(weight: number, usual: fc.Arbitrary<A>, other: fc.Arbitrary<B>) =>
  fc.oneof<[fc.MaybeWeightedArbitrary<A>, fc.MaybeWeightedArbitrary<B>]>(
    { arbitrary: usual, weight },
    { arbitrary: other, weight: 1 },
  )
const mostly = (weight: number) => often(weight, fc.constant(true), fc.constant(false))
const seldom = (weight: number) => mostly(weight).map((usual) => !usual)

/** Times at which hours begin and end. */
export const edges = ['00:00', '01:30', '06:00', '08:00', '12:00', '18:00', '22:30'] as const

const hours = fc.array(
  fc.record({
    days: fc
      .tuple(
        fc.constantFrom<readonly string[]>(weekdays, scheduleDays, ['holiday'], []),
        some(scheduleDays, 3),
      )
      .map(([usual, more]) => [...new Set([...usual, ...more])]),
    from_time: fc.constantFrom(...edges),
    to_time: fc.constantFrom(...edges),
  }),
  { maxLength: 2 },
)

/** Days near today, mostly without a beginning and an end, and mostly those of today. */
const someDays = (today: string): fc.Arbitrary<Days> =>
  fc
    .record({
      from: often(4, fc.constant(null), fc.constantFrom(-3, 0, 1, 2)),
      to: often(1, fc.constant(null), fc.constantFrom(-1, 0, 0, 1, 2, 4)),
    })
    .map(({ from, to }) => ({
      from: from === null ? null : dayAfter(today, from),
      to: to === null ? null : dayAfter(today, to),
    }))

const towers = ['t1', 't2'] as const
const units = [
  { unit: 'a1', tower: 't1' },
  { unit: 'a2', tower: 't2' },
] as const
const relations = ['owner', 'tenant', 'landlord'] as const
const personIds = ['p0', 'p1', 'p2'] as const

/** A door with one point for both directions, or one for either of them, or for both apart. */
const doorPoints = (reader: string, door: number): fc.Arbitrary<SitePoint[]> =>
  fc
    .tuple(
      fc.constantFrom<SitePoint['direction'][]>(['in'], ['both'], ['out'], ['in', 'out']),
      fc.tuple(seldom(5), seldom(5)),
      fc.record({ hasInterlock: seldom(4), isOtherOpen: mostly(2), isSecondEntry: seldom(4) }),
    )
    .map(([directions, locked, bounds]) =>
      directions.map((direction, nth) => ({
        id: `${reader} ${door} ${direction}`,
        reader,
        door,
        direction,
        isLocked: locked[nth] === true,
        ...bounds,
      })),
    )

const readers = ['r1', 'r2'] as const
const points = fc
  .tuple(doorPoints('r1', 1), doorPoints('r1', 2), doorPoints('r2', 1))
  .map((doors) => doors.flat())

const ruleOf = (today: string, id: string, pointIds: readonly string[]): fc.Arbitrary<SiteRule> =>
  fc.record({
    id: fc.constant(id),
    kinds: often(2, fc.constant([...personKinds]), some(personKinds, 4)),
    towers: often(3, fc.constant([]), some(towers)),
    units: often(3, fc.constant([]), some(['a1', 'a2'])),
    relations: often(4, fc.constant([]), some(relations)),
    people: some(personIds),
    points: pointIds.length === 0 ? fc.constant([]) : some(pointIds, 4),
    credentials: often(3, fc.constant([]), some(credentialKinds, 3)),
    isTwo: seldom(6),
    days: someDays(today),
    hours: often(1, hours, fc.constant(null)),
  })

const pinOf = (today: string, digits: string): fc.Arbitrary<SitePin | null> =>
  fc.option(
    someDays(today).map(({ to }) => ({ digits, until: to })),
    { freq: 2 },
  )

const cardOf = (today: string, number: string): fc.Arbitrary<SiteCard> =>
  fc.record({
    id: fc.constant(`card ${number}`),
    kind: fc.constantFrom('card' as const, 'card' as const, 'tag' as const),
    number: fc.constant(number),
    days: someDays(today),
  })

const personOf = (today: string, nth: number): fc.Arbitrary<SitePerson> =>
  fc
    .record({
      kind: fc.constantFrom(
        'resident' as const,
        'resident' as const,
        'employee' as const,
        'provider' as const,
      ),
      id: fc.constant(personIds[nth] ?? ''),
      isBlocked: seldom(12),
      isAccepted: mostly(12),
      days: someDays(today),
      units: fc.array(
        fc.record({
          place: fc.constantFrom(...units),
          relation: fc.constantFrom(...relations),
          days: someDays(today),
        }),
        { minLength: 1, maxLength: 2 },
      ),
      cards: fc
        .integer({ min: 0, max: 2 })
        .chain((count) =>
          fc.tuple(
            ...Array.from({ length: count }, (_, at) => cardOf(today, `${100 * (nth + 1) + at}`)),
          ),
        ),
      pin: pinOf(today, `55500${nth}`),
      duressPin: pinOf(today, `66600${nth}`),
      hasFace: seldom(3),
    })
    .map(({ units: held, ...person }) => {
      const { kind } = person
      // Providers have units without days, employees none, and residents no days but those of units.
      const own = held.map(({ place, relation, days }) => ({
        ...place,
        relation: kind === 'resident' ? relation : null,
        days: kind === 'resident' ? days : { from: null, to: null },
      }))
      return {
        ...person,
        units: kind === 'employee' ? [] : own,
        days: kind === 'resident' ? { from: null, to: null } : person.days,
      }
    })

/** When lists are compiled, and when the clock of the site is changed. */
type Times = { readonly now: number; readonly today: string; readonly changedAt: number }

const passOf = ({ now, today, changedAt }: Times, nth: number): fc.Arbitrary<SitePass> =>
  fc
    .record({
      // In quarters of an hour.
      from: often(2, fc.integer({ min: -100, max: 20 }), fc.integer({ min: 20, max: 340 })),
      length: often(1, fc.integer({ min: 1, max: 100 }), fc.integer({ min: 100, max: 400 })),
      // Beside the change of the clock.
      beside: often(2, fc.constant(null), fc.integer({ min: -8, max: 8 })),
      isBeginBeside: fc.boolean(),
      uses: often(2, fc.constant(null), fc.constantFrom(1, 2)),
      done: fc.constantFrom(0, 0, 1, 2),
      state: often(5, fc.constant('active'), fc.constantFrom('used', 'revoked', 'cancelled')),
      weekdays: often(5, fc.constant([]), some(weekdays, 3)),
      hours: often(
        5,
        fc.constant(null),
        fc.tuple(fc.constantFrom(...edges), fc.constantFrom(...edges)),
      ),
      unit: fc.option(fc.constantFrom(...units), { freq: 4 }),
      isBlocked: seldom(12),
      isInside: fc.boolean(),
      givenUntil: someDays(today).map(({ to }) => to),
    })
    .map((pass) => {
      const quarter = 15 * MINUTE
      const from = Math.floor(now / quarter) * quarter + pass.from * quarter
      const length = pass.length * quarter
      const besideAt = pass.beside === null ? from : changedAt + pass.beside * quarter
      const start = pass.beside === null || pass.isBeginBeside ? besideAt : besideAt - length
      return {
        id: `pass ${nth}`,
        terms: {
          state: pass.state,
          status: 'ATIVO',
          valid_from: new Date(start),
          valid_to: new Date(start + length),
          uses_allowed: pass.uses,
          uses_done: pass.done,
          weekdays: pass.weekdays,
          from_time: pass.hours?.[0] ?? null,
          to_time: pass.hours?.[1] ?? null,
          on_holidays: null,
        },
        unit: pass.unit === null ? null : { ...pass.unit, relation: null },
        isBlocked: pass.isBlocked,
        isInside: pass.isInside,
        givenUntil: pass.givenUntil,
        qrCode: `QR ${nth}`,
        pin: `7770000${nth}`,
      }
    })

/** Sites of all kinds, with moments before and after a change of their clocks. */
export const arbitrarySite: fc.Arbitrary<Site> = fc
  .record({
    change: fc.constantFrom(...changes),
    before: fc.integer({ min: -DAY / 1_000, max: (4 * DAY) / 1_000 }),
    points,
  })
  .chain(({ change: [zone, changedAt], before, points: placed }) => {
    const now = Date.parse(changedAt) - before * 1_000
    const today = dayAt(zone, new Date(now))
    const pointIds = placed.map(({ id }) => id)
    const listOf = <T>(most: number, one: (nth: number) => fc.Arbitrary<T>) =>
      fc
        .integer({ min: Math.ceil(most / 2), max: most })
        .chain((count) => fc.tuple(...Array.from({ length: count }, (_, nth) => one(nth))))
    return fc.record({
      zone: fc.constant(zone),
      now: fc.constant(new Date(now)),
      toleranceMin: fc.constantFrom(0, 30),
      readers: fc.tuple(
        ...readers.map((id) =>
          fc.record({
            id: fc.constant(id),
            lacks: fc.constantFrom<('qr' | 'pin' | 'face')[]>(
              [],
              [],
              [],
              ['qr'],
              ['pin'],
              ['face'],
            ),
          }),
        ),
      ),
      points: fc.constant(placed),
      rules: listOf(5, (nth) => ruleOf(today, `rule ${nth}`, pointIds)).map((rules) =>
        rules.filter((rule) => rule.points.length > 0),
      ),
      holidays: some([-1, 0, 0, 1, 2, 5], 3).map((offsets) =>
        offsets.map((offset) => dayAfter(today, offset)).toSorted(),
      ),
      people: listOf(3, (nth) => personOf(today, nth)),
      passes: listOf(2, (nth) => passOf({ now, today, changedAt: Date.parse(changedAt) }, nth)),
    })
  })
