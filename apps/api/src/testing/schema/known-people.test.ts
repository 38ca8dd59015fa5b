import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Fields } from '@portaria/contract/define-register/field'
import { erasableRegisters } from '@portaria/contract/modules/erasures/erasures'
import { registers } from '@portaria/contract/modules/registers'
import { recordSections } from '@portaria/contract/modules/unit-record/unit-record'
import { expect, it } from 'vitest'
import { gathered } from '../../modules.ts'
import { knownPeople, type PeoplePart } from './known-people.ts'

type Person = (typeof erasableRegisters)[number]
type Reference = { readonly field: string; readonly person: Person; readonly register: AnyRegister }

/** Finds the references to people among fields, also those of nested rows. */
function peopleIn(
  register: AnyRegister,
  fields: Fields,
  path = register.name as string,
): Reference[] {
  return Object.entries(fields).flatMap(([name, { register: target, fields: nested }]) => {
    const person = erasableRegisters.find((one) => one === target)
    const field = `${path}.${name}`
    return [
      ...(person ? [{ field, person, register }] : []),
      ...(nested ? peopleIn(register, nested, field) : []),
    ]
  })
}

const references = Object.values<AnyRegister>(registers).flatMap((one) => peopleIn(one, one.fields))

/** Whether a part answers for the rows of a reference. */
const has: { readonly [Part in PeoplePart]: (reference: Reference) => boolean } = {
  things({ field, register }) {
    const thing = gathered.things.find(({ kind }) => kind === knownPeople[field]?.thing)
    return thing !== undefined && (thing.open?.table ?? register.table) === register.table
  },
  personalRows: ({ person, register }) =>
    gathered.personalRows.some(
      ({ register: { name }, kind, of }) =>
        name === register.name && kind !== 'values' && of[person] !== undefined,
    ),
  recordSections: ({ register: { name } }) =>
    Object.values(recordSections).some(({ register }) => register === name),
}

/** Says which parts neither answer for a reference nor have a reason, or have both. */
function faultsOf(reference: Reference): string[] {
  const { field, person } = reference
  // Visitors have no departure.
  const parts: PeoplePart[] = ['personalRows', 'recordSections']
  if (person !== 'visitors') parts.unshift('things')
  return parts.flatMap((part) => {
    const reason = knownPeople[field]?.without?.[part]
    const isThere = has[part](reference)
    if (isThere !== (reason !== undefined)) return []
    return isThere
      ? [`${field} has \`${part}\`: its reason in known-people.ts is no longer true`]
      : [
          `${field} refers to ${person}: add \`${part}\` (parts/README.md), or say why not in known-people.ts`,
        ]
  })
}

it('each reference to a person has its departure, erasure and place in the record', () => {
  expect(references.flatMap(faultsOf)).toEqual([])
})

it('knows no field that refers to nobody', () => {
  const fields = new Set(references.map(({ field }) => field))
  expect(Object.keys(knownPeople).filter((field) => !fields.has(field))).toEqual([])
})
