import { dayFiguresAnswer } from '@portaria/contract/modules/landing/landing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCpf } from '../../parts/sample-values.ts'
import { openTestApp, type TenantName, type TestApp } from '../../testing/test-app.ts'

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

describe('the figures of the day', () => {
  const day = async (tenant: TenantName = 'bosque') =>
    dayFiguresAnswer.parse((await test.as('sindico', tenant).get('/dashboard/day')).body).data

  it('count the rows of the company, and of no other', async () => {
    const before = await day()
    const others = await day('acacias')
    const apartment = await make('/apartments', {
      tower_id: await make('/towers', { name: 'Torre do dia' }),
      number: '1',
    })
    const visitor = await make('/visitors', { name: 'Visita do dia', cpf: sampleCpf(70_000_001) })
    const visit = await make('/visits', {
      visitor_id: visitor,
      apartment_id: apartment,
      kind: 'social',
    })
    await test.database.app.inTenant(test.actor('sindico'), ({ queries }) =>
      queries.count(
        sql`UPDATE visits SET state = 'inside', checked_in_at = now() WHERE id = ${visit}`,
      ),
    )
    await make('/parcels', { kind: 'parcel', apartment_id: apartment, place: 'desk' })
    const after = await day()
    expect(after.visits.inside).toBe(before.visits.inside + 1)
    const sum = (entries: number[]) => entries.reduce((total, one) => total + one, 0)
    expect([after.visits.entries.length, sum(after.visits.entries)]).toEqual([
      24,
      sum(before.visits.entries) + 1,
    ])
    expect(after.parcels).toEqual({ ...before.parcels, today: before.parcels.today + 1 })
    expect(after.loans).toEqual(before.loans)
    expect(after.events).toEqual(before.events)
    expect(await day('acacias')).toEqual(others)
  })

  it.each(['funcionario', 'condomino', 'service_provider'] as const)(
    'are not for a %s',
    async (role) => {
      expect((await test.as(role).get('/dashboard/day')).status).toBe(403)
    },
  )
})
