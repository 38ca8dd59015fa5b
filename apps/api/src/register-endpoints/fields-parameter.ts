import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { readableName } from '@portaria/contract/define-register/field'
import * as z from 'zod/mini'
import { fieldProblem } from '../platform/problem.ts'
import { remembered } from '../platform/remembered.ts'
import { type AskedFields, commonColumns } from './asked-fields.ts'
import type { RegisterBehaviour } from './register-behaviour.ts'
import { askableValues } from './value-forms.ts'

/** The parameter of lists, single records and exports that narrows the fields that are read. */
export const fieldsParameter = { fields: z.optional(z.string().check(z.maxLength(2_000))) }

/** The fields of every answer. */
const always = ['id', 'version', 'status'] as const

/** The fields that only a single record has. */
const ofOneRecord = ['changeable', 'correctable'] as const

/**
 * Whether answers name the creator of a row. For people of the platform they do not: a company must
 * not learn since when the platform has known somebody.
 */
export const mayHaveCreator = ({ scope }: AnyRegister): boolean => scope !== 'platform'

/** Limit of remembered field lists per register. */
const MOST_KNOWN = 200

const readers = new WeakMap<RegisterBehaviour, (typed: string) => AskedFields>()

/**
 * Reads `fields=name,apartment`: names as in answers; a reference and its id both mean the
 * reference (platform §24). The same text gives the same set. Throws `unknown_field` for a name
 * that no answer of the register has.
 */
export function askedFields(
  register: AnyRegister,
  behaviour: RegisterBehaviour,
  typed: unknown,
): AskedFields {
  if (typeof typed !== 'string') return null
  const reader = readers.get(behaviour) ?? fieldsReader(register, behaviour)
  readers.set(behaviour, reader)
  return reader(typed)
}

function fieldsReader(register: AnyRegister, behaviour: RegisterBehaviour) {
  const own = [
    ...commonColumns,
    ...ofOneRecord,
    ...(mayHaveCreator(register) ? ['creator'] : []),
    ...(register.mayMerge ? ['merged_into'] : []),
    ...(register.mayErase ? ['erased_at'] : []),
    ...(register.scope === 'catalogue' ? ['shared'] : []),
    ...Object.keys(register.fields),
    ...askableValues(behaviour),
  ]
  const names = new Map<string, string>()
  for (const name of own)
    for (const answered of [name, readableName(name)]) names.set(answered, name)
  for (const [name, { sensitive }] of Object.entries(register.fields))
    if (sensitive) names.set(`${name}_masked`, name)
  return remembered(MOST_KNOWN, (typed): AskedFields => {
    const asked = typed.split(',').map((name) => names.get(name))
    if (!asked.every((name) => name !== undefined)) throw fieldProblem('fields', 'unknown_field')
    return new Set([...always, ...asked, ...(asked.includes('creator') ? ['created_by'] : [])])
  })
}
