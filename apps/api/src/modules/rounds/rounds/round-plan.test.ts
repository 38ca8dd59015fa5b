import { systemActor } from '@portaria/contract/actors/actor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openRoundWorld, type RoundWorld, type Row } from '../../../testing/round-world.ts'
import { planRounds } from './round-plan.ts'

let world: RoundWorld
beforeAll(async () => {
  world = await openRoundWorld()
})
afterAll(() => world.close())

const HOUR = 3_600_000

/** Returns a time of the company's clock, some hours from now. */
function clockIn(hours: number): string {
  const at = new Date(Date.now() + hours * HOUR)
  const format = { timeZone: 'America/Sao_Paulo', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat('en-GB', format).format(at)
}

const daily = (...hours: number[]) =>
  hours.map((one) => ({ weekdays: [], starts_at: clockIn(one) }))
const startOf = ({ starts_at: at }: Row) => String(at)
const employeeOf = ({ employee_id: id }: Row) => id

it('the starts of two days are rounds, once however many servers plan them at once', async () => {
  const { guard } = world
  const patrol = await world.patrol({
    schedule: daily(2, 5),
    grace_min: null,
    employees: [{ employee_id: guard }],
  })
  await Promise.all(Array.from({ length: 6 }, () => world.plan()))
  await world.plan()
  const rounds = await world.roundsOf(patrol)
  expect(rounds).toHaveLength(4)
  expect(new Set(rounds.map(startOf)).size).toBe(4)
  expect(rounds[0]).toMatchObject({
    state: 'planned',
    employee_id: guard,
    range_min: 60,
    grace_min: 15,
    points_total: 3,
    points_done: 0,
    unplanned: false,
  })
  for (const { starts_at: at } of rounds) {
    const ahead = Date.parse(String(at)) - Date.now()
    expect(ahead).toBeGreaterThan(0)
    expect(ahead).toBeLessThanOrEqual(48 * HOUR)
  }
})

it('a changed schedule plans the future anew, and touches nothing that was begun', async () => {
  const patrol = await world.patrol({ schedule: daily(2), employees: [] })
  await world.plan()
  const [first, second] = await world.roundsOf(patrol)
  await world.past(
    `UPDATE rounds SET state = 'running', started_at = now() WHERE id = '${first?.id}'`,
  )
  const points = world.points.slice(0, 2).map((point_id) => ({ point_id }))
  await world.change(`/patrols/${patrol}`, { schedule: daily(3), points, range_min: 90 })
  await world.plan()
  const after = await world.roundsOf(patrol)
  expect(
    after.map(({ id, state, range_min: range, points_total: total }) => [
      id === first?.id,
      state,
      range,
      total,
    ]),
  ).toEqual([
    [true, 'running', 60, 3],
    [false, 'planned', 90, 2],
    [false, 'planned', 90, 2],
  ])
  expect(after.some(({ id }) => id === second?.id)).toBe(false)
  const routes = await world.look<{ points: string }>(`
    SELECT count(*)::text AS points FROM round_routes w
    JOIN patrol_route_points s ON s.tenant_id = w.tenant_id AND s.route_id = w.route_id
    WHERE w.round_id IN (${after.map(({ id }) => `'${id}'`).join()}) GROUP BY w.round_id ORDER BY 1`)
  expect(routes.map(({ points: count }) => count)).toEqual(['2', '2', '3'])
})

it('unchanged starts of a schedule keep their rounds, with the changes of the patrol', async () => {
  const patrol = await world.patrol({ schedule: daily(2, 6) })
  await world.plan()
  const before = await world.roundsOf(patrol)
  await world.change(`/patrols/${patrol}`, { grace_min: 30, schedule: daily(2) })
  await world.plan()
  const after = await world.roundsOf(patrol)
  expect(after.map(({ id }) => id)).toEqual([before[0]?.id, before[2]?.id])
  expect(after.map(({ grace_min: grace }) => grace)).toEqual([30, 30])
  await world.change(`/patrols/${patrol}`, { status: 'INATIVO' })
  await world.plan()
  expect(await world.roundsOf(patrol)).toEqual([])
  await world.change(`/patrols/${patrol}`, { status: 'ATIVO' })
  await world.plan()
  expect(await world.roundsOf(patrol)).toHaveLength(2)
})

it('rounds go to the person who works then, and to another once the people change; those given by hand stay', async () => {
  const { guard, other } = world
  const late = await world.employeeOf({
    shifts: [{ weekdays: [], starts_at: clockIn(4), ends_at: clockIn(8) }],
  })
  const patrol = await world.patrol({
    schedule: daily(2, 5),
    employees: [{ employee_id: guard }, { employee_id: late }],
  })
  await world.plan()
  expect((await world.roundsOf(patrol)).map(employeeOf)).toEqual([guard, late, guard, late])
  const [first] = await world.roundsOf(patrol)
  await world.change(`/rounds/${first?.id}`, { employee_id: other })
  await world.plan()
  expect((await world.roundsOf(patrol)).map(employeeOf)).toEqual([other, late, guard, late])
  await world.change(`/patrols/${patrol}`, { employees: [{ employee_id: other }] })
  await world.plan({ reassigned: patrol })
  expect((await world.roundsOf(patrol)).map(employeeOf)).toEqual([other, other, other, other])
})

it('a change of the company’s zone keeps each round at its time of the clock, at once', async () => {
  const { other, test } = world
  // The patrol starts in every hour, so that each round moves to the time of its neighbour.
  const patrol = await world.patrol({
    schedule: daily(...Array.from({ length: 24 }, (_, at) => at)),
  })
  await world.plan()
  const before = await world.roundsOf(patrol)
  const given = before[9]
  await world.change(`/rounds/${given?.id}`, { employee_id: other })
  const zoned = async (role: 'admin' | 'sindico', path: string, time_zone: string) => {
    const read = await test.as(role).get(path)
    const headers = { 'if-match': String(read.headers['etag']) }
    const { status, raw } = await test.as(role).patch(path, { payload: { time_zone }, headers })
    expect([status, raw]).toEqual([200, raw])
  }
  const clocks = (rounds: readonly Row[], zone: string) =>
    rounds.map(({ id, starts_at: at }) => {
      const format = { timeZone: zone, dateStyle: 'short', timeStyle: 'short' } as const
      return `${id} ${new Intl.DateTimeFormat('pt-BR', format).format(new Date(String(at)))}`
    })
  await zoned('admin', `/tenants/${test.tenants.bosque}`, 'America/Manaus')
  const west = await world.roundsOf(patrol)
  const kept = new Set(before.map(({ id }) => id))
  // The clock went back an hour, so the last start is now more than two days away and has no round
  // yet.
  expect(clocks(west, 'America/Manaus').slice(1)).toEqual(
    expect.arrayContaining(clocks(before, 'America/Sao_Paulo').slice(0, 46)),
  )
  expect(west.find(({ id }) => id === given?.id)?.['employee_id']).toBe(other)
  await zoned('sindico', '/company', 'America/Sao_Paulo')
  const back = await world.roundsOf(patrol)
  expect(clocks(back, 'America/Sao_Paulo')).toEqual(
    expect.arrayContaining(clocks(before.slice(2, 46), 'America/Sao_Paulo')),
  )
  expect(back.filter(({ id }) => kept.has(id)).length).toBeGreaterThan(40)
})

it('the platform’s own administration, which is no company, plans nothing', async () => {
  const { database } = world.test.parts
  const nobody = systemActor('test', '00000000-0000-0000-0000-000000000000')
  await expect(database.inTenant(nobody, (context) => planRounds(context))).resolves.toBeUndefined()
})
