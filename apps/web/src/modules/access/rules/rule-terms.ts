import {
  credentialKinds,
  personKinds,
} from '@portaria/contract/modules/access/decisions/decision-words'
import { occupancyRelations } from '@portaria/contract/modules/units/occupancies/occupancies'
import { asReference, isObject } from '../../../register-pages/record.ts'

/** The fields of a rule that its sentence says. */
export const ruleFields = [
  'kinds',
  'towers',
  'apartments',
  'relations',
  'people',
  'points',
  'schedule_id',
  'credentials',
  'two_credentials',
  'valid_from',
  'valid_to',
] as const

type RuleValues = Readonly<Record<string, unknown>>

const chosen = <Word extends string>(words: readonly Word[], value: unknown): Word[] =>
  words.filter((word) => Array.isArray(value) && value.includes(word))

/** The title of a reference: beside its id in a record, and as its value in a form. */
function titleOf(row: RuleValues, name: string): string {
  const reference = asReference(row[`${name}_id`]) ?? asReference(row[name])
  return reference?.title ?? ''
}

function titlesIn(rows: unknown, ...names: readonly string[]): string[] {
  if (!Array.isArray(rows)) return []
  return rows
    .filter(isObject)
    .flatMap((row) => names.map((name) => titleOf(row, name)))
    .filter((title) => title !== '')
}

const day = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null

/** Returns what a rule says, from its saved or its typed values. */
export function ruleTerms(values: RuleValues) {
  return {
    kinds: chosen(personKinds, values['kinds']),
    places: [
      ...titlesIn(values['towers'], 'tower'),
      ...titlesIn(values['apartments'], 'apartment'),
    ],
    relations: chosen(occupancyRelations, values['relations']),
    people: titlesIn(values['people'], 'resident', 'employee', 'provider'),
    points: titlesIn(values['points'], 'point'),
    schedule: titleOf(values, 'schedule'),
    credentials: chosen(credentialKinds, values['credentials']),
    asksTwo: values['two_credentials'] === true,
    from: day(values['valid_from']),
    to: day(values['valid_to']),
  }
}

export type RuleTerms = ReturnType<typeof ruleTerms>
