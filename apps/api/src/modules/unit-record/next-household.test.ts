import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyDay as day } from '../../testing/company-day.ts'
import { openRecordWorld, type RecordWorld } from '../../testing/record-world.ts'
import { rowsOf } from '../../testing/test-app.ts'

describe('the next household of a unit', () => {
  let world: RecordWorld
  let zoe = ''
  let theirs = ''
  beforeAll(async () => {
    world = await openRecordWorld()
    zoe = await world.add('residents', { name: 'Zoe', birth_date: '1980-01-01' })
    const own = { apartment_id: world.ids['home'], resident_id: zoe }
    theirs = await world.add('occupancies', { ...own, relation: 'tenant', starts_on: day(20) })
    const car = { plate: 'ZOE1A00', brand_id: world.ids['brand'], model: 'Modelo' }
    await world.add('vehicles', { ...own, ...car })
    await world.settleAs('ana')
  })
  afterAll(() => world.close())

  const get = (path: string) => world.test.as('condomino').get(`/${path}`)
  async function seen(query = ''): Promise<string[]> {
    const { body } = await get(`occupancies?${query}`)
    expect(body.meta.total).toBe(rowsOf(body).length)
    return rowsOf(body).map(({ id }) => id)
  }

  it('is not in the unit’s record for the household before it', async () => {
    const record = `apartments/${world.ids['home']}/record`
    for (const path of [record, `${record}/timeline`, `${record}?from=${day(20)}`]) {
      const { status, raw } = await get(path)
      expect([status, /zoe/i.test(raw)]).toEqual([200, false])
    }
    expect((await world.test.as('sindico').get(`/${record}`)).raw).toContain('Zoe')
  })

  it('is in no list and no search until the first day', async () => {
    expect(await seen()).not.toContain(theirs)
    for (const query of ['q=zoe', `filter[resident_id]=${zoe}`, 'fields=starts_on&q=zoe'])
      expect(await seen(query)).toEqual([])
    for (const path of ['', '?fields=resident_id', '/history'])
      expect((await get(`occupancies/${theirs}${path}`)).status).not.toBe(200)
    const apartment = `apartments/${world.ids['home']}`
    for (const path of ['residents?q=zoe', apartment, 'vehicles', 'search?q=zoe', 'search?q=zoe1a'])
      expect((await get(path)).raw).not.toMatch(/zoe1a00|"name":"zoe|"title":"zoe/i)
    await world.past(`UPDATE occupancies SET starts_on = '2026-01-01' WHERE id = '${theirs}'`)
    expect(await seen()).toContain(theirs)
    expect((await get('vehicles')).raw).toContain('ZOE1A00')
  })

  it('is visible to the person who proposed it', async () => {
    const occupancy = {
      apartment_id: world.ids['home'],
      relation: 'dependent',
      starts_on: day(20),
    }
    const payload = { name: 'Eva', occupancy }
    const made = await world.test.as('condomino').post('/residents', { payload })
    expect(made.status).toBe(201)
    expect(await seen(`filter[resident_id]=${made.body.data.id}`)).toHaveLength(1)
  })
})
