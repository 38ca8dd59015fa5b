import { type Role, rightsColumns } from '@portaria/contract/actors/roles'
import {
  type AnyRegister,
  writableFields,
} from '@portaria/contract/define-register/define-register'
import type { Field } from '@portaria/contract/define-register/field'
import { may, rightsIn } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samples } from '../samples.ts'
import { type Body, type Seeds, seedTenants, tenantRegisters } from '../seeded-tenants.ts'
import { openTestApp, type TestApp } from '../test-app.ts'
import { creatable, pointersOf } from './register-calls.ts'

/**
 * One role for each column of the table of rights: a master has an administrator's, which the test of
 * rights tries for both.
 */
const writers = rightsColumns

const all = tenantRegisters

/** Every reference field, in the registers that have one. */
const pointers = all.flatMap((register) =>
  pointersOf(register, null).map(([field]) => ({ register, field, name: register.name })),
)

/** Fields of rows that a create nests. */
const nested = all.flatMap((register) =>
  Object.entries(register.nested ?? {}).flatMap(([property, name]) =>
    pointersOf(registers[name], null)
      .filter(([, { register: target }]) => target !== register.name)
      .map(([field]) => ({
        register,
        property,
        other: registers[name],
        field,
        name: register.name,
      })),
  ),
)

/** Fields of owned rows. */
const owned = all.flatMap((register) =>
  writableFields(register).flatMap(([property, { kind, fields = {} }]) =>
    kind !== 'rows'
      ? []
      : Object.entries(fields)
          // Logins are the platform's: the registers that name one have tests of their own.
          .filter(([, { kind, register: to }]) =>
            kind === 'reference' ? to !== 'users' : kind === 'image',
          )
          .map(([field, inner]) => ({ register, property, field, inner, name: register.name })),
  ),
)

/** Fields that must change together with a reference, by the rules of its row. */
const beside: Readonly<Record<string, object>> = {
  'employees provider_id': { kind: 'outsourced' },
}

/** Status and field errors, in a line. */
const answerOf = ({ status, body }: { status: number; body: { errors?: Body[] } }) =>
  `${status} ${(body.errors ?? []).map(({ field, code }) => `${String(field)} ${String(code)}`).join()}`

/**
 * If the actor does not see the target of a reference, the answer is the same whatever the reason.
 */
describe.each([
  { words: 'with row-level security', pastPolicies: false },
  { words: 'by what queries carry, past row-level security', pastPolicies: true },
])('a reference to what is not there, $words', ({ pastPolicies }) => {
  let test: TestApp
  let seeds: Seeds
  beforeAll(async () => {
    test = await openTestApp({ alone: 'fills the catalogues that companies share', pastPolicies })
    seeds = await seedTenants(test, {
      bosque: ['household', 'neighbours', 'removed'],
      acacias: ['household'],
    })
  })
  afterAll(() => test.close())

  /**
   * Ids that a role may not refer to: another tenant's, a removed one, an unknown one, an invisible
   * one.
   */
  const strangers = (register: AnyRegister, field: string, role: Role) =>
    strangersOf(register.fields[field], role)
  function strangersOf(field: Field | undefined, role: Role): [what: string, id: string][] {
    const target = field?.register
    const { file, desksFile } = seeds.bosque
    if (!target)
      return [
        ["another tenant's file", seeds.acacias.file],
        ["another person's file", role === 'funcionario' ? file : desksFile],
        ['no file', newId()],
      ]
    return [
      ["another tenant's", seeds.acacias.household[target]],
      ['a removed one', seeds.bosque.removed[target]],
      ['none at all', newId()],
    ]
  }

  it.each(pointers)('$name, $field, in a create', async ({ register, field }) => {
    const wrong: string[] = []
    for (const role of writers.filter((one) => may(one, register, 'create'))) {
      const { creates } = rightsIn(register, role)
      if (!pointersOf(register, creates).some(([name]) => name === field)) continue
      for (const [what, id] of strangers(register, field, role)) {
        const body = creatable(register, role, seeds.body(register, seeds.bosque.household))
        const payload = { ...body, [field]: id }
        const answer = answerOf(await test.as(role).post(`/${register.name}`, { payload }))
        if (answer !== `422 ${field} not_found`) wrong.push(`${role}, ${what}: ${answer}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it.each(pointers)('$name, $field, in a change', async ({ register, field }) => {
    const wrong: string[] = []
    for (const role of writers.filter((one) => may(one, register, 'update'))) {
      const { updates } = rightsIn(register, role)
      const own = pointersOf(register, updates)
      if (!own.some(([name]) => name === field)) continue
      // If a row may have only one of several references, such as one owner, the others are
      // cleared.
      const others = own.filter(([name]) => name !== field && !register.fields[name]?.required)
      const without = Object.fromEntries(others.map(([name]) => [name, null]))
      const path = `/${register.name}/${seeds.of(role, register).household}`
      const { body } = await test.as(role).get(path)
      const headers = { 'if-match': `"${body.data.version}"` }
      for (const [what, id] of strangers(register, field, role)) {
        const change = async (payload: object) =>
          answerOf(await test.as(role).patch(path, { headers, payload }))
        const answer = await change({ [field]: id })
        const isRefused = (one: string) => one === `422 ${field} not_found`
        if (
          !isRefused(answer) &&
          !isRefused(
            await change({ ...without, ...beside[`${register.name} ${field}`], [field]: id }),
          )
        )
          wrong.push(`${role}, ${what}: ${answer}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it.each(nested)('$name, $property, $field', async ({ register, property, other, field }) => {
    const { household } = seeds.bosque
    const inner = Object.entries(seeds.body(other, household)).filter(
      ([name]) => other.fields[name]?.register !== register.name,
    )
    const wrong: string[] = []
    for (const role of writers.filter((one) => may(one, register, 'create'))) {
      for (const [what, id] of strangers(other, field, role)) {
        const own = creatable(register, role, seeds.body(register, household))
        const payload = { ...own, [property]: { ...Object.fromEntries(inner), [field]: id } }
        const answer = answerOf(await test.as(role).post(`/${register.name}`, { payload }))
        const wanted = `422 ${property}.${field} not_found`
        if (answer !== wanted) wrong.push(`${role}, ${what}: ${answer}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it.each(owned)('$name, $property, $field', async ({ register, property, field, inner }) => {
    const wrong: string[] = []
    for (const role of writers.filter((one) => may(one, register, 'update'))) {
      const { updates } = rightsIn(register, role)
      if (updates && !updates.includes(property)) continue
      const sindico = test.as('sindico')
      const path = `/${register.name}/${seeds.of(role, register).household}`
      const { body } = await sindico.get(path)
      const headers = { 'if-match': `"${body.data.version}"` }
      const [sample] = Object(samples[register.name].values(1)[property] ?? []) as Body[]
      const rest = Object(body.data[property]) as Body[]
      for (const [what, id] of strangersOf(inner, role)) {
        const payload = { [property]: [...rest, { ...sample, [field]: id }] }
        const answer = answerOf(await test.as(role).patch(path, { headers, payload }))
        if (answer !== `422 ${property}.${rest.length}.${field} not_found`)
          wrong.push(`${role}, ${what}: ${answer}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('one that is there is taken', async () => {
    const payload = seeds.body(registers.apartments, seeds.bosque.household)
    expect((await test.as('sindico').post('/apartments', { payload })).status).toBe(201)
    const path = `/residents/${seeds.bosque.household.residents}`
    const photo = { photo_file_id: seeds.bosque.file }
    const headers = { 'if-match': '"1"' }
    const changed = await test.as('condomino').patch(path, { headers, payload: photo })
    expect(changed.body.data).toMatchObject({ ...photo, photo: { id: seeds.bosque.file } })
  })

  it('an owned row of another parent is not taken over', async () => {
    const sindico = test.as('sindico')
    const { household, neighbours } = seeds.bosque
    const read = async (id: string) => (await sindico.get(`/residents/${id}`)).body.data
    const other = await read(neighbours.residents)
    const consent: unknown = Reflect.get(Object(other['consents']), 0)
    const own = await read(household.residents)
    const answer = await sindico.patch(`/residents/${own.id}`, {
      headers: { 'if-match': `"${own.version}"` },
      payload: { consents: [Object.assign({}, consent, { term_version: 'stolen' })] },
    })
    expect(answerOf(answer)).toBe('422 consents.0 not_found')
    expect(await read(neighbours.residents)).toEqual(other)
  })
})
