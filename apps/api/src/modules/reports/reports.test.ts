import { analyticsOf, type TrendName } from '@portaria/contract/modules/reports/analytics'
import { lengthOf, plusDays } from '@portaria/contract/modules/reports/report-period'
import { rowsOfFigure } from '@portaria/contract/modules/reports/report-rows'
import { type ReportName, reportOf } from '@portaria/contract/modules/reports/reports'
import { todayIn } from '@portaria/contract/value-types/date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openReportRows, type ReportRows, someNumber, ZONE } from '../../testing/report-rows.ts'
import type { RawRow, ReportWorld } from '../../testing/report-world.ts'
import { reportLines } from './report-lines.ts'

/** The last day of the months with rows. */
const LAST = '2026-10-31'

describe('reports', () => {
  let world: ReportWorld
  let visits: ReportRows['visits']
  let rounds: ReportRows['rounds']
  beforeAll(async () => {
    const opened = await openReportRows()
    world = opened
    visits = opened.rows.visits
    rounds = opened.rows.rounds
  })
  afterAll(() => world.close())

  const someday = () => plusDays('2026-06-25', someNumber(120))
  const somePeriod = () => {
    const from = someday()
    const to = plusDays(from, someNumber(70))
    // All are over: a running period is compared with a part of the one before.
    return { from, to: to < LAST ? to : LAST }
  }
  const dayOf = (at: RawRow[string] | undefined) =>
    typeof at === 'string' ? todayIn(ZONE, new Date(at)) : ''
  const within = (at: RawRow[string] | undefined, { from, to }: { from: string; to: string }) =>
    dayOf(at) >= from && dayOf(at) <= to

  it('on visitors count each moment on its local day, like a recount of the rows', async () => {
    for (let nth = 0; nth < 12; nth += 1) {
      const period = somePeriod()
      const { report } = await world.read('visitors', period)
      const shift = lengthOf(period)
      const entered = visits.filter(({ checked_in_at: at }) => within(at, period))
      const seen = entered.filter(({ checked_out_how: how }) => how === 'desk')
      const minutes = seen.map(
        (one) =>
          (Date.parse(String(one['checked_out_at'])) - Date.parse(String(one['checked_in_at']))) /
          60_000,
      )
      const mean = minutes.reduce((sum, one) => sum + one, 0) / minutes.length
      expect(report.totals).toMatchObject({
        entered: entered.length,
        unseen: entered.length - seen.length,
        denied: visits.filter(({ answered_at: at }) => within(at, period)).length,
        no_show: visits.filter(
          ({ state, expected_from: at }) => state === 'no_show' && within(at, period),
        ).length,
        stay: seen.length === 0 ? null : Math.round(mean),
      })
      const byStep = report.series.map(({ from, to, values }) => [
        values['entered'],
        entered.filter(({ checked_in_at: at }) => within(at, { from, to })).length,
      ])
      for (const [told, counted] of byStep) expect(told).toBe(counted)
      const hours = report.hours?.flat().reduce((sum, one) => sum + one, 0)
      expect(hours).toBe(entered.length)
      const earlier = report.series.flatMap(({ from, to, before }) => {
        const days = { from: plusDays(from, -shift), to: plusDays(to, -shift) }
        const counted = visits.filter(({ checked_in_at: at }) => within(at, days)).length
        return [[before?.['entered'], counted]]
      })
      for (const [told, counted] of earlier) expect(told).toBe(counted)
      const { report: now } = await world.read('visitors', report.previous)
      expect(report.before).toEqual(now.totals)
    }
  })

  it('count the rows of the lists that their figures open, by group and as filtered', async () => {
    const listed = async (name: ReportName, query: Record<string, string> | null) => {
      if (query === null) return 0
      const { register } = reportOf(name)
      const params = new URLSearchParams({ ...query, per_page: '1' })
      const { status, body, raw } = await world.test.as('sindico').get(`/${register}?${params}`)
      if (status !== 200) throw new Error(raw)
      return body.meta.total
    }
    const { bosque, employees } = world
    const someFilters: Record<TrendName, Record<string, string>[]> = {
      visitors: [{}, { kind: 'social' }, { tower_id: bosque.towers[0] ?? '', state: 'left' }],
      rounds: [{}, { employee_id: employees[0] ?? '', state: 'missed,completed' }],
      occurences: [{}, { severity: 'critical' }, { tower_id: bosque.towers[1] ?? '' }],
    }
    for (const name of analyticsOf('sindico')) {
      const { measures, groupings } = reportOf(name)
      for (const filters of someFilters[name]) {
        const period = { from: '2026-07-10', to: '2026-10-02' }
        const { report } = await world.read(name, period, filters)
        for (const [measure, definition] of Object.entries(measures)) {
          if (definition.minutes) continue
          const query = rowsOfFigure(definition, period, filters)
          expect([name, measure, report.totals[measure]]).toEqual([
            name,
            measure,
            await listed(name, query),
          ])
          for (const [grouping, { rows }] of Object.entries(report.groups)) {
            const by = groupings[grouping]
            if (!by || by.columns) continue
            for (const row of rows.slice(0, 3)) {
              const group = { filter: by.filter, equals: row.opens }
              expect([grouping, row.title, measure, row.values[measure] ?? 0]).toEqual([
                grouping,
                row.title,
                measure,
                await listed(name, rowsOfFigure(definition, period, filters, group)),
              ])
            }
          }
        }
      }
    }
  })

  it('on rounds show each point’s readings and the time between them', async () => {
    const period = { from: '2026-07-01', to: '2026-10-30' }
    const { report } = await world.read('rounds', period)
    const [point] = report.groups['point']?.rows ?? []
    const read = rounds
      .filter(({ state }) => state === 'completed')
      .map(({ starts_at: at }) => Date.parse(String(at)))
      .toSorted((one, other) => one - other)
    const gaps = read.slice(1).map((at, nth) => (at - (read[nth] ?? 0)) / 60_000)
    expect(point?.values).toEqual({
      scanned: read.length,
      skipped: rounds.filter(({ state }) => state === 'completed_with_exceptions').length,
      gap_least: Math.round(Math.min(...gaps)),
      gap_mean: Math.round(gaps.reduce((sum, one) => sum + one, 0) / gaps.length),
      gap_most: Math.round(Math.max(...gaps)),
    })
    expect(report.groups['shift']?.rows.map(({ id }) => id).toSorted()).toEqual(['00:00', '06:00'])
  })

  it('follow a change of the company’s zone', async () => {
    const period = { from: '2026-08-01', to: '2026-08-31' }
    await world.past(
      `UPDATE tenants SET time_zone = 'Pacific/Kiritimati' WHERE id = '${world.test.tenants.bosque}'`,
    )
    const { report } = await world.read('visitors', period)
    const there = (at: RawRow[string] | undefined) =>
      typeof at === 'string' ? todayIn('Pacific/Kiritimati', new Date(at)) : ''
    expect(report.totals['entered']).toBe(
      visits.filter(({ checked_in_at: at }) => there(at) >= period.from && there(at) <= period.to)
        .length,
    )
    await world.past(
      `UPDATE tenants SET time_zone = '${ZONE}' WHERE id = '${world.test.tenants.bosque}'`,
    )
  })

  it('are for managers; the staff sees no unit and no person', async () => {
    const period = { from: '2026-07-01', to: '2026-09-30' }
    for (const role of ['funcionario', 'condomino', 'service_provider'] as const)
      expect((await world.read('visitors', period, {}, role)).status).toBe(403)
    const { report } = await world.read('visitors', period, {}, 'staff')
    expect(report.totals).toEqual((await world.read('visitors', period)).report.totals)
    expect(Object.keys(report.groups)).toEqual(['kind', 'tower'])
    const unit = { apartment_id: world.bosque.units[0] ?? '' }
    const probed = await world.read('visitors', period, unit, 'staff')
    expect(probed.body.errors).toMatchObject([{ code: 'not_allowed' }])
    const query = 'from=2026-07-01&to=2026-09-30'
    for (const call of [
      world.test.as('staff').get(`/reports/visitors/export?${query}`),
      world.test.as('staff').post('/reports/visitors/print', { payload: period }),
    ])
      expect((await call).status).toBe(403)
  })

  it('point to the field of a wrong period', async () => {
    const reversed = await world.read('rounds', { from: '2026-08-02', to: '2026-08-01' })
    expect(reversed.body.errors).toMatchObject([{ field: 'to', code: 'ends_before_start' }])
    const long = await world.read('rounds', { from: '2020-01-01', to: '2026-08-01' })
    expect(long.body.errors).toMatchObject([{ field: 'to', code: 'out_of_range' }])
    const { body } = await world.test.as('sindico').get('/reports/rounds?from=2026-08-01')
    expect(body.errors).toMatchObject([{ field: 'to', code: 'required' }])
  })

  it('are numbers and days in a workbook, which can calculate with them', async () => {
    const { report } = await world.read('visitors', { from: '2026-07-01', to: '2026-09-30' })
    const lines = reportLines(report, 'pt', { name: 'x', at: '', previousUntil: null })
    expect(lines[1]).toEqual([
      'Período',
      { day: '2026-07-01', text: '01/07/2026' },
      { day: '2026-09-30', text: '30/09/2026' },
    ])
    const [, ...totals] = lines.find(([title]) => title === 'Total') ?? []
    expect(totals).toContain(report.totals['entered'])
    expect(totals.filter((cell) => typeof cell !== 'number' && cell !== '')).toEqual([])
  })

  it('leave the server with their filters, zone and exporter, which the trail notes', async () => {
    const query = 'from=2026-07-01&to=2026-09-30&filter[kind]=social'
    const { raw } = await world.test.as('sindico').get(`/reports/visitors/export?${query}`)
    const lines = raw.replace('\ufeff', '').split('\r\n')
    expect(lines.slice(0, 6)).toEqual([
      'Relatório de visitantes;bosque',
      'Período;01/07/2026;30/09/2026',
      'Período anterior;31/03/2026;30/06/2026',
      'Filtros;Tipo: Visita social',
      'Fuso horário;horário de Brasília',
      expect.stringMatching(
        /^Exportado por;sindico bosque · \d\d\/\d\d\/\d{4} \d\d:\d\d( GMT-3)?$/,
      ),
    ])
    const { report } = await world.read(
      'visitors',
      { from: '2026-07-01', to: '2026-09-30' },
      { kind: 'social' },
    )
    expect(lines.find((line) => line.startsWith('Total;'))).toContain(
      `Total;${report.totals['entered']};`,
    )
    await world.test.as('sindico').post('/reports/visitors/print', {
      payload: { from: '2026-07-01', to: '2026-09-30' },
    })
    const trail = await world.test.past<{ changes: { report: unknown; format: unknown } }>(
      `SELECT changes FROM audit_log WHERE operation = 'export' AND changes ? 'report' ORDER BY at, id`,
    )
    expect(trail.map(({ changes }) => [changes.report, changes.format])).toEqual([
      [
        [null, 'visitors'],
        [null, 'csv'],
      ],
      [
        [null, 'visitors'],
        [null, 'pdf'],
      ],
    ])
  })
})
