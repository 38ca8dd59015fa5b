import type { NewEntry } from '@portaria/contract/modules/rounds/rounds/round-walk'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { whileHeld } from '../../../testing/held-change.ts'
import { roundWalker } from '../../../testing/round-walker.ts'
import { openRoundWorld, type RoundWorld } from '../../../testing/round-world.ts'

let world: RoundWorld
beforeAll(async () => {
  world = await openRoundWorld()
})
afterAll(() => world.close())

const stateOf = async (round: string) => (await world.read(`/rounds/${round}`)).data

/** Records a start and a scan of each point, with the gaps of an honest walk. */
async function walked(phone: ReturnType<typeof roundWalker>, points: readonly string[]) {
  const run = newId()
  const entries: NewEntry[] = [phone.entry(run, 'start')]
  for (const [nth, point] of points.entries()) {
    phone.wait(110 + nth * 13)
    entries.push(phone.entry(run, 'scan', { code: await phone.codeOf(point) }))
  }
  return entries
}

it('a walk whose clock was set back before the round was opened is suspicious, and not on time', async () => {
  const phone = roundWalker(world)
  const points = [...world.points, await world.point(), await world.point()]
  const round = await world.roundIn(-18, { points: points.map((point_id) => ({ point_id })) })
  // Genuine codes, sent within seconds: clock and page claim eleven minutes that have not passed.
  phone.setClock(-11 * 60)
  await phone.pack(round)
  await phone.send(round, await walked(phone, points))
  expect(await stateOf(round)).toMatchObject({
    state: 'completed',
    punctuality: 'late',
    suspicious: true,
    clock_off: true,
    clock_off_min: -11,
  })
  const { points: read } = await phone.walk(round)
  expect(read.map(({ suspicions }) => suspicions.includes('ahead_of_server'))).toEqual(
    read.map(() => true),
  )
  const list = await world.list('filter[clock_off]=true&filter[suspicious]=true')
  expect(list.map(({ id }) => id)).toContain(round)
})

it('with a clock five hours ahead, a round has the server’s times, and shows the difference', async () => {
  const phone = roundWalker(world)
  const round = await world.roundIn(-10)
  await phone.takeAlong(round, 10)
  phone.setClock(5 * 3_600)
  const entries = await walked(phone, world.points)
  phone.wait(600 - phone.now.page / 1000)
  const sent = { ...phone.clocks(), at: new Date(Date.now() + 5 * 3_600_000).toISOString() }
  await phone.send(round, entries, sent)
  const { started_at: began, ...data } = await stateOf(round)
  expect(data).toMatchObject({ state: 'completed', punctuality: 'on_time', clock_off_min: 300 })
  expect(Math.abs(Date.parse(String(began)) - Date.now())).toBeLessThan(15 * 60_000)
})

it('a telephone that takes a round along sends its clocks, all of them or none', async () => {
  const phone = roundWalker(world)
  const round = await world.roundIn(0)
  const told = async () => {
    const [{ at, ms } = { at: '', ms: '' }] = await world.look<{ at: string; ms: string }>(
      `SELECT device_at::text AS at, monotonic_ms::text AS ms FROM round_packs
       WHERE round_id = '${round}'`,
    )
    return [at && Date.parse(at), ms]
  }
  const { at, page_life: life } = phone.clocks()
  await phone.pack(round, `?at=${at}&page_life=${life}&monotonic_ms=1234`)
  expect(await told()).toEqual([Date.parse(at), '1234'])
  await phone.pack(round, `?at=${at}`)
  expect(await told()).toEqual([null, null])
  const refused = await world.test.as('funcionario').get(`/rounds/${round}/pack?at=yesterday`)
  expect(refused.status).toBe(422)
})

it('a person has one open round of a patrol at a time, also when two are requested at once', async () => {
  const { test } = world
  const patrol = await world.patrol({ employees: [{ employee_id: world.guard }] })
  const open = (role: 'funcionario' | 'sindico' = 'funcionario') =>
    test.as(role).post('/rounds', { payload: { patrol_id: patrol } })
  const held = `SELECT 1 FROM patrols WHERE id = '${patrol}' FOR NO KEY UPDATE`
  const both = await whileHeld(test, held, () => Promise.all([open(), open()]), { waits: 2 })
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 422]))
  const [made] = both.filter(({ status }) => status === 201)
  const again = await open()
  expect(again.body.errors).toMatchObject([{ field: 'patrol_id', code: 'round_open' }])
  expect((await open('sindico')).status).toBe(201)
  const id = made?.body.data.id ?? ''
  await test.as('funcionario').post(`/rounds/${id}/abort`, { payload: { abort_reason: 'Chuva' } })
  const next = await open()
  expect(next.status).toBe(201)
  await test.as('funcionario').post(`/rounds/${next.body.data.id}/abort`, {
    payload: { abort_reason: 'Chuva' },
  })
  // Late entries reopen the first round just before another one is begun.
  const reopened = `${held}; UPDATE rounds SET state = 'running' WHERE id = '${id}'`
  const late = await whileHeld(test, reopened, () => open())
  expect(late.body.errors).toMatchObject([{ field: 'patrol_id', code: 'round_open' }])
})
