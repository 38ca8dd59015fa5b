import type { Role } from '@portaria/contract/actors/roles'
import { type Need, registerTotalsAnswer } from '@portaria/contract/modules/landing/landing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleCpf } from '../../parts/sample-values.ts'
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

async function askedBy(name: string, days: number): Promise<string> {
  const requester = await make('/residents', { name })
  const id = await make('/requests', {
    subject: 'Lâmpada queimada',
    description: 'No corredor.',
    requester_id: requester,
  })
  await test.database.app.inTenant(test.actor('sindico'), ({ queries }) =>
    queries.count(sql`
      UPDATE requests SET created_at = now() - make_interval(days => ${days}) WHERE id = ${id}`),
  )
  return requester
}

it('a need tells since when its oldest row waits, and whom the oldest are about', async () => {
  expect(await needOf('requests', 'open')).toBeUndefined()
  await askedBy('Pede há um dia', 1)
  const oldest = await askedBy('Pede há uma semana', 7)
  const need = await needOf('requests', 'open')
  const waits = (Date.now() - Date.parse(need?.since ?? '')) / 86_400_000
  expect(Math.round(waits)).toBe(7)
  expect(need?.people[0]).toEqual({ id: oldest, name: 'Pede há uma semana', photo: null })
  expect(need?.people.map(({ name }) => name)).toEqual(['Pede há uma semana', 'Pede há um dia'])
})

it('a person who waits for the decision about them is their own face', async () => {
  const proposed = await make('/residents', { name: 'Proposta por quem mora' })
  await test.database.app.inTenant(test.actor('sindico'), ({ queries }) =>
    queries.count(sql`UPDATE residents SET approval = 'pending' WHERE id = ${proposed}`),
  )
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
  await test.database.app.inTenant(test.actor('sindico'), ({ queries }) =>
    queries.count(sql`
      UPDATE visits SET state = 'waiting', waiting_since = now() WHERE id = ${visit}`),
  )
  expect((await needOf('visits', 'waiting', 'condomino'))?.people).toEqual([])
  expect((await needOf('visits', 'waiting'))?.people.map(({ id }) => id)).toContain(host)
})

it('says nothing of another company', async () => {
  await askedBy('Pede aqui', 30)
  const { body } = await test.as('sindico', 'acacias').get('/dashboard/totals')
  expect(JSON.stringify(body)).not.toContain('Pede aqui')
})
