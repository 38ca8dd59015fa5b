import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { holidaysAmong } from './holidays.ts'

describe('a day of a company', () => {
  let test: TestApp
  const isHoliday = (day: string, tenant: 'bosque' | 'acacias' = 'bosque') =>
    test.database.app.inTenant(test.actor('sindico', tenant), async ({ queries, actor }) =>
      (await holidaysAmong(queries, actor.tenantId, [day])).has(day),
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

  it('is a national holiday, even against the company’s entry', async () => {
    expect(await isHoliday('2026-12-25')).toBe(true)
    expect(await isHoliday('2026-04-03')).toBe(true)
    expect(await isHoliday('2026-04-06')).toBe(false)
  })

  it('is a holiday that the company entered, on its day or each year from then on', async () => {
    expect(await isHoliday('2026-01-25')).toBe(true)
    expect(await isHoliday('2031-01-25')).toBe(true)
    expect(await isHoliday('2025-01-25')).toBe(false)
    expect(await isHoliday('2026-08-14')).toBe(true)
    expect(await isHoliday('2027-08-14')).toBe(false)
    expect(await isHoliday('2028-02-29')).toBe(true)
    expect(await isHoliday('2027-02-28')).toBe(false)
    expect(await isHoliday('2027-03-01')).toBe(false)
  })

  it('is not a holiday that another company entered', async () => {
    expect(await isHoliday('2026-01-25', 'acacias')).toBe(false)
  })

  it('is Carnival or Corpus Christi if the company switched them on', async () => {
    expect([await isHoliday('2026-02-17'), await isHoliday('2026-06-04')]).toEqual([false, false])
    const { body } = await test.as('sindico').get('/company')
    await test.as('sindico').patch('/company', {
      headers: { 'if-match': `"${body.data.version}"` },
      payload: { settings: { optional_holidays: ['carnival'] } },
    })
    expect([await isHoliday('2026-02-17'), await isHoliday('2026-06-04')]).toEqual([true, false])
    expect(await isHoliday('2026-02-17', 'acacias')).toBe(false)
  })

  it('is not a holiday by an inactive or removed one', async () => {
    const { id, version } = await enter({ name: 'Festa junina', day: '2026-06-24' })
    expect(await isHoliday('2026-06-24')).toBe(true)
    await test.as('sindico').patch(`/holidays/${id}`, {
      headers: { 'if-match': `"${version}"` },
      payload: { status: 'INATIVO' },
    })
    expect(await isHoliday('2026-06-24')).toBe(false)
    const removed = await enter({ name: 'Festa julina', day: '2026-07-11' })
    await test.as('sindico').delete(`/holidays/${removed.id}`, { headers: { 'if-match': '"1"' } })
    expect(await isHoliday('2026-07-11')).toBe(false)
  })

  it('is checked together with many others, without duplicates', async () => {
    const days = ['2026-12-24', '2026-12-25', '2026-12-25', '2027-01-01', '2026-08-14']
    const found = await test.database.app.inTenant(test.actor('sindico'), ({ queries, actor }) =>
      holidaysAmong(queries, actor.tenantId, days),
    )
    expect([...found].toSorted()).toEqual(['2026-08-14', '2026-12-25', '2027-01-01'])
  })
})
