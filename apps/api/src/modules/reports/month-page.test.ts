import { monthPageAnswer } from '@portaria/contract/modules/reports/month-page'
import { plusDays } from '@portaria/contract/modules/reports/report-period'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moduleRegister } from '../../modules.ts'
import { companyDay } from '../../testing/company-day.ts'
import { openReportWorld, type ReportWorld } from '../../testing/report-world.ts'
import type { TenantName } from '../../testing/test-app.ts'

const monthOf = (day: string) => day.slice(0, 7)
const before = (month: string) => monthOf(plusDays(`${month}-01`, -1))

/** A month that is over, the one before it, and the running one. */
const running = monthOf(companyDay(0))
const over = before(running)
const former = before(over)

describe('the page about a month (reports §4)', () => {
  let world: ReportWorld
  beforeAll(async () => {
    world = await openReportWorld()
  })
  afterAll(() => world.close())

  const read = async (month: string, tenant: TenantName = 'bosque') =>
    monthPageAnswer.parse(
      (await world.test.as('sindico', tenant).get(`/reports/month?day=${month}-15`)).body,
    ).data
  const figure = async (name: string, month = over) =>
    (await read(month)).figures.find((one) => one.name === name)

  const visit = (at: string, tenant: TenantName) => ({
    id: world.newId(),
    guest_name: 'Visita',
    visitor_id: world[tenant as 'bosque'].visitor,
    kind: 'social',
    apartment_id: world[tenant as 'bosque'].units[0] ?? '',
    expected_from: at,
    state: 'left',
    checked_in_at: at,
    checked_out_how: 'unknown_time',
  })
  const visits = (count: number, at: string, tenant: TenantName = 'bosque') =>
    world.write(
      'visits',
      Array.from({ length: count }, () => visit(at, tenant)),
      tenant,
    )

  it('counts the days of the company, and only its rows', async () => {
    await visits(6, `${over}-10T15:00:00Z`)
    // Still the last day of the month, and no longer, in São Paulo.
    await visits(1, `${running}-01T02:59:00Z`)
    await visits(1, `${over}-01T02:59:00Z`)
    await visits(9, `${over}-10T15:00:00Z`, 'acacias')
    expect((await figure('visits'))?.now).toEqual({ value: 7, bound: null })
    expect((await read(over, 'acacias')).figures).toMatchObject([
      { name: 'visits', now: { value: 9 } },
    ])
  })

  it('leaves out what neither month tells, and says nothing of a small number', async () => {
    const other = before(before(former))
    await visits(6, `${other}-10T15:00:00Z`)
    await visits(4, `${before(other)}-20T15:00:00Z`)
    const { figures } = await read(other)
    expect(figures.map(({ name }) => name)).toEqual(['visits'])
    expect(figures[0]?.before).toEqual({ value: null, bound: null })
    await visits(1, `${before(other)}-20T15:00:00Z`)
    expect((await figure('visits', other))?.before).toEqual({ value: 5, bound: null })
  })

  it('counts requests by their first answer, with the median of days', async () => {
    const asked = (days: number) => ({
      id: world.newId(),
      subject: 'Lâmpada',
      description: 'Queimada',
      state: 'done',
      opened_at: `${over}-02T12:00:00Z`,
      answered_at: null,
      done_at: `${over}-${String(2 + days).padStart(2, '0')}T11:00:00Z`,
    })
    await world.write('requests', [1, 1, 3, 9].map(asked))
    expect(await figure('requests')).toBeUndefined()
    await world.write('requests', [asked(9)])
    expect((await figure('requests'))?.now.value).toBe(5)
    expect((await figure('answer_days'))?.now.value).toBe(3)
    // A deferral is an answer too; what was done afterwards does not count again.
    await world.past(
      `UPDATE requests SET answered_at = '${former}-28T12:00:00Z', opened_at = '${former}-27T12:00:00Z'
        WHERE id IN (SELECT id FROM requests WHERE deleted_at IS NULL LIMIT 1)`,
      'bosque',
    )
    expect(await figure('requests')).toBeUndefined()
  })

  it('counts the parcels that were handed over', async () => {
    await world.write(
      'parcels',
      Array.from({ length: 6 }, (_, nth) => ({
        id: world.newId(),
        kind: 'parcel',
        apartment_id: world.bosque.units[0] ?? '',
        number: `M-${nth}`,
        state: 'handed_over',
        handed_at: `${over}-12T12:00:00Z`,
        handed_how: 'code',
        handed_name: 'Ana',
      })),
    )
    expect((await figure('parcels'))?.now.value).toBe(6)
  })

  it('tells the part of planned rounds that were walked, by the day of the shift', async () => {
    const point = await world.add(
      'patrol-points',
      moduleRegister('patrol-points').sample.values(8_200),
    )
    const patrol = await world.add('patrols', {
      ...moduleRegister('patrols').sample.values(8_201),
      points: [{ point_id: point }],
    })
    const round = (nth: number, state: string, unplanned = false) => ({
      id: world.newId(),
      patrol_id: patrol,
      // The night before the first belongs to the month before.
      starts_at: `${over}-01T${String(nth).padStart(2, '0')}:00:00Z`,
      service_date: `${over}-01`,
      state,
      unplanned,
    })
    await world.write('rounds', [
      ...Array.from({ length: 15 }, (_, nth) => round(nth, 'completed')),
      ...Array.from({ length: 5 }, (_, nth) => round(15 + nth, 'missed')),
      // Neither planned ones that wait nor unplanned ones count.
      round(20, 'planned'),
      round(21, 'completed', true),
    ])
    expect((await figure('rounds'))?.now).toEqual({ value: 75, bound: null })
  })

  it('compares a month with the whole one before', async () => {
    // And the one of the last evening, above.
    await visits(7, `${former}-20T15:00:00Z`)
    expect(await read(over)).toMatchObject({
      from: `${over}-01`,
      to: plusDays(`${running}-01`, -1),
      before: `${former}-01`,
    })
    expect((await figure('visits'))?.before.value).toBe(8)
  })

  const refusalOf = async (month: string) => {
    const { status, body } = await world.test.as('sindico').get(`/reports/month?day=${month}-01`)
    return [status, body.errors?.[0]?.field, body.errors?.[0]?.code]
  }

  // Two pages of it would differ by what happened between them.
  it('refuses the running month', async () => {
    expect(await refusalOf(running)).toEqual([422, 'day', 'month_not_over'])
  })

  it('refuses a month that has not begun', async () => {
    const next = monthOf(plusDays(companyDay(0), 40))
    expect(await refusalOf(next)).toEqual([422, 'day', 'month_not_over'])
  })

  it('is over when its last day is in the zone of the company', async () => {
    // UTC+14: there the month that follows begins first.
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const
    for (const zone of zones) {
      await world.past(`UPDATE tenants SET time_zone = '${zone}'`)
      const today = new Date().toLocaleDateString('sv-SE', { timeZone: zone })
      const { status } = await world.test
        .as('sindico')
        .get(`/reports/month?day=${before(monthOf(today))}-15`)
      const { status: running } = await world.test.as('sindico').get(`/reports/month?day=${today}`)
      expect([zone, status, running]).toEqual([zone, 200, 422])
    }
  })

  it.each(['staff', 'funcionario', 'condomino', 'service_provider'] as const)(
    'is not made by a %s',
    async (role) => {
      const { status } = await world.test.as(role).get(`/reports/month?day=${over}-01`)
      expect(status).toBe(403)
    },
  )
})
