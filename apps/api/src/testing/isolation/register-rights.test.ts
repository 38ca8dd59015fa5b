import { isPlatformRole, type Role, roles } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { may, rightsIn } from '@portaria/contract/define-register/permissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samples } from '../samples.ts'
import { rowMaker, type Seeds, seedTenants, tenantRegisters } from '../seeded-tenants.ts'
import { openTestApp, rowsOf, type TestApp } from '../test-app.ts'
import {
  bulkTransitions,
  creatable,
  mayBulk,
  type RowCall,
  refusal,
  rowCalls,
} from './register-calls.ts'

/** The nested rows that a create must bring. */
const nestedRegisters = ({ nested = {} }: AnyRegister, { apartments }: { apartments: string }) =>
  Object.fromEntries(
    Object.entries(nested).map(([property]) => [
      property,
      { apartment_id: apartments, relation: 'dependent', starts_on: '2026-01-01' },
    ]),
  )

const cells = tenantRegisters.flatMap((register) =>
  roles.map((role) => ({ register, role, name: register.name })),
)

describe('what a role may do in a register of its own tenant', () => {
  let test: TestApp
  let seeds: Seeds
  beforeAll(async () => {
    test = await openTestApp({ alone: 'fills the catalogues that companies share' })
    seeds = await seedTenants(test, { bosque: ['household', 'neighbours'], acacias: [] })
    // The owner of the unit proposes its members.
    const { apartments, residents } = seeds.bosque.household
    const payload = { apartment_id: apartments, resident_id: residents, relation: 'owner' }
    await test
      .as('admin')
      .post('/occupancies', { payload: { ...payload, starts_on: '2019-01-01' } })
  })
  afterAll(() => test.close())

  /**
   * Makes a call on a row of the household, or on a new row of its own if the call would remove or
   * use up the row.
   */
  async function callOn(register: AnyRegister, role: Role, call: RowCall): Promise<string[]> {
    const { household, neighbours } = seeds.of(role, register)
    const keeper = isPlatformRole(role) ? 'admin' : rowMaker(register)
    const allowed = call.allowed(role)
    const { spends: spending = [] } = samples[register.name]
    const spends = allowed && ['remove', 'restore', ...spending].includes(call.name)
    const id = spends ? await seeds.add('bosque', register, role) : household
    const path = `/${register.name}/${id}`
    if (spends && ['remove', 'restore'].includes(call.name)) await seeds.end('bosque', register, id)
    // A role without the right is refused whatever version it names.
    const isVersioned = allowed && ['update', 'remove', 'restore'].includes(call.name)
    const version = isVersioned ? (await test.as(keeper).get(path)).body.data.version : 1
    if (spends && call.name === 'restore')
      await test.as(keeper).delete(path, { headers: { 'if-match': `"${version}"` } })
    const sent = call.sent(role, seeds.body(register, seeds.bosque.household), version)
    const answer = await test.as(role).call(call.method, `${path}${call.suffix}`, sent)
    const { status } = answer
    // The role may see a row that only others may move to another state.
    const isForOthers =
      rightsIn(register, role).writes !== null && call.name in (register.states?.transitions ?? {})
    const wanted = allowed ? [...call.success, ...(isForOthers ? [403] : [])] : [403]
    const wrong = wanted.includes(status)
      ? []
      : [`${call.name}: ${status}, not ${wanted.join()}${refusal(answer)}`]

    // A row outside a role's row rule is answered like one that does not exist.
    if (!allowed || rightsIn(register, role).rows === null) return wrong
    const others = `/${register.name}/${neighbours}${call.suffix}`
    const hidden = await test.as(role).call(call.method, others, sent)
    return hidden.status === 404 ? wrong : [...wrong, `${call.name} of others: ${hidden.status}`]
  }

  it.each(cells)('$role on one of $name', async ({ register, role }) => {
    const wrong: string[] = []
    for (const call of rowCalls(register)) wrong.push(...(await callOn(register, role, call)))
    expect(wrong).toEqual([])
  })

  it.each(cells)('$role creates $name', async ({ register, role }) => {
    const { household } = seeds.bosque
    const payload = {
      ...creatable(register, role, seeds.body(register, household)),
      ...(rightsIn(register, role).needsNested && nestedRegisters(register, household)),
    }
    const { status } = await test.as(role).post(`/${register.name}`, { payload })
    expect(status).toBe(may(role, register, 'create') ? 201 : 403)
  })

  it.each(cells)('$role lists $name', async ({ register, role }) => {
    const { household, neighbours } = seeds.of(role, register)
    const ids = [household, neighbours]
    const { status, body } = await test.as(role).get(`/${register.name}?filter[id]=${ids.join()}`)
    expect(status).toBe(may(role, register, 'read') ? 200 : 403)
    if (status !== 200) return
    const narrowed = rightsIn(register, role).rows !== null
    const found = rowsOf(body).map(({ id }) => id)
    expect(found.toSorted()).toEqual(narrowed ? ids.slice(0, 1) : ids.toSorted())
    expect(body.meta.total).toBe(narrowed ? 1 : 2)
  })

  it.each(cells)('$role changes many of $name', async ({ register, role }) => {
    for (const action of ['inactivate', 'activate', 'delete']) {
      const allowed = mayBulk(register, role, action)
      const id = allowed
        ? await seeds.add('bosque', register, role)
        : seeds.of(role, register).household
      const isRemoved = allowed && action === 'delete'
      const version = isRemoved ? await seeds.end('bosque', register, id) : 1
      const payload = { action, items: [{ id, version }] }
      const { status, body } = await test.as(role).post(`/${register.name}/bulk`, { payload })
      const after = action === 'activate' ? version : version + 1
      const done = allowed ? [{ id, outcome: 'done', code: null, version: after }] : undefined
      expect([status, body.data]).toEqual([allowed ? 200 : 403, done])
    }
  })

  const changing = cells.filter(({ register }) => bulkTransitions(register).length > 0)

  it.each(changing)('$role changes the state of many of $name', async ({ register, role }) => {
    const id = seeds.of(role, register).household
    for (const one of bulkTransitions(register)) {
      const payload = { ...one, items: [{ id, version: 1 }] }
      const answer = await test.as(role).post(`/${register.name}/bulk`, { payload })
      expect([one.action, answer.status], `${one.action}:${refusal(answer)}`).toEqual([
        one.action,
        mayBulk(register, role, one.action) ? 200 : 403,
      ])
    }
  })
})
