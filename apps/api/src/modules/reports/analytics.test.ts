import type { Role } from '@portaria/contract/actors/roles'
import type { Analytics } from '@portaria/contract/modules/reports/analytics'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moduleRegister } from '../../modules.ts'
import { companyDay } from '../../testing/company-day.ts'
import { openReportRows } from '../../testing/report-rows.ts'
import type { ReportWorld } from '../../testing/report-world.ts'
import { bind } from '../../testing/seeded-tenants.ts'

const period = { from: '2026-07-01', to: '2026-10-31' }

describe('analytics', () => {
  let world: ReportWorld
  let provider = ''
  beforeAll(async () => {
    world = await openReportRows()
    const [home = ''] = world.bosque.units
    const resident = await world.add('residents', moduleRegister('residents').sample.values(8_200))
    await world.add('occupancies', {
      apartment_id: home,
      resident_id: resident,
      relation: 'owner',
      starts_on: '2026-01-01',
    })
    await bind(world.test, 'bosque', 'condomino', { resident_id: resident })
    provider = await world.add(
      'service-providers',
      moduleRegister('service-providers').sample.values(8_201),
    )
    await bind(world.test, 'bosque', 'service_provider', { provider_id: provider })
    await world.past(`UPDATE visits SET provider_id = '${provider}', kind = 'service'
      WHERE tenant_id = '${world.test.tenants.bosque}' AND id IN (
        SELECT id FROM visits WHERE tenant_id = '${world.test.tenants.bosque}' AND state = 'left'
          AND deleted_at IS NULL ORDER BY id LIMIT 9)`)
  })
  afterAll(() => world.close())

  const read = async (role: Role) => {
    const query = new URLSearchParams(period)
    const { status, body, raw } = await world.test.as(role).get(`/analytics?${query}`)
    if (status !== 200) throw new Error(raw)
    return body.data as unknown as Analytics
  }
  const listed = async (role: Role) => {
    const query = new URLSearchParams({
      'filter[checked_in_at][gte]': period.from,
      'filter[checked_in_at][lte]': period.to,
      per_page: '1',
    })
    return (await world.test.as(role).get(`/visits?${query}`)).body.meta.total
  }

  it('are all three reports to managers', async () => {
    const { visitors, rounds, occurences } = await read('sindico')
    expect(visitors?.totals['entered']).toBe(await listed('sindico'))
    expect(rounds?.totals['done']).toBeGreaterThan(0)
    expect(occurences?.totals['happened']).toBeGreaterThan(0)
  })

  it('are to a resident the visits that they may see, without values of the gate', async () => {
    const { visitors, rounds, occurences } = await read('condomino')
    const own = await listed('condomino')
    expect([own > 0, own < (await listed('sindico'))]).toEqual([true, true])
    expect(visitors?.totals['entered']).toBe(own)
    expect(visitors?.totals).not.toHaveProperty('overstayed')
    expect(Object.keys(visitors?.groups ?? {})).toEqual(['kind'])
    expect([rounds, occurences]).toEqual([null, null])
  })

  it('are to a provider its own visits only', async () => {
    const { visitors, rounds } = await read('service_provider')
    expect(visitors?.totals['entered']).toBe(9)
    expect(Object.keys(visitors?.groups ?? {})).not.toContain('unit')
    expect(rounds).toBeNull()
    const query = new URLSearchParams(period)
    const { status } = await world.test.as('service_provider', 'acacias').get(`/analytics?${query}`)
    expect(status).toBe(403)
  })

  it('are to the gate its day, whatever range is asked for', async () => {
    const { visitors } = await read('funcionario')
    const today = companyDay(0)
    expect(visitors?.period).toEqual({ from: today, to: today })
    expect(Object.keys(visitors?.groups ?? {})).not.toContain('unit')
  })

  it('are to the staff totals without units and people', async () => {
    const { visitors, rounds } = await read('staff')
    expect(visitors?.totals['entered']).toBe(await listed('sindico'))
    expect(Object.keys(visitors?.groups ?? {})).toEqual(['kind', 'tower'])
    expect(Object.keys(rounds?.groups ?? {})).not.toContain('employee')
  })
})
