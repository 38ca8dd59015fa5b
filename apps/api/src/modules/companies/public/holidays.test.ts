import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { holidayOn } from './holidays.ts'

describe('a day of a company', () => {
  let test: TestApp
  const named = (day: string, tenant: 'bosque' | 'acacias' = 'bosque') =>
    test.database.app.inTenant(test.actor('sindico', tenant), ({ queries, actor }) =>
      holidayOn(queries, actor.tenantId, day),
    )
  const enter = async (payload: object) => {
    const { status, body } = await test.as('sindico').post('/holidays', { payload })
    expect(status).toBe(201)
    return body.data
  }

  beforeAll(async () => {
    test = await openTestApp()
    await enter({
      name: 'Aniversário de São Paulo',
      day: '2026-01-25',
      scope: 'city',
      yearly: true,
    })
    await enter({ name: 'Dedetização geral', day: '2026-08-14', scope: 'own' })
    await enter({ name: 'Dia raro', day: '2024-02-29', yearly: true })
  })
  afterAll(() => test.close())

  it('is a holiday of the country, whatever the company entered', async () => {
    expect(await named('2026-12-25')).toBe('Natal')
    expect(await named('2026-04-03')).toBe('Sexta-feira Santa')
    expect(await named('2026-04-06')).toBeUndefined()
  })

  it('is one that the company entered, on its day or each year from then on', async () => {
    expect(await named('2026-01-25')).toBe('Aniversário de São Paulo')
    expect(await named('2031-01-25')).toBe('Aniversário de São Paulo')
    expect(await named('2025-01-25')).toBeUndefined()
    expect(await named('2026-08-14')).toBe('Dedetização geral')
    expect(await named('2027-08-14')).toBeUndefined()
    expect(await named('2028-02-29')).toBe('Dia raro')
    expect(await named('2027-02-28')).toBeUndefined()
    expect(await named('2027-03-01')).toBeUndefined()
  })

  it('is none by what another company entered', async () => {
    expect(await named('2026-01-25', 'acacias')).toBeUndefined()
  })

  it('is Carnival and Corpus Christi where the company switched them on', async () => {
    expect([await named('2026-02-17'), await named('2026-06-04')]).toEqual([undefined, undefined])
    const { body } = await test.as('sindico').get('/company')
    await test.as('sindico').patch('/company', {
      headers: { 'if-match': `"${body.data.version}"` },
      payload: { settings: { optional_holidays: ['carnival'] } },
    })
    expect([await named('2026-02-17'), await named('2026-06-04')]).toEqual(['Carnaval', undefined])
    expect(await named('2026-02-17', 'acacias')).toBeUndefined()
  })

  it('is none by a holiday that is inactive or removed', async () => {
    const { id, version } = await enter({ name: 'Festa junina', day: '2026-06-24' })
    expect(await named('2026-06-24')).toBe('Festa junina')
    await test.as('sindico').patch(`/holidays/${id}`, {
      headers: { 'if-match': `"${version}"` },
      payload: { status: 'INATIVO' },
    })
    expect(await named('2026-06-24')).toBeUndefined()
    const removed = await enter({ name: 'Festa julina', day: '2026-07-11' })
    await test.as('sindico').delete(`/holidays/${removed.id}`, { headers: { 'if-match': '"1"' } })
    expect(await named('2026-07-11')).toBeUndefined()
  })
})
