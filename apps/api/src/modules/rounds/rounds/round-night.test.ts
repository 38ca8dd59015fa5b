import type { NewEntry } from '@portaria/contract/modules/rounds/rounds/round-walk'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { roundWalker } from '../../../testing/round-walker.ts'
import { openRoundWorld, type RoundWorld } from '../../../testing/round-world.ts'

let world: RoundWorld
beforeAll(async () => {
  world = await openRoundWorld()
})
afterAll(() => world.close())

const MINUTE = 60_000

/** Rounds of a day by their states, like a report of the day. */
const dayOf = async (patrol: string) => {
  const rows = await world.look<{ day: string; state: string; count: number }>(`
    SELECT service_date::text AS day, state, count(*)::int AS count FROM rounds
    WHERE patrol_id = '${patrol}' AND deleted_at IS NULL GROUP BY 1, 2 ORDER BY 1, 2`)
  return rows.map(({ day, state, count }) => [day, state, count])
}

it('a night from 22:00 to 06:00 over midnight is one day, walked offline and sent at 05:50', async () => {
  const { test, guard } = world
  const points = await Promise.all(Array.from({ length: 5 }, () => world.point()))
  const [first = '', second = '', third = '', fourth = '', last = ''] = points
  const patrol = await world.patrol({
    points: points.map((point_id) => ({ point_id })),
    employees: [{ employee_id: guard }],
    shift_starts_at: '18:00',
    schedule: ['22:00', '01:00', '03:30'].map((starts_at) => ({ weekdays: [], starts_at })),
  })
  await world.plan()
  // The first whole night of the plan, moved so that it is now 05:50 of its morning.
  const planned = await world.roundsOf(patrol)
  const evening = planned.findIndex(({ starts_at: at }) => /T01:00/.test(String(at)))
  const [ten, one, half] = planned.slice(evening, evening + 3)
  if (!ten || !one || !half) throw new Error('a night has three rounds')
  const morning = Date.parse(String(ten['starts_at'])) + (7 * 60 + 50) * MINUTE
  const behind = Math.round((Date.now() - morning) / 1000)
  await world.past(`DELETE FROM round_routes WHERE round_id IN (SELECT id FROM rounds
      WHERE patrol_id = '${patrol}' AND id NOT IN ('${ten.id}', '${one.id}', '${half.id}'));
    DELETE FROM rounds WHERE patrol_id = '${patrol}'
      AND id NOT IN ('${ten.id}', '${one.id}', '${half.id}');
    UPDATE rounds SET starts_at = starts_at + interval '${behind} seconds'
      WHERE patrol_id = '${patrol}'`)
  const nights = new Set([ten, one, half].map(({ service_date: day }) => day))
  expect(nights.size).toBe(1)
  const [day] = nights

  // Without entries, each round is missed after its grace, and the supervisors are notified.
  for (const { id } of [ten, one, half]) await world.step(id)
  expect(await dayOf(patrol)).toEqual([[day, 'missed', 3]])
  const told = async () =>
    (await world.inbox('sindico', 'round_missed'))
      .map(({ done }) => Number(done))
      .toSorted((one, other) => one - other)
  expect(await told()).toEqual([0, 0, 0])

  const phone = roundWalker(world)
  const old = await phone.codeOf(first)
  for (let nth = 0; nth < 2; nth += 1)
    await test.as('sindico').post(`/patrol-points/${first}/renew-code`)
  const codes = new Map(
    await Promise.all(points.map(async (point) => [point, await phone.codeOf(point)] as const)),
  )
  const scan = (run: string, point: string, code = codes.get(point)) =>
    phone.entry(run, 'scan', { code })
  const began = Date.parse(String(ten['starts_at'])) + behind * 1000
  for (const { id } of [ten, one]) await phone.takeAlong(id, 9 * 60)
  phone.now.clock = began + 4 * MINUTE
  const runs = [newId(), newId()]
  const [run = '', later = ''] = runs
  const walked: NewEntry[] = [phone.entry(run, 'start')]
  phone.wait(70)
  walked.push(scan(run, first, old))
  phone.wait(95)
  walked.push(scan(run, second), scan(run, second))
  phone.reload()
  phone.wait(140)
  walked.push(scan(run, third))
  phone.wait(61)
  walked.push(phone.entry(run, 'skip', { point_id: fourth, note: 'Portão trancado' }))
  phone.wait(203)
  walked.push(scan(run, last), phone.entry(run, 'finish'))
  // The second round, after midnight, is on time and whole; nobody walks the third.
  phone.now.clock = began + (3 * 60 + 2) * MINUTE
  const whole: NewEntry[] = [phone.entry(later, 'start')]
  for (const [nth, point] of points.entries()) {
    phone.wait(80 + nth * 31)
    whole.push(scan(later, point))
  }
  await phone.send(one.id, whole)
  await phone.send(ten.id, walked.toReversed())
  await phone.send(ten.id, walked)

  expect(await dayOf(patrol)).toEqual([
    [day, 'completed', 1],
    [day, 'completed_with_exceptions', 1],
    [day, 'missed', 1],
  ])
  expect(await told()).toEqual([0, 1, 1])
  expect((await world.read(`/rounds/${ten.id}`)).data).toMatchObject({
    punctuality: 'on_time',
    points_done: 4,
    suspicious: true,
  })
  const walk = await phone.walk(ten.id)
  expect(walk.others).toBe(1)
  expect(walk.points.map(({ result, suspicions }) => [result, suspicions])).toEqual([
    ['scanned', ['old_code']],
    ['scanned', []],
    ['scanned', []],
    ['skipped', []],
    ['scanned', []],
  ])
})
