import { afterAll, beforeAll, expect, it } from 'vitest'
import { departingFamilies } from '../../../testing/departing-family.ts'
import { openRoundWorld, type RoundWorld } from '../../../testing/round-world.ts'
import { bind } from '../../../testing/seeded-tenants.ts'

let world: RoundWorld
beforeAll(async () => {
  world = await openRoundWorld()
})
afterAll(() => world.close())

/** Makes a patrol with a round that should have begun some minutes ago. */
async function plannedAgo(minutes: number, more: object = {}) {
  const inTwoHours = new Date(Date.now() + 2 * 3_600_000)
  const starts_at = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/Sao_Paulo',
    timeStyle: 'short',
  }).format(inTwoHours)
  const patrol = await world.patrol({ schedule: [{ weekdays: [], starts_at }], ...more })
  await world.plan()
  const [round] = await world.roundsOf(patrol)
  if (!round) throw new Error('no round was planned')
  await world.past(`UPDATE rounds SET starts_at = now() - interval '${minutes} minutes'
    WHERE id = '${round.id}'`)
  return { patrol, id: round.id }
}

const missed = (role: 'sindico' | 'funcionario', id: string) =>
  world
    .inbox(role, 'round_missed')
    .then((items) => items.filter(({ subject }) => (subject as { id: string }).id === id))

it('a round that nobody began is missed once its grace is over, and the síndico is told', async () => {
  const { id } = await plannedAgo(14)
  await world.step(id)
  expect((await world.read(`/rounds/${id}`)).data['state']).toBe('planned')
  expect(await missed('sindico', id)).toEqual([])
  await world.past(`UPDATE rounds SET starts_at = now() - interval '15 minutes' WHERE id = '${id}'`)
  await world.step(id)
  const { data } = await world.read(`/rounds/${id}`)
  expect(data).toMatchObject({ state: 'missed' })
  expect(data['missed_at']).not.toBeNull()
  expect(await missed('sindico', id)).toHaveLength(1)
  expect(await missed('funcionario', id)).toEqual([])
})

it('a job waits for each round at the end of its grace', async () => {
  const { id } = await plannedAgo(-90)
  const [job] = await world.look<{ minutes: number }>(
    `SELECT round(extract(epoch FROM run_at - now()) / 60)::int AS minutes
     FROM graphile_worker.jobs WHERE key LIKE '% step_round ${id}'`,
  )
  // Planned two hours ahead, with 15 minutes of grace.
  expect(job?.minutes).toBeGreaterThan(130)
  expect(job?.minutes).toBeLessThanOrEqual(135)
})

it('supervisors are notified instead of the síndico, where the patrol names some who sign in', async () => {
  const { id } = await plannedAgo(20, { supervisors: [{ supervisor_id: world.guard }] })
  await world.step(id)
  expect(await missed('funcionario', id)).toHaveLength(1)
  expect(await missed('sindico', id)).toEqual([])
})

it('the síndico is notified where the only supervisor has left', async () => {
  const { id } = await plannedAgo(20, { supervisors: [{ supervisor_id: world.guard }] })
  const login = (status: string) =>
    world.past(`UPDATE memberships SET status = '${status}' WHERE employee_id = '${world.guard}'`)
  await login('INATIVO')
  await world.step(id)
  await login('ATIVO')
  expect(await missed('sindico', id)).toHaveLength(1)
})

it('a person who walks rounds sees their own, makes an unplanned one of their own, and stops it with a reason', async () => {
  const { guard, other, test } = world
  const [own, theirs] = [
    await world.patrol({ employees: [{ employee_id: guard }] }),
    await world.patrol({ employees: [{ employee_id: other }] }),
  ]
  const foreign = await world.add('rounds', { patrol_id: theirs })
  expect((await world.read(`/rounds/${foreign}`)).data['employee_id']).toBe(other)
  expect((await world.read(`/rounds/${foreign}`, 'funcionario')).status).toBe(404)
  const made = await world.add('rounds', { patrol_id: own }, 'funcionario')
  const { data } = await world.read(`/rounds/${made}`, 'funcionario')
  expect(data).toMatchObject({
    unplanned: true,
    state: 'planned',
    employee_id: guard,
    points_total: 3,
  })
  expect((await test.as('funcionario').post(`/rounds/${made}/abort`, { payload: {} })).status).toBe(
    422,
  )
  const stopped = await test
    .as('funcionario')
    .post(`/rounds/${made}/abort`, { payload: { abort_reason: 'Chuva forte' } })
  expect(stopped.body.data).toMatchObject({ state: 'aborted', abort_reason: 'Chuva forte' })
  expect(
    (
      await test
        .as('funcionario')
        .post(`/rounds/${foreign}/abort`, { payload: { abort_reason: 'x' } })
    ).status,
  ).toBe(404)
  // An unplanned round that nobody begins is missed as well.
  await world.past(
    `UPDATE rounds SET starts_at = now() - interval '1 hour' WHERE id = '${foreign}'`,
  )
  await world.step(foreign)
  expect((await world.read(`/rounds/${foreign}`)).data['state']).toBe('missed')
  expect(await missed('sindico', foreign)).toEqual([])
})

it('an inactive patrol is not walked, and what has begun is given to nobody else', async () => {
  const { other, test } = world
  const patrol = await world.patrol()
  await world.change(`/patrols/${patrol}`, { status: 'INATIVO' })
  const refused = await test.as('sindico').post('/rounds', { payload: { patrol_id: patrol } })
  expect(refused.body.errors).toMatchObject([{ field: 'patrol_id', code: 'patrol_inactive' }])
  await world.change(`/patrols/${patrol}`, { status: 'ATIVO' })
  const round = await world.add('rounds', { patrol_id: patrol })
  await world.past(`UPDATE rounds SET state = 'running' WHERE id = '${round}'`)
  const given = await world.change(`/rounds/${round}`, { employee_id: other })
  expect(given.body.errors).toMatchObject([{ field: 'employee_id', code: 'round_begun' }])
  const moved = await world.change(`/rounds/${round}`, { patrol_id: await world.patrol() })
  expect(moved.body.errors).toMatchObject([{ field: 'patrol_id', code: 'not_allowed' }])
})

it('a dismissed person leaves rounds to others, and the supervisors are notified at once, once for a patrol', async () => {
  const { test } = world
  const leaving = await world.employeeOf()
  const patrol = await world.patrol({
    schedule: [{ weekdays: [], starts_at: '03:00' }],
    employees: [{ employee_id: leaving }],
  })
  await world.plan()
  const before = await world.roundsOf(patrol)
  expect(before.map(({ employee_id: id }) => id)).toEqual(before.map(() => leaving))
  const families = departingFamilies(test)
  const { today } = await families.overview(leaving, 'employees')
  const gone = await families.begin(leaving, { last_day: today, now: true }, 'employees')
  expect(gone.status).toBe(201)
  const after = await world.roundsOf(patrol)
  expect(after.map(({ employee_id: id, unassigned }) => [id, unassigned])).toEqual(
    after.map(() => [null, true]),
  )
  const told = async () =>
    (await world.inbox('sindico', 'round_unassigned')).map(({ text, done }) => [
      String(text).startsWith(`${after.length} rondas de `),
      done,
    ])
  expect(await told()).toEqual([[true, false]])
  for (const [nth, { id }] of after.entries()) {
    await world.change(`/rounds/${id}`, { employee_id: world.guard })
    expect(await told()).toEqual([[true, nth === after.length - 1]])
  }
})

it('rounds of another company are nobody’s here', async () => {
  const { test } = world
  const patrol = await world.patrol()
  const round = await world.add('rounds', { patrol_id: patrol })
  const theirs = test.as('sindico', 'acacias')
  expect((await theirs.get(`/rounds/${round}`)).status).toBe(404)
  const other = await theirs.post('/rounds', { payload: { patrol_id: patrol } })
  expect(other.body.errors).toMatchObject([{ field: 'patrol_id', code: 'not_found' }])
  await bind(test, 'bosque', 'funcionario', { employee_id: world.guard })
})
