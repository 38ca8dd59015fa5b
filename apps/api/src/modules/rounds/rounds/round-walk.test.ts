import { createHash } from 'node:crypto'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { whileHeld } from '../../../testing/held-change.ts'
import { roundWalker } from '../../../testing/round-walker.ts'
import { openRoundWorld, type RoundWorld } from '../../../testing/round-world.ts'
import { addPicture } from '../../../testing/sent-picture.ts'

let world: RoundWorld
beforeAll(async () => {
  world = await openRoundWorld()
})
afterAll(() => world.close())

const roundIn = (minutes: number, more: object = {}) => world.roundIn(minutes, more)

const stateOf = async (round: string) => (await world.read(`/rounds/${round}`)).data

it('a round is walked without a network and sent at once: each entry counts once, however often it is sent', async () => {
  const phone = roundWalker(world)
  const round = await roundIn(-11)
  const pack = await phone.pack(round)
  await phone.takeAlong(round, 10)
  const codes = await Promise.all(pack.points.map(({ id }) => phone.codeOf(id)))
  expect(pack.points.map(({ digests }) => digests)).toEqual(
    codes.map((code) => [createHash('sha256').update(code).digest('hex')]),
  )
  const run = newId()
  const entries = [phone.entry(run, 'start')]
  for (const code of codes) {
    phone.wait(40 + entries.length * 7)
    entries.push(phone.entry(run, 'scan', { code, method: 'qr' }))
  }
  phone.wait(60)
  entries.push(phone.entry(run, 'note', { note: 'Lâmpada queimada' }))
  expect(await phone.send(round, entries.toReversed())).toEqual(entries.map(() => 'taken'))
  const once = await stateOf(round)
  expect(once).toMatchObject({
    state: 'completed',
    punctuality: 'on_time',
    points_done: 3,
    walker_id: world.guard,
    suspicious: false,
  })
  expect(await phone.send(round, entries)).toEqual(entries.map(() => 'taken'))
  const walk = await phone.walk(round)
  expect(walk.points.map(({ result, suspicions }) => [result, suspicions])).toEqual(
    pack.points.map(() => ['scanned', []]),
  )
  expect(walk).toMatchObject({ others: 0, notes: [{ note: 'Lâmpada queimada' }] })
  const [{ count } = { count: '' }] = await world.look<{ count: string }>(
    `SELECT count(*)::text AS count FROM round_entries WHERE round_id = '${round}'`,
  )
  expect(count).toBe(String(entries.length))
})

it('a round without a required point is done with exceptions; one without an optional point is not', async () => {
  const phone = roundWalker(world)
  const [a = '', b = '', c = ''] = world.points
  const points = [{ point_id: a }, { point_id: b, optional: true }, { point_id: c }]
  const walked = async (skips: string) => {
    const round = await roundIn(-10, { points })
    await phone.takeAlong(round, 10)
    const run = newId()
    const entries = [phone.entry(run, 'start')]
    for (const point of [a, b, c]) {
      phone.wait(30 + entries.length * 11)
      if (point === skips)
        entries.push(phone.entry(run, 'skip', { point_id: point, note: 'Alagado' }))
      else entries.push(phone.entry(run, 'scan', { code: await phone.codeOf(point) }))
    }
    phone.wait(5)
    entries.push(phone.entry(run, 'finish'))
    await phone.send(round, entries)
    return { ...(await stateOf(round)), walk: await phone.walk(round) }
  }
  const required = await walked(c)
  expect(required).toMatchObject({ state: 'completed_with_exceptions', points_done: 2 })
  expect(required.walk.points[2]).toMatchObject({ result: 'skipped', note: 'Alagado' })
  expect(await walked(b)).toMatchObject({ state: 'completed', points_done: 2 })
})

it('later entries correct a missed round, and both moments stay', async () => {
  const phone = roundWalker(world)
  const round = await roundIn(-40)
  await world.step(round)
  expect((await stateOf(round))['state']).toBe('missed')
  const missed = async () =>
    (await world.inbox('sindico', 'round_missed')).find(
      ({ subject }) => (subject as { id: string }).id === round,
    )
  expect((await missed())?.['done']).toBe(false)
  await phone.takeAlong(round, 38)
  const run = newId()
  const entries = [phone.entry(run, 'start')]
  for (const point of world.points) {
    phone.wait(33 + entries.length * 9)
    entries.push(phone.entry(run, 'scan', { code: await phone.codeOf(point) }))
  }
  await phone.send(round, entries)
  const after = await stateOf(round)
  expect(after).toMatchObject({ state: 'completed', punctuality: 'on_time' })
  expect(after['missed_at']).not.toBeNull()
  expect((await missed())?.['done']).toBe(true)
})

it('a begun round without news is stopped, and goes on with the next news', async () => {
  const phone = roundWalker(world)
  const round = await roundIn(0)
  const run = newId()
  await phone.takeAlong(round, 1)
  const entries = [phone.entry(run, 'start')]
  await phone.send(round, entries)
  expect((await stateOf(round))['state']).toBe('running')
  await world.step(round)
  expect((await stateOf(round))['state']).toBe('running')
  await world.past(`UPDATE rounds SET starts_at = now() - interval '3 hours',
    started_at = now() - interval '3 hours' WHERE id = '${round}'`)
  await world.past(`UPDATE round_entries SET received_at = now() - interval '3 hours',
    device_at = now() - interval '3 hours' WHERE round_id = '${round}'`)
  await world.past(`UPDATE round_packs SET taken_at = now() - interval '4 hours'
    WHERE round_id = '${round}'`)
  await world.step(round)
  expect(await stateOf(round)).toMatchObject({ state: 'aborted', no_signal: true })
  phone.now.clock -= 170 * 60_000
  await phone.send(round, [phone.entry(run, 'note', { note: 'Bateria acabou' })])
  expect(await stateOf(round)).toMatchObject({ state: 'running', no_signal: false })
})

it('of two telephones the earlier start has the round, even if it is sent later', async () => {
  const [one, other] = [roundWalker(world), roundWalker(world, 'sindico')]
  const round = await roundIn(-5)
  await other.takeAlong(round, 4)
  await one.takeAlong(round, 5)
  await other.send(round, [other.entry(newId(), 'start')])
  expect((await stateOf(round))['walked_by_id']).toBe(world.test.person('sindico').userId)
  await one.send(round, [one.entry(newId(), 'start')])
  expect((await stateOf(round))['walked_by_id']).toBe(world.test.person('funcionario').userId)
})

it('an old code, a clock set back, a point too far and steps too even wait for a supervisor’s verdict', async () => {
  const phone = roundWalker(world)
  const places = [
    { latitude: '-23.5600', longitude: '-46.6500' },
    { latitude: '-23.5600', longitude: '-46.6400' },
  ]
  const points = await Promise.all(places.map((place) => world.point({ ...place, radius_m: 25 })))
  for (let nth = 0; nth < 4; nth += 1) points.push(await world.point())
  const round = await roundIn(-10, { points: points.map((point_id) => ({ point_id })) })
  await phone.takeAlong(round, 10)
  const [first = ''] = points
  const old = await phone.codeOf(first)
  await world.test.as('sindico').post(`/patrol-points/${first}/renew-code`)
  await world.test.as('sindico').post(`/patrol-points/${first}/renew-code`)
  const run = newId()
  const entries = [phone.entry(run, 'start')]
  for (const [nth, point] of points.entries()) {
    phone.wait(20)
    if (nth === 2) phone.setClock(-15)
    const code = nth === 0 ? old : await phone.codeOf(point)
    const position = { latitude: -23.56, longitude: -46.65, accuracy_m: 8 }
    entries.push(phone.entry(run, 'scan', { code, ...(nth < 2 && { position }) }))
    if (nth === 2) phone.setClock(15)
  }
  await phone.send(round, entries)
  const walk = await phone.walk(round)
  expect(walk.points.map(({ suspicions }) => suspicions)).toEqual([
    ['old_code'],
    ['too_fast', 'out_of_radius'],
    ['clock_set_back'],
    [],
    [],
    [],
  ])
  expect(await stateOf(round)).toMatchObject({ state: 'completed', suspicious: true })
  const judge = (entry_id: unknown, verdict: string, role: 'sindico' | 'funcionario' = 'sindico') =>
    world.test.as(role).post(`/rounds/${round}/judge`, { payload: { entry_id, verdict } })
  expect((await judge(walk.points[0]?.entry_id, 'fine', 'funcionario')).status).toBe(403)
  for (const nth of [0, 2])
    expect((await judge(walk.points[nth]?.entry_id, 'fine')).status).toBe(200)
  await judge(walk.points[1]?.entry_id, 'not_valid')
  expect(await stateOf(round)).toMatchObject({
    state: 'running',
    points_done: 5,
    suspicious: false,
  })
  // The supervisor takes back a wrong verdict.
  const { points: judged } = await phone.walk(round)
  expect(judged[1]).toMatchObject({ result: 'open', verdict: 'not_valid' })
  await judge(judged[1]?.entry_id, 'fine')
  expect(await stateOf(round)).toMatchObject({ state: 'completed', points_done: 6 })
  // A scan can only be judged in its own round and its own company.
  const [scan] = (await phone.walk(round)).points
  const payload = { entry_id: scan?.entry_id, verdict: 'not_valid' }
  const other = await roundIn(0)
  const besides = await world.test.as('sindico').post(`/rounds/${other}/judge`, { payload })
  expect([besides.status, besides.body.code]).toEqual([409, 'state_conflict'])
  const abroad = await world.test
    .as('sindico', 'acacias')
    .post(`/rounds/${round}/judge`, { payload })
  expect(abroad.status).toBe(404)
  expect(await stateOf(round)).toMatchObject({ state: 'completed', points_done: 6 })
})

it('others’ rounds, codes and pictures are not recorded', async () => {
  const phone = roundWalker(world)
  const theirs = await world.add('rounds', {
    patrol_id: await world.patrol({ employees: [{ employee_id: world.other }] }),
  })
  const run = newId()
  expect((await phone.call(theirs, [phone.entry(run, 'start')])).status).toBe(404)
  expect((await world.test.as('funcionario').get(`/rounds/${theirs}/pack`)).status).toBe(404)
  expect((await world.test.as('funcionario').get(`/rounds/${theirs}/walk`)).status).toBe(404)
  expect((await world.test.as('condomino').get(`/rounds/${theirs}/walk`)).status).toBe(403)
  const round = await roundIn(0)
  // Real ids of another company or another person get the same answer as invented ones.
  const acacias = world.test.as('sindico', 'acacias')
  const point_id = (await acacias.post('/patrol-points', { payload: { name: 'Ponto alheio' } }))
    .body.data.id
  const labels = await acacias.post('/patrol-points/labels', { payload: { ids: [point_id] } })
  const [{ code } = { code: '' }] = labels.body.data as unknown as { code: string }[]
  expect(code).not.toBe('')
  const picture_file_id = await addPicture(world, 'sindico')
  const entries = [
    phone.entry(run, 'start'),
    phone.entry(run, 'scan', { code: 'A'.repeat(77) }),
    phone.entry(run, 'scan', { code }),
    phone.entry(run, 'skip', { point_id: newId() }),
    phone.entry(run, 'skip', { point_id }),
    phone.entry(run, 'note', { note: 'Foto', picture_file_id: newId() }),
    phone.entry(run, 'note', { note: 'Foto', picture_file_id }),
  ]
  expect(await phone.send(round, entries)).toEqual([
    'taken',
    'unknown_code',
    'unknown_code',
    'unknown_point',
    'unknown_point',
    'unknown_picture',
    'unknown_picture',
  ])
  const abroad = world.test.as('funcionario', 'acacias')
  const theirEntries = { entries: [phone.entry(newId(), 'abort', { note: 'Fim' })] }
  const aborted = await abroad.post(`/rounds/${round}/entries`, { payload: theirEntries })
  expect(aborted.status).toBe(404)
  expect(await stateOf(round)).toMatchObject({ state: 'running' })
})

it('parts that are sent at once wait for each other, so that each counts the entries before', async () => {
  const phone = roundWalker(world)
  const round = await roundIn(-2)
  await phone.takeAlong(round, 2)
  const run = newId()
  const start = phone.entry(run, 'start')
  phone.wait(30)
  const scan = phone.entry(run, 'scan', { code: await phone.codeOf(world.points[0] ?? '') })
  const held = `SELECT 1 FROM rounds WHERE id = '${round}' FOR NO KEY UPDATE`
  const earlier = `INSERT INTO round_entries (tenant_id, id, round_id, run_id, kind, device_at, page_life,
      monotonic_ms, user_id)
    SELECT tenant_id, '${start.id}', id, '${run}', 'start', '${start.at}', '${start.page_life}', 0,
      '${world.test.person('funcionario').userId}' FROM rounds WHERE id = '${round}'`
  const taken = await whileHeld(world.test, held, () => phone.send(round, [scan]), {
    next: earlier,
  })
  expect(taken).toEqual(['taken'])
  expect(await stateOf(round)).toMatchObject({ state: 'running', points_done: 1 })
})

it('a round that a telephone has taken along stays through changes of the schedule', async () => {
  const phone = roundWalker(world)
  const soon = new Date(Date.now() + 60 * 60_000)
  const starts_at = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/Sao_Paulo',
    timeStyle: 'short',
  }).format(soon)
  const patrol = await world.patrol({
    schedule: [{ weekdays: [], starts_at }],
    employees: [{ employee_id: world.guard }],
  })
  await world.plan()
  const [taken, later] = await world.roundsOf(patrol)
  await phone.pack(taken?.id ?? '')
  await phone.pack(later?.id ?? '')
  await world.change(`/patrols/${patrol}`, { schedule: [] })
  await world.plan()
  // The round of the next day is removed, since it could not be begun yet when it was taken along.
  expect((await world.roundsOf(patrol)).map(({ id }) => id)).toEqual([taken?.id])
  expect(await phone.send(taken?.id ?? '', [phone.entry(newId(), 'start')])).toEqual(['taken'])
  expect(await stateOf(taken?.id ?? '')).toMatchObject({ state: 'running', punctuality: 'early' })
})
