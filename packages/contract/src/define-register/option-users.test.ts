import { expect, it } from 'vitest'
import { registers } from '../modules/registers.ts'
import type { AnyRegister } from './define-register.ts'
import type { Field } from './field.ts'

/** Returns the fields of a register, including nested ones. */
const fieldsOf = (fields: Readonly<Record<string, Field>>): Field[] =>
  Object.values(fields).flatMap((field) => [field, ...(field.fields ? fieldsOf(field.fields) : [])])

/**
 * Returns the options that a definition uses: of the register, its list, its states and its fields.
 */
function optionsOf(register: (typeof registers)[keyof typeof registers]): Set<string> {
  const { list, states, form, access } = register
  const named = (of: string, values: readonly object[]) =>
    values.flatMap((value) => Object.keys(value).map((key) => `${of}.${key}`))
  const objects = (values: readonly unknown[]) =>
    values.filter((value): value is object => typeof value === 'object' && value !== null)
  return new Set([
    ...named('register', [register]),
    ...named('list', [list]),
    ...named('section', form),
    ...named(
      'access',
      objects(Object.values(access)).filter((one) => !Array.isArray(one)),
    ),
    ...named('states', states ? [states] : []),
    ...named('transition', Object.values(states?.transitions ?? {})),
    ...named('field', fieldsOf(register.fields)),
  ])
}

/**
 * Options that only one register uses. Do not add one: write a hook in the register's folder
 * instead. Remove an option from the list when a second register uses it.
 */
const OF_ONE: readonly string[] = [
  'access.needsNested: residents',
  'field.ofLevel: memberships',
  'field.proposable: occupancies',
  'field.until: visitors',
  'register.mayMerge: visitors',
  'register.needsNested: users',
  'transition.shown: employees',
]

it('an option of definitions has more than one user', () => {
  const users = new Map<string, string[]>()
  for (const register of Object.values(registers))
    for (const option of optionsOf(register))
      users.set(option, [...(users.get(option) ?? []), register.name])
  const single = [...users].flatMap(([option, [only, ...others]]) =>
    others.length === 0 ? [`${option}: ${only}`] : [],
  )
  expect(single.toSorted()).toEqual(OF_ONE)
})

it('each place among locks is that of one register', () => {
  const places = Object.values<AnyRegister>(registers).flatMap(({ lockPlace }) => lockPlace ?? [])
  expect(places.toSorted((a, b) => a - b)).toEqual([...new Set(places)].toSorted((a, b) => a - b))
  expect(places).not.toEqual([])
})
