import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { machineriesOf, unnotedReads } from '../../machineries.ts'
import { type LockerWorld, openLockerWorld } from '../../testing/locker-world.ts'
import { readingTasks } from './locker-tasks.ts'

describe('what a door is opened for', () => {
  let world: LockerWorld
  beforeAll(async () => {
    world = await openLockerWorld()
  })
  afterAll(() => world.close())

  const sweep = async () => {
    const { parts } = world.test
    const task = readingTasks(machineriesOf(parts, unnotedReads), { loopback: true })[
      'read_lockers'
    ]
    if (task?.scope !== 'tenant') throw new Error('nothing reads the lockers')
    await task.run({ database: parts.database, actor: world.test.actor('sindico') }, {})
  }
  const returned = (parcel: string) =>
    world.act(parcel, 'return', { returned_reason: 'Prazo vencido' })

  it('is concluded as who asked for it, whoever else stands at the locker', async () => {
    const theirs = await world.receive({ apartment_id: world.neighbours.apartmentId })
    const asked = await world.deposit(theirs, 'M')
    await world.until(asked.id, { state: 'done' })
    await vi.waitFor(() => world.shut(asked.door, true), 5_000)
    await world.until(asked.id, { over: true })
    const own = await world.deposited('G')
    // The resident's own door is open while somebody puts into another one.
    const mine = await world.collect(own.parcel)
    await world.until(mine.id, { state: 'done' })
    const desk = await world.ask({
      purpose: 'check',
      locker_id: world.locker,
      door: asked.door,
      reason: 'Vistoria',
    })
    await world.until(desk.id, { state: 'done' })
    await vi.waitFor(() => world.shut(own.door, false), 5_000)
    await world.until(mine.id, { over: true, finding: 'empty' })
    expect(await world.read(own.parcel)).toMatchObject({ state: 'handed_over' })
    await vi.waitFor(() => world.shut(asked.door, true), 5_000)
    await world.until(desk.id, { over: true })
    // Whoever opened it stands in the chain of what lies behind it.
    expect((await world.kinds(theirs)).at(-1)).toBe('door_opened')
  })

  it('is settled before the parcel is anybody else’s, or over', async () => {
    const { parcel, door } = await world.deposited()
    const { id } = await world.collect(parcel)
    const busy = [409, [{ field: 'door', code: 'door_busy' }]]
    const redirected = await world.act(parcel, 'redirect', {
      apartment_id: world.neighbours.apartmentId,
    })
    expect([redirected.status, redirected.body.errors]).toMatchObject(busy)
    const back = await returned(parcel)
    expect([back.status, back.body.errors]).toMatchObject(busy)
    const version = (await world.as('sindico').get(`/lockers/${world.locker}`)).body.data.version
    const removed = await world.as('sindico').delete(`/lockers/${world.locker}`, {
      headers: { 'if-match': `"${version}"` },
    })
    expect(removed.status).toBe(409)
    await world.until(id, { state: 'done' })
    await vi.waitFor(() => world.shut(door, false), 5_000)
    await world.until(id, { over: true })
  })

  it('is looked into where a parcel was over and nobody saw the door empty', async () => {
    const { parcel, door } = await world.deposited()
    expect((await returned(parcel)).status).toBe(200)
    expect(await world.door(door)).toMatchObject({
      state: 'blocked',
      blocked_reason: 'to_be_looked_into',
    })
    const { id, door: other } = await world.deposit(await world.receive())
    expect(other).not.toBe(door)
    await world.until(id, { state: 'done' })
    await vi.waitFor(() => world.shut(other, false), 5_000)
    await world.until(id, { over: true })
    world.simulator.setOccupied({ board: 0, lock: door - 1 }, false)
    await world.as('sindico').post(`/lockers/${world.locker}/doors/${door}/unblock`)
  })

  it('ends where its job was lost: what was not sent is refused, what was is unknown', async () => {
    const ids: string[] = []
    await world.whileDown(async () => {
      for (const size of ['P', 'M']) ids.push((await world.deposit(await world.receive(), size)).id)
      await world.past(`DELETE FROM graphile_worker._private_jobs;
        UPDATE door_commands SET expires_at = now() - interval '5 minutes' WHERE over_at IS NULL;
        UPDATE door_commands SET state = 'sent', sent_at = now() WHERE id = '${ids[1]}'`)
      await sweep()
      expect(await world.command(ids[0] ?? '')).toMatchObject({ state: 'refused', over: true })
      expect(await world.command(ids[1] ?? '')).toMatchObject({ state: 'unknown' })
    })
    // Its sensor says that nothing was put in.
    await world.until(ids[1] ?? '', { over: true, finding: 'empty' })
  })

  it('takes no lock that another locker has, and keeps its board while it is used', async () => {
    const { body } = await world.as('sindico').get(`/lockers/${world.locker}`)
    const { manufacturer_id, version } = body.data
    const doors = [{ number: 1, channel: 3, size: 'P' }]
    const shared = await world.as('sindico').post('/lockers', {
      payload: { name: 'Outro', manufacturer_id, board: 0, doors },
    })
    expect(shared.body.errors).toMatchObject([{ field: 'board', code: 'board_taken' }])
    await world.deposited()
    const moved = await world.as('sindico').patch(`/lockers/${world.locker}`, {
      headers: { 'if-match': `"${version}"` },
      payload: { board: 5 },
    })
    expect(moved.body.errors).toMatchObject([{ field: 'board', code: 'door_in_use' }])
  })

  it('is said in words that can be stored, of a door that can be', async () => {
    const at = `/lockers/${world.locker}/doors`
    const far = await world.as('sindico').post(`${at}/99999999999/block`, {
      payload: { reason: 'Teste' },
    })
    expect(far.status).toBe(404)
    const odd = await world.send({
      purpose: 'check',
      locker_id: world.locker,
      door: 4,
      reason: '\u0000',
      id: newId(),
    })
    expect([odd.status, odd.body.errors]).toMatchObject([422, [{ code: 'required' }]])
  })
})
