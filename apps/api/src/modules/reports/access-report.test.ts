import { accessesAnswer } from '@portaria/contract/modules/access/access-answers'
import type { Report } from '@portaria/contract/modules/reports/report-answers'
import { plusDays } from '@portaria/contract/modules/reports/report-period'
import { type Filters, rowsOfFigure } from '@portaria/contract/modules/reports/report-rows'
import { reportOf } from '@portaria/contract/modules/reports/reports'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccessWorld, openAccessWorld } from '../../testing/access-world.ts'
import { companyDay } from '../../testing/company-day.ts'

const definition = reportOf('accesses')
const today = companyDay(0)
const period = { from: plusDays(today, -6), to: today }

let world: AccessWorld
beforeAll(async () => {
  world = await openAccessWorld()
  const { number } = await world.card(world.own.residentId)
  const granted = [await attempt(number), await attempt(number), await attempt(number)]
  await attempt(number, 'out')
  await attempt('999999')
  await attempt('999998')
  const passed = (attemptId: string | undefined, fact: 'taken' | 'not_taken') =>
    tell(fact, { attemptId })
  await passed(granted[0], 'taken')
  await passed(granted[1], 'not_taken')
  await tell('forced')
  await tell('exit_button')
  await tell('exit_button')
  // A turnstile that was freed first and turned later, and one that nobody turned.
  for (const fact of ['taken', 'not_taken'] as const) {
    const freed = await tell('pending', { credential: 'card' })
    await passed(freed, fact)
  }
  const old = await attempt(number)
  await world.past(`UPDATE access_events SET at = at - interval '8 days' WHERE id = '${old}'`)
})
afterAll(() => world.close())

async function attempt(number: string, direction: 'in' | 'out' = 'in'): Promise<string> {
  const passage = { pointId: world.gate, presented: [{ kind: 'card', number }], direction } as const
  return (await world.recorder.recordAttempt(world.tenantId, passage, null)).eventId ?? ''
}

type PlainFact = Parameters<AccessWorld['recorder']['recordFact']>[1]
type Told = PlainFact['fact'] | 'pending'

/** Stores a fact as a reader tells it, also that a turnstile is free. */
const tell = (fact: Told, more: object = {}) =>
  world.recorder.recordFact(
    world.tenantId,
    { pointId: world.gate, fact: fact as PlainFact['fact'], direction: 'in', ...more },
    null,
  )

type Reader = 'admin' | 'sindico' | 'staff' | 'funcionario' | 'condomino'

async function read(role: Reader, filters: Filters = {}, days = period) {
  const params = new URLSearchParams(days)
  for (const [name, value] of Object.entries(filters)) params.set(`filter[${name}]`, value)
  const answer = await world.test.as(role).get(`/reports/accesses?${params}`)
  return { ...answer, report: answer.body.data as unknown as Report }
}

/** The rows of the list that a figure opens; null where no link does. */
async function listed(query: Record<string, string> | null): Promise<number | null> {
  if (query === null) return 0
  const params = new URLSearchParams({ per_page: '100' })
  for (const [key, value] of Object.entries(query)) {
    const [, name = '', compared] = /^filter\[(\w+)\](?:\[(\w+)\])?$/.exec(key) ?? []
    if (compared === 'null') return null
    if (compared === 'gte') params.set('from', `${value}T00:00:00-03:00`)
    else if (compared === 'lte') params.set('to', `${plusDays(value, 1)}T00:00:00-03:00`)
    else params.set(name, value)
  }
  const { body } = await world.test.as('sindico').get(`/accesses?${params}`)
  return accessesAnswer.parse(body).data.length
}

describe('the report on accesses (access §65)', () => {
  it('counts each passage once, by what is known of it', async () => {
    const { report } = await read('sindico')
    expect(report.totals).toEqual({
      granted: 6,
      not_taken: 2,
      denied: 2,
      opened: 0,
      exit_button: 2,
      alarms: 1,
    })
    expect(report.before).toMatchObject({ granted: 1, denied: 0 })
    expect(report.hours?.flat().reduce((sum, one) => sum + one, 0)).toBe(6)
    expect(report.groups['reason']?.rows).toMatchObject([{ id: 'unknown', values: { denied: 2 } }])
    expect(report.groups['kind']?.rows.map(({ id }) => id)).toEqual(['resident', null])
    expect(JSON.stringify(report)).not.toContain('Ana Prado')
  })

  it('has the figures of the lists that they open, by group and as filtered', async () => {
    const narrowed: Filters[] = [
      {},
      { kind: 'resident' },
      { credential: 'card', reason: 'unknown' },
    ]
    for (const filters of narrowed) {
      const { report } = await read('sindico', filters)
      for (const [name, measure] of Object.entries(definition.measures)) {
        const whole = rowsOfFigure(measure, period, filters)
        expect([name, report.totals[name]]).toEqual([name, await listed(whole)])
        for (const [grouping, { rows }] of Object.entries(report.groups))
          for (const { opens, values } of rows) {
            const filter = definition.groupings[grouping]?.filter ?? ''
            const opened = rowsOfFigure(measure, period, filters, { filter, equals: opens })
            // No link opens rows without a value.
            const count = (await listed(opened)) ?? values[name]
            expect([grouping, name, values[name]]).toEqual([grouping, name, count])
          }
      }
    }
  })

  it('is filtered by known values alone, and knows no other company', async () => {
    const wrong: Filters[] = [{ kind: 'dog' }, { reason: 'why' }, { point_id: 'x' }]
    for (const filters of wrong) expect((await read('sindico', filters)).status).toBe(422)
    expect((await read('sindico', { point_id: newId() })).report.totals['granted']).toBe(0)
    const params = new URLSearchParams(period)
    const { body } = await world.test.as('sindico', 'acacias').get(`/reports/accesses?${params}`)
    expect((body.data as unknown as Report).totals['granted']).toBe(0)
  })

  it('is for síndicos and administrators alone, in all its forms', async () => {
    for (const role of ['sindico', 'admin'] as const)
      expect([role, (await read(role)).status]).toEqual([role, 200])
    for (const role of ['staff', 'funcionario', 'condomino'] as const) {
      const export_ = `/reports/accesses/export?${new URLSearchParams(period)}`
      const print = world.test.as(role).post('/reports/accesses/print', { payload: period })
      const statuses = [
        (await read(role)).status,
        (await world.test.as(role).get(export_)).status,
        (await print).status,
      ]
      expect([role, ...statuses]).toEqual([role, 403, 403, 403])
    }
  })

  it('leaves as a spreadsheet with its words, and the trail says so', async () => {
    const params = new URLSearchParams({ ...period, 'filter[reason]': 'unknown', format: 'csv' })
    const { status, raw } = await world.test.as('sindico').get(`/reports/accesses/export?${params}`)
    expect(status).toBe(200)
    for (const words of ['Relatório de acessos', 'Motivo da recusa: Credencial desconhecida'])
      expect(raw).toContain(words)
    expect(
      await world.past(`SELECT register, changes #>> '{report,1}' AS report FROM audit_log
        WHERE operation = 'export'`),
    ).toEqual([{ register: 'accesses', report: 'accesses' }])
  })
})
