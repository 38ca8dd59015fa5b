import * as z from 'zod/mini'
import { weekdayOf } from '../../value-types/weekdays.ts'
import type { LocalMoment } from '../visits/pass-window.ts'
import { pointDirections } from './access-points/access-points.ts'
import { isFor, type PersonFacts } from './decisions/decide.ts'
import { credentialKinds, personKinds } from './decisions/decision-words.ts'
import { type Span, spansOf } from './decisions/schedule-hours.ts'

const named = z.object({ id: z.uuid(), title: z.string() })

const dayRule = z.object({
  id: z.uuid(),
  point_ids: z.array(z.uuid()),
  kinds: z.array(z.enum(personKinds)),
  tower_ids: z.array(z.uuid()),
  apartment_ids: z.array(z.uuid()),
  relations: z.array(z.string()),
  person_ids: z.array(z.uuid()),
  /** Empty for every kind of credential. */
  credentials: z.array(z.enum(credentialKinds)),
  two_credentials: z.boolean(),
  valid_from: z.nullable(z.string()),
  valid_to: z.nullable(z.string()),
  /** Null for all hours. */
  hours: z.nullable(
    z.array(z.object({ days: z.array(z.string()), from_time: z.string(), to_time: z.string() })),
  ),
})

/**
 * The points in use with the rules that hold on the days around today, for a desk without a network
 * (access §66). It has no credential of anybody.
 */
export const dayRules = z.object({
  points: z.array(z.extend(named, { direction: z.enum(pointDirections) })),
  rules: z.array(dayRule),
  /** Towers, units and people that the rules name. */
  names: z.array(named),
})

export type DayRules = z.output<typeof dayRules>
export type DayRule = DayRules['rules'][number]

/** A person whose ways are looked for: of a kind, and of units. */
export type DayPerson = Pick<PersonFacts, 'kind' | 'id' | 'units'>

/**
 * Returns the spans of a day at which a rule holds: null for all of it, none where it does not hold
 * then.
 */
export function spansToday(
  { hours, valid_from: from, valid_to: to }: DayRule,
  { day, holidays }: Pick<LocalMoment, 'day' | 'holidays'>,
): readonly Span[] | null {
  if ((from !== null && day < from) || (to !== null && day > to)) return []
  if (hours === null) return null
  return spansOf(hours, holidays.has(day) ? 'holiday' : weekdayOf(day))
}

/** A point that a person passes on a day, and when; null for all day. */
export type DayWay = {
  readonly point: DayRules['points'][number]
  readonly spans: readonly Span[] | null
}

/** Returns the points that some rule lets a person pass on a day, in the order of the points. */
export function waysToday(
  { points, rules }: DayRules,
  person: DayPerson,
  moment: Pick<LocalMoment, 'day' | 'holidays'>,
): DayWay[] {
  const own = rules.filter((rule) => isFor(rule, person))
  return points.flatMap((point): DayWay[] => {
    const spans = own
      .filter((rule) => rule.point_ids.includes(point.id))
      .map((rule) => spansToday(rule, moment))
    if (spans.includes(null)) return [{ point, spans: null }]
    const all = spans.flatMap((one) => one ?? []).toSorted(([one], [other]) => one - other)
    return all.length === 0 ? [] : [{ point, spans: all }]
  })
}
