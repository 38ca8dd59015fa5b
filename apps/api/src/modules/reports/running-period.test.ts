import type { Analytics } from '@portaria/contract/modules/reports/analytics'
import { monthBefore, plusDays } from '@portaria/contract/modules/reports/report-period'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyDay } from '../../testing/company-day.ts'
import { openReportWorld, type RawRow, type ReportWorld } from '../../testing/report-world.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

// Reports count by the minute. The zone of the test's company never changes its clock.
const now = Math.floor(Date.now() / MINUTE) * MINUTE
const at = (milliseconds: number) => new Date(now + milliseconds).toISOString()
const [today, yesterday] = [companyDay(0), companyDay(-1)]

/** In the first half hour of a day, the first visit was the day before yesterday. */
const isNight = companyDay(-HOUR / 2 / DAY) === yesterday
const entriesYesterday = isNight ? 1 : 2

describe('a running period is compared with the same time of the one before', () => {
  let world: ReportWorld
  beforeAll(async () => {
    world = await openReportWorld()
    const visit = (entered: number, left: number, nth = 0): RawRow => ({
      id: world.newId(),
      guest_name: 'Visita',
      visitor_id: world.bosque.visitor,
      kind: 'social',
      apartment_id: world.bosque.units[nth] ?? '',
      expected_from: at(entered),
      state: 'left',
      checked_in_at: at(entered),
      checked_out_how: 'desk',
      checked_out_at: at(left),
    })
    await world.write('visits', [
      visit(-DAY - 30 * MINUTE, -DAY),
      // In by the same hour, and out an hour later.
      visit(-DAY, -DAY + HOUR),
      // A minute too late. Just after midnight it entered today, which changes nothing before.
      visit(-DAY + 5 * MINUTE, -DAY + HOUR),
      visit(-7 * DAY, -7 * DAY + 10 * MINUTE),
      visit(-7 * DAY + 5 * MINUTE, -7 * DAY + HOUR),
    ])
    const point_id = await world.add('patrol-points', { name: 'Garagem' })
    const patrol_id = await world.add('patrols', {
      name: 'Noite',
      range_min: 60,
      points: [{ point_id }],
    })
    const round = (starts: number, more: Omit<RawRow, 'id'>): RawRow => ({
      id: world.newId(),
      patrol_id,
      employee_id: null,
      starts_at: at(starts),
      service_date: yesterday,
      unplanned: false,
      started_at: null,
      finished_at: null,
      missed_at: null,
      ...more,
    })
    const done = (starts: number, finished: number) =>
      round(starts, {
        state: 'completed',
        started_at: at(starts),
        finished_at: at(finished),
      })
    await world.write('rounds', [
      done(-DAY - HOUR, -DAY - 40 * MINUTE),
      done(-DAY - 10 * MINUTE, -DAY + 5 * MINUTE),
      round(-DAY - 3 * HOUR, { state: 'missed', missed_at: at(-DAY - HOUR) }),
      round(-DAY + HOUR, { state: 'missed', missed_at: at(-DAY + 2 * HOUR) }),
    ])
  })
  afterAll(() => world.close())

  it('today with yesterday until the same hour, with exits until then alone', async () => {
    const { report } = await world.read('visitors', { from: today, to: today })
    expect(report.previous).toEqual({ from: yesterday, to: yesterday })
    expect(Date.parse(report.previous_until ?? '')).toBeGreaterThanOrEqual(now - DAY)
    expect(Date.parse(report.previous_until ?? '')).toBeLessThan(Date.now() - DAY + MINUTE)
    expect(report.before).toMatchObject({ entered: entriesYesterday, stay: isNight ? null : 30 })
    expect(report.series.map(({ before }) => before?.['entered'])).toEqual([entriesYesterday])
  })

  it('planned rounds by whole days, and others as far as they had come', async () => {
    const { report } = await world.read('rounds', { from: today, to: today })
    expect(report.before).toMatchObject({ planned: 4, done: 1, missed: 1, duration: 20 })
  })

  it('planned rounds of days to come with nothing', async () => {
    // The period before is the day before yesterday and yesterday, and its second day is to come. From the
    // first of a month on they are two days of the month, compared with those of the month before.
    const days = { from: today, to: plusDays(today, 1) }
    const { report } = await world.read('rounds', days)
    const isFirst = today.endsWith('-01')
    expect(report.previous.to).toBe(isFirst ? plusDays(monthBefore(today), 1) : yesterday)
    expect(report.before).toMatchObject({ planned: 0, done: 0, missed: 0 })
  })

  it('nothing with what becomes of a row at a moment that is not kept', async () => {
    const { report } = await world.read('visitors', { from: today, to: today })
    expect(report.before).toMatchObject({ no_show: null, overstayed: null })
    const { report: over } = await world.read('visitors', { from: yesterday, to: yesterday })
    expect(over.before).toMatchObject({ no_show: 0, overstayed: 0 })
  })

  it('the last day of several', async () => {
    const week = { from: plusDays(today, -6), to: today }
    const { report } = await world.read('visitors', week)
    expect(report.before['entered']).toBe(1)
  })

  it('days to come with nothing', async () => {
    const days = { from: today, to: plusDays(today, 1) }
    const { report } = await world.read('visitors', days)
    expect(report.series.map(({ before }) => before === null)).toEqual([false, true])
  })

  it('but a period that is over with all of the one before', async () => {
    const { report } = await world.read('visitors', { from: yesterday, to: yesterday })
    expect(report.previous_until).toBeNull()
    const { report: rounds } = await world.read('rounds', {
      from: plusDays(today, 1),
      to: plusDays(today, 2),
    })
    expect(rounds.before).toMatchObject({ planned: 4, done: 2, missed: 2 })
  })

  it('in analytics and in files, which say until when', async () => {
    const { body } = await world.test.as('sindico').get(`/analytics?from=${today}&to=${today}`)
    const { visitors } = body.data as unknown as Analytics
    expect(visitors?.before['entered']).toBe(entriesYesterday)
    const { raw } = await world.test
      .as('sindico')
      .get(`/reports/visitors/export?from=${today}&to=${today}`)
    expect(raw).toMatch(/Período anterior;[\d/]+;[\d/]+;até [\d/]+ \d\d:\d\d/)
  })
})
