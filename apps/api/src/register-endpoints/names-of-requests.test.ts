import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { may } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

/** Names that every object inherits from its prototype. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'] as const

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

/** Returns the maps of a definition, and of its owned rows, in which names are looked up. */
const mapsOf = ({ fields, marks, nested, actions, states, list, access }: AnyRegister) =>
  [
    fields,
    marks,
    nested,
    actions,
    states?.transitions,
    list.related,
    list.views,
    access,
    ...Object.values(fields).map((field) => field.fields),
  ].filter((map) => map !== undefined)

it('are looked up in maps without a prototype', () => {
  for (const register of Object.values(registers))
    expect([register.name, ...mapsOf(register).filter(Object.getPrototypeOf)]).toEqual([
      register.name,
    ])
})

it.each(
  Object.values(registers)
    .filter((register) => may('admin', register, 'read'))
    .map((register) => ({ name: register.name })),
)('are refused like any other unknown name in the list of $name if inherited', async ({ name }) => {
  const [first, ...others] = INHERITED
  const queries = [
    ...INHERITED.flatMap((one) => [`sort=${one}`, `filter[${one}]=1`]),
    `sort=-${first}`,
    `filter[${first}][null]=true`,
    `fields=${others.join()}`,
  ]
  for (const query of queries) {
    const { status } = await test.as('admin').get(`/${name}?${query}`)
    expect([query, status]).toEqual([query, 422])
  }
})
