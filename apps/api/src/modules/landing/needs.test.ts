import type { Role } from '@portaria/contract/actors/roles'
import { type Need, registerTotalsAnswer } from '@portaria/contract/modules/landing/landing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleCpf } from '../../parts/sample-values.ts'
import type { Sql } from '../../platform/database/queries.ts'
import { bind } from '../../testing/seeded-tenants.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

async function make(path: string, payload: object): Promise<string> {
  const { status, body, raw } = await test.as('sindico').post(path, { payload })
  expect([status, raw]).toEqual([201, raw])
  return body.data.id
}

async function needOf(register: string, about: string, role: Role = 'sindico') {
  const { body } = await test.as(role).get('/dashboard/totals')
  const { data } = registerTotalsAnswer.parse(body)
  const found: { readonly [about: string]: Need } | undefined = data.find(
    (one) => one.register === register,
  )?.needs
  return found?.[about]
}

/** Sets columns of a row, which only the server writes. */
const put = (table: string, id: string, set: Sql) =>
  test.database.app.inTenant(test.actor('sindico'), ({ queries }) =>
    queries.count(sql`UPDATE ${sql.ref(table)} SET ${set} WHERE id = ${id}`),
  )

const daysSince = (moment: string | null | undefined) =>
  moment == null ? null : (Date.now() - Date.parse(moment)) / 86_400_000

async function askedBy(name: string, days: number): Promise<string> {
  const requester = await make('/residents', { name })
  const id = await make('/requests', {
    subject: 'Lâmpada queimada',
    description: 'No corredor.',
    requester_id: requester,
  })
  await put('requests', id, sql`opened_at = now() - make_interval(days => ${days})`)
  return requester
}

it('a need tells since when its oldest row waits, and whom the oldest are about', async () => {
  expect(await needOf('requests', 'open')).toBeUndefined()
  await askedBy('Pede há um dia', 1)
  const oldest = await askedBy('Pede há uma semana', 7)
  const need = await needOf('requests', 'open')
  expect(Math.round(daysSince(need?.since) ?? 0)).toBe(7)
  expect(need?.people[0]).toEqual({ id: oldest, name: 'Pede há uma semana', photo: null })
  expect(need?.people.map(({ name }) => name)).toEqual(['Pede há uma semana', 'Pede há um dia'])
})

it('a person who waits for the decision about them is their own face', async () => {
  const proposed = await make('/residents', { name: 'Proposta por quem mora' })
  await put('residents', proposed, sql`approval = 'pending'`)
  const need = await needOf('residents', 'pending')
  expect(need?.people.map(({ id }) => id)).toEqual([proposed])
})

it('a reader who does not read all residents sees no face', async () => {
  const tower = await make('/towers', { name: 'Torre da espera' })
  const unit = await make('/apartments', { tower_id: tower, number: '1' })
  const host = await make('/residents', { name: 'Recebe a visita' })
  await make('/occupancies', {
    apartment_id: unit,
    resident_id: host,
    relation: 'owner',
    starts_on: '2020-01-01',
  })
  await bind(test, 'bosque', 'condomino', { resident_id: host })
  const visitor = await make('/visitors', {
    name: 'Espera na portaria',
    cpf: sampleCpf(72_000_001),
  })
  const visit = await make('/visits', {
    visitor_id: visitor,
    apartment_id: unit,
    host_id: host,
    kind: 'social',
  })
  await put(
    'visits',
    visit,
    sql`state = 'waiting', waiting_since = now(), created_at = now() - interval '5 days'`,
  )
  // Invited five days ago, it waits since it rang.
  expect(daysSince((await needOf('visits', 'waiting'))?.since)).toBeLessThan(0.01)
  expect((await needOf('visits', 'waiting', 'condomino'))?.people).toEqual([])
  expect((await needOf('visits', 'waiting'))?.people.map(({ id }) => id)).toContain(host)
})

it('a row that is late waits since the end of its last day in the zone of the company', async () => {
  const requester = await make('/residents', { name: 'Espera há dias' })
  const id = await make('/requests', {
    subject: 'Portão parado',
    description: 'Na garagem.',
    requester_id: requester,
  })
  await put('requests', id, sql`due_on = tenant_today(tenant_id) - 4, opened_at = now()`)
  const since = (await needOf('requests', 'overdue'))?.since ?? ''
  const zone = { timeZone: 'America/Sao_Paulo' } as const
  expect(new Date(since).toLocaleTimeString('pt-BR', zone)).toBe('00:00:00')
  expect(Math.floor(daysSince(since) ?? 0)).toBe(3)
})

it('a need whose register keeps no such moment says none', async () => {
  const manufacturer = await make('/locker-manufacturers', {
    name: 'Armários da espera',
    host: '192.0.2.7',
    port: 4370,
  })
  const locker = await make('/lockers', {
    name: 'Mudo',
    manufacturer_id: manufacturer,
    doors: [{ number: 1, channel: 0, size: 'P' }],
  })
  await test.database.app.inTenant(test.actor('sindico'), ({ queries, actor }) =>
    queries.count(sql`INSERT INTO locker_contacts (tenant_id, locker_id, missed_at, silent_since)
      VALUES (${actor.tenantId}, ${locker}, now(), now())`),
  )
  expect(await needOf('lockers', 'silent')).toEqual({ since: null, people: [] })
})

it('says nothing of another company', async () => {
  await askedBy('Pede aqui', 30)
  const { body } = await test.as('sindico', 'acacias').get('/dashboard/totals')
  expect(JSON.stringify(body)).not.toContain('Pede aqui')
})
