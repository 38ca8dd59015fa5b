import { isFor } from '@portaria/contract/modules/access/decisions/decide'
import type { DatedPerson } from '../../decisions/person-facts.ts'
import type { ListedRule } from './list-input.ts'
import { earlier, later } from './reader-times.ts'

/** A rule that is for a person, with the last day on which it is; null without one. */
export type Right = { readonly rule: ListedRule; readonly until: string | null }

/**
 * Returns the rules that are for a person on a day, or will be for them as they live today. A rule for
 * units is for a resident until the last of these units ends.
 */
export function rightsOf(
  rules: readonly ListedRule[],
  dated: Pick<DatedPerson, 'person' | 'until' | 'units'>,
  day: string,
): Right[] {
  const { person } = dated
  return rules.flatMap((rule) => {
    const hasEnded = rule.valid_to !== null && rule.valid_to < day
    if (hasEnded || !isFor(rule, person)) return []
    return { rule, until: earlier(rule.valid_to, lastDayOf(rule, dated)) }
  })
}

function lastDayOf(
  rule: ListedRule,
  { person, until, units }: Pick<DatedPerson, 'person' | 'until' | 'units'>,
): string | null {
  if (person.kind !== 'resident') return until
  const ends = units
    .filter((unit) => isFor(rule, { ...person, units: [unit] }))
    .map((unit) => unit.until)
  return ends.reduce(later, '')
}
