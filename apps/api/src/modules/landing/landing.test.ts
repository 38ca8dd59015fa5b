import type { Role } from '@portaria/contract/actors/roles'
import {
  latestChangesAnswer,
  peopleByTowerAnswer,
  registerTotalsAnswer,
} from '@portaria/contract/modules/landing/landing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { machineriesOf } from '../../machineries.ts'
import { fileLinks } from '../../platform/files/file-links.ts'
import { listRecords } from '../../register-endpoints/list-records.ts'
import { testSecret } from '../../testing/database-server.ts'
import { eventually } from '../../testing/eventually.ts'
import { openTestApp, rowsOf, type TenantName, type TestApp } from '../../testing/test-app.ts'
import { landingService } from './landing.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

async function make(path: string, payload: object, tenant: TenantName = 'bosque') {
  const { status, body, raw } = await test.as('sindico', tenant).post(path, { payload })
  expect([status, raw]).toEqual([201, raw])
  return body.data.id
}

let names = 0
const person = (tenant?: TenantName) =>
  make('/residents', { name: `Pessoa ${(names += 1)}`, birth_date: '1980-01-01' }, tenant)

const total = async (path: string) => (await test.as('sindico').get(path)).body.meta.total

describe('people by tower', () => {
  const people = async (role: Role = 'sindico', tenant?: TenantName) => {
    const { body } = await test.as(role, tenant).get('/dashboard/people')
    return peopleByTowerAnswer.parse(body).data
  }

  it('counts everybody who lives there today once, and the occupied units', async () => {
    const tower = await make('/towers', { name: 'Aroeira' })
    const empty = await make('/towers', { name: 'Angico' })
    const removed = await make('/towers', { name: 'Removida' })
    await test.as('sindico').delete(`/towers/${removed}`, { headers: { 'if-match': '"1"' } })
    const unit = (number: string) => make('/apartments', { tower_id: tower, number })
    const [first, second, third] = [await unit('101'), await unit('102'), await unit('103')]
    const settle = (apartment_id: string, resident_id: string, bond: object) =>
      make('/occupancies', { apartment_id, resident_id, starts_on: '2020-01-01', ...bond })
    const owner = await person()
    await settle(first, owner, { relation: 'owner' })
    await settle(second, owner, { relation: 'owner' })
    await settle(first, await person(), { relation: 'dependent' })
    // None of the following people lives there today.
    await settle(third, await person(), { relation: 'landlord' })
    await settle(third, await person(), { relation: 'tenant', ends_on: '2021-01-01' })
    await settle(third, await person(), { relation: 'tenant', starts_on: '2999-01-01' })

    const expected = [
      { id: empty, name: 'Angico', people: 0, units: 0, occupied: 0 },
      { id: tower, name: 'Aroeira', people: 2, units: 3, occupied: 2 },
    ]
    for (const role of ['admin', 'staff', 'sindico', 'funcionario'] as const) {
      expect([role, await people(role)]).toEqual([role, expected])
    }
    // Each figure is the same as in the list that it opens.
    const lived = `/apartments?filter[tower_id]=${tower}&filter[resident_id][null]`
    expect(await total(`/residents?filter[tower_id]=${tower}`)).toBe(2)
    expect(await total(`${lived}=false`)).toBe(2)
    expect(await total(`${lived}=true`)).toBe(1)
    expect(await total(`/apartments?filter[resident_id]=${owner}`)).toBe(2)
    expect(await total('/residents?filter[tower_id][null]=true')).toBe(3)
  })

  it('of another tenant stay there', async () => {
    const tower = await make('/towers', { name: 'Ipê' }, 'acacias')
    expect(await people('sindico', 'acacias')).toMatchObject([{ id: tower }])
    expect((await people()).map(({ name }) => name)).toEqual(['Angico', 'Aroeira'])
  })

  it.each(['condomino', 'service_provider'] as const)('are not for a %s', async (role) => {
    expect((await test.as(role).get('/dashboard/people')).status).toBe(403)
    expect((await test.as(role).get('/dashboard/changes')).status).toBe(403)
  })
})

describe('the latest changes', () => {
  const changes = async (role: Role = 'sindico', tenant?: TenantName) => {
    const { body } = await test.as(role, tenant).get('/dashboard/changes')
    return latestChangesAnswer.parse(body).data
  }

  it('include an invitation as one change, for one guest or for many', async () => {
    const tower_id = await make('/towers', { name: 'Torre dos Convites' })
    const apartment_id = await make('/apartments', { tower_id, number: '11' })
    const invite = (...names: string[]) =>
      test.as('sindico').post('/visits/invite', {
        payload: { apartment_id, guests: names.map((name) => ({ name })) },
      })
    await invite('Rui Prado', 'Bia Prado', 'Leo Prado')
    await invite('Ana Só')
    const [one, many, before] = await changes()
    expect(one).toMatchObject({ act: 'invitation', register: 'passes', count: 1 })
    expect(one?.row?.title).toContain('Ana Só')
    expect(many).toMatchObject({ act: 'invitation', register: 'passes', count: 3 })
    expect(before).toMatchObject({ act: null, register: 'apartments' })
  })

  it('include no reads, though an announcement has an action of that name', async () => {
    const tower_id = await make('/towers', { name: 'Torre lida' })
    const id = await make('/apartments', { tower_id, number: '12' })
    await make('/occupancies', {
      apartment_id: id,
      resident_id: await person(),
      relation: 'owner',
      starts_on: '2020-01-01',
    })
    expect((await test.as('sindico').get(`/apartments/${id}/record`)).status).toBe(200)
    // A read is recorded up to a second later.
    await eventually(async () =>
      expect(
        await test.past(`SELECT id FROM audit_log WHERE row_id = '${id}' AND operation = 'read'`),
      ).not.toEqual([]),
    )
    expect((await changes()).map(({ operation }) => operation)).not.toContain('read')
  })

  it('list actor, action and row, newest first, without sensitive values', async () => {
    const id = await make('/residents', { name: 'Ana Prado', birth_date: '1980-01-01' })
    const { userId } = test.person('sindico')
    const payload = { email: 'ana@example.com', cpf: '529.982.247-25' }
    await test.as('sindico').patch(`/residents/${id}`, { headers: { 'if-match': '"1"' }, payload })
    // A read is in the trail too, and is not a change.
    await test.as('sindico').get(`/residents/${id}`)
    const [latest, before] = await changes()
    expect(latest).toMatchObject({
      actor: { id: userId, name: 'sindico bosque' },
      operation: 'update',
      register: 'residents',
      count: 1,
      count_is: 'exact',
      row: { id, title: 'Ana Prado', deleted: false },
      opens: { register: 'residents', id },
    })
    expect(latest?.changes).toEqual({ email: [null, 'ana@example.com'], cpf: [null, null] })
    expect(before).toMatchObject({ operation: 'create', row: { id }, changes: {} })
  })

  it('are ordered by the time of the action: the ids of an import’s entries follow no order', async () => {
    const id = await person()
    const actor = test.actor('sindico')
    await test.database.app.inTenant(actor, ({ queries }) =>
      queries.count(sql`
        INSERT INTO audit_log (tenant_id, id, at, actor_role, register, row_id, operation)
        VALUES (${actor.tenantId}, 'ffffffff-ffff-4fff-bfff-ffffffffffff', now() - interval '1 hour',
          'sindico', 'residents', ${id}, 'update')`),
    )
    expect((await changes())[0]).toMatchObject({ operation: 'create', row: { id } })
  })

  it('say "more than" for an action on more rows than are read', async () => {
    const id = await make('/residents', { name: 'Rui Melo' }, 'acacias')
    const actor = test.actor('sindico', 'acacias')
    await test.database.app.inTenant(actor, ({ queries }) =>
      queries.count(sql`
        INSERT INTO audit_log (tenant_id, id, at, actor_role, register, row_id, operation)
        SELECT ${actor.tenantId}, gen_random_uuid(), now(), 'sindico', 'residents', ${id}, 'update'
        FROM generate_series(1, 1001)`),
    )
    const [act] = await changes('sindico', 'acacias')
    expect(act).toMatchObject({ operation: 'update', count: 1_000, count_is: 'at_least' })
  })

  it('name the new reference, and a removed row', async () => {
    const [from, to] = [
      await make('/towers', { name: 'Cedro' }),
      await make('/towers', { name: 'Pinho' }),
    ]
    const id = await make('/apartments', { tower_id: from, number: '7' })
    const headers = { 'if-match': '"1"' }
    await test.as('sindico').patch(`/apartments/${id}`, { headers, payload: { tower_id: to } })
    await test.as('sindico').delete(`/apartments/${id}`, { headers: { 'if-match': '"2"' } })
    const [removed, moved] = await changes()
    expect(removed).toMatchObject({ operation: 'remove', row: { deleted: true }, changes: {} })
    expect(moved?.changes).toEqual({
      tower_id: [
        { id: from, title: 'Cedro' },
        { id: to, title: 'Pinho' },
      ],
    })
  })

  it('list an action on many rows once, with the rows made along with it', async () => {
    const tower = await make('/towers', { name: 'Jatobá' })
    const plan = { floors: 2, units_per_floor: 3, pattern: 'floor_unit', preview: false }
    const path = `/towers/${tower}/generate-apartments`
    expect((await test.as('sindico').post(path, { payload: plan })).status).toBe(200)
    const apartment_id = await make('/apartments', { tower_id: tower, number: '9' })
    const occupancy = { apartment_id, relation: 'owner', starts_on: '2020-01-01' }
    const id = await make('/residents', { name: 'Rui', birth_date: '1980-01-01', occupancy })
    const told = (await changes()).map(({ operation, register, count, row }) => {
      return [operation, register, count, row?.title ?? null]
    })
    expect(told.slice(0, 4)).toEqual([
      ['create', 'residents', 1, 'Rui'],
      ['create', 'apartments', 1, 'Jatobá · 9'],
      ['generate-apartments', 'towers', 1, 'Jatobá'],
      ['create', 'apartments', 6, null],
    ])
    const { body } = await test.as('sindico').get(`/occupancies?filter[resident_id]=${id}`)
    const [bond] = body.data as unknown as { id: string; version: number }[]
    await test.as('sindico').patch(`/occupancies/${bond?.id}`, {
      headers: { 'if-match': '"1"' },
      payload: { may_book: false },
    })
    // Without a page of its own it is shown on that of the unit.
    expect((await changes())[0]).toMatchObject({
      register: 'occupancies',
      row: { id: bond?.id },
      opens: { register: 'apartments', id: apartment_id },
    })
  })

  it('are from registers whose history the reader may see', async () => {
    const species = await make('/species', { name: 'Furão' })
    const [apartment] = rowsOf((await test.as('sindico').get('/apartments')).body)
    const pet = { name: 'Bidu', species_id: species, apartment_id: apartment?.id }
    await make('/pets', { ...pet, tutor_id: await person() })
    const seenBy = async (role: Role) => (await changes(role)).map(({ register }) => register)
    expect((await seenBy('sindico'))[0]).toBe('pets')
    // Commercial staff reads people and units, not their animals.
    expect(await seenBy('staff')).not.toContain('pets')
    expect(await seenBy('staff')).toContain('residents')
  })

  it('of another tenant stay there', async () => {
    const id = await person('acacias')
    expect((await changes('sindico', 'acacias'))[0]).toMatchObject({ row: { id } })
    const rows = (await changes()).map(({ row }) => row?.id)
    expect(rows).not.toContain(id)
  })
})

describe('totals', () => {
  const totals = async (role: Role = 'sindico', tenant?: TenantName) => {
    const { body } = await test.as(role, tenant).get('/dashboard/totals')
    return new Map(registerTotalsAnswer.parse(body).data.map((one) => [one.register, one]))
  }
  it.each(['admin', 'sindico', 'funcionario', 'condomino', 'service_provider'] as const)(
    'equal those of the lists that a %s reads',
    async (role) => {
      await person()
      const all = await totals(role)
      expect(all.size).toBeGreaterThan(0)
      for (const { register, total: counted } of all.values()) {
        const list = await test.as(role).get(`/${register}?per_page=1`)
        expect([register, list.status, counted]).toEqual([register, 200, list.body.meta.total])
      }
    },
  )

  it('leave out unreadable registers, and rows that wait for somebody else', async () => {
    const owner = await totals('condomino')
    expect(owner.has('tenants')).toBe(false)
    // They can answer visitors at the gate for their own household, and accept an offered time.
    const waits = [...owner].filter(([, { waiting }]) => Object.keys(waiting).length > 0)
    expect(waits.map(([name]) => name)).toEqual(['visits', 'events'])
    const proposed = await person()
    const pending = async () => (await totals()).get('residents')?.waiting
    expect(await pending()).toEqual({ pending: 0 })
    await test.database.app.inTenant(test.actor('sindico'), ({ queries }) =>
      queries.count(sql`UPDATE residents SET approval = 'pending' WHERE id = ${proposed}`),
    )
    expect(await pending()).toEqual({ pending: 1 })
  })

  it('of another tenant stay there', async () => {
    await person('acacias')
    const before = await totals()
    await person('acacias')
    expect(await totals()).toEqual(before)
  })

  it('count as no read of anybody’s data, unlike a list', async () => {
    const noted: string[] = []
    const machineries = machineriesOf(test.parts, {
      note: (_actor, { register }) => void noted.push(register),
      flush: async () => undefined,
    })
    const actor = test.actor('sindico')
    const tools = { database: test.database.app, machineries, links: fileLinks(testSecret) }
    const landing = landingService(tools, { assigned: {}, dayReaders: {}, joinedActs: [] })
    await landing.registerTotals(actor)
    expect(noted).toEqual([])
    const residents = machineries.get('residents')
    if (residents) await listRecords(residents, actor, { per_page: 1 })
    expect(noted).toEqual(['residents'])
  })
})
