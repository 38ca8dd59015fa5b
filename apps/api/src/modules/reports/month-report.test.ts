import { presetPeriod } from '@portaria/contract/modules/reports/report-period'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { machineriesOf, unnotedReads } from '../../machineries.ts'
import { gathered } from '../../modules.ts'
import { companyDay } from '../../testing/company-day.ts'
import { openReportWorld, type ReportWorld } from '../../testing/report-world.ts'
import { rowsOf } from '../../testing/test-app.ts'
import { tellOfMonth } from './month-report.ts'

describe('the summary of a month', () => {
  let world: ReportWorld
  beforeAll(async () => {
    world = await openReportWorld()
  })
  afterAll(() => world.close())

  const tell = (today: string) =>
    world.test.database.app.inTenant(world.test.actor('sindico'), (context) =>
      tellOfMonth(
        { machineries: machineriesOf(world.test.parts, unnotedReads), gathered },
        { ...context, actor: { ...context.actor, role: 'system' } },
        today,
      ),
    )
  const inbox = async () =>
    rowsOf((await world.test.as('sindico').get('/inbox')).body).filter(
      (item) => (item as unknown as { kind: string }).kind === 'month_reported',
    ) as unknown as { text: string; page: string; read: boolean }[]

  it('is sent once, in the first days of the next month, to managers', async () => {
    const first = `${companyDay(0).slice(0, 7)}-01`
    const { from, to } = presetPeriod('last_month', first)
    const at = `${from.slice(0, 8)}15T12:00:00Z`
    await tell(first)
    // A month without any row gets no summary.
    expect(await inbox()).toEqual([])
    await world.write('visits', [
      {
        id: world.newId(),
        guest_name: 'Visita',
        visitor_id: world.bosque.visitor,
        kind: 'social',
        apartment_id: world.bosque.units[0] ?? '',
        expected_from: at,
        state: 'left',
        checked_in_at: at,
        checked_out_how: 'unknown_time',
      },
    ])
    await tell(`${first.slice(0, 8)}09`)
    expect(await inbox()).toEqual([])
    await tell(first)
    await world.test.as('sindico').post('/notifications/read-all')
    await tell(`${first.slice(0, 8)}03`)
    const [item, ...others] = await inbox()
    expect(others).toEqual([])
    // A summary that was read does not come again.
    expect(item?.read).toBe(true)
    expect(item?.page).toBe(`/apps/condominiums/reports/visitors?from=${from}&to=${to}`)
    expect(item?.text).toContain('entradas 1, recusadas 0; rondas feitas 0')
  })
})
