import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { machineriesOf, unnotedReads } from '../../../machineries.ts'
import { eventually } from '../../../testing/eventually.ts'
import { type LockerWorld, openLockerWorld } from '../../../testing/locker-world.ts'
import { readingTasks } from './locker-tasks.ts'

describe('the purpose of opening a door', () => {
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
  const disagrees = [409, [{ field: 'finding', code: 'board_disagrees' }]]
  const returned = (parcel: string) =>
    world.act(parcel, 'return', { returned_reason: 'Prazo vencido' })

  it('is concluded as the person who asked, in the presence of others or not', async () => {
    const theirs = await world.receive({ apartment_id: world.neighbours.apartmentId })
    const asked = await world.deposit(theirs, 'M')
    await world.until(asked.id, { state: 'done' })
    await eventually(() => world.shut(asked.door, true))
    await world.until(asked.id, { over: true })
    const own = await world.deposited('G')
    // The resident opens their own door while somebody else uses another one.
    const mine = await world.collect(own.parcel)
    await world.until(mine.id, { state: 'done' })
    const desk = await world.ask({
      purpose: 'check',
      locker_id: world.locker,
      door: asked.door,
      reason: 'Vistoria',
    })
    await world.until(desk.id, { state: 'done' })
    await eventually(() => world.shut(own.door, false))
    await world.until(mine.id, { over: true, finding: 'empty' })
    expect(await world.read(own.parcel)).toMatchObject({ state: 'handed_over' })
    await eventually(() => world.shut(asked.door, true))
    await world.until(desk.id, { over: true })
    // The chain of the parcel behind the opened door records who opened it.
    expect((await world.kinds(theirs)).at(-1)).toBe('door_opened')
  })

  it('is settled before the parcel passes to somebody else, or is over', async () => {
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
    await eventually(() => world.shut(door, false))
    await world.until(id, { over: true })
  })

  it('is not ended by a household’s word while its door stands open', async () => {
    const { parcel, door } = await world.deposited()
    const { id } = await world.collect(parcel)
    await world.until(id, { state: 'done' })
    for (const finding of ['inside', 'empty']) {
      const early = await world
        .as('condomino')
        .post(`/door-commands/${id}/resolve`, { payload: { finding } })
      expect([early.status, early.body.errors]).toMatchObject(disagrees)
    }
    await eventually(() => world.shut(door, false))
    await world.until(id, { over: true, finding: 'empty' })
    expect(await world.read(parcel)).toMatchObject({ state: 'handed_over' })
  })

  it('needs a look if a parcel was over and nobody saw the door empty', async () => {
    const { parcel, door } = await world.deposited()
    expect((await returned(parcel)).status).toBe(200)
    expect(await world.door(door)).toMatchObject({
      state: 'blocked',
      blocked_reason: 'to_be_looked_into',
    })
    const { id, door: other } = await world.deposit(await world.receive())
    expect(other).not.toBe(door)
    await world.until(id, { state: 'done' })
    await eventually(() => world.shut(other, false))
    await world.until(id, { over: true })
    world.simulator.setOccupied({ board: 0, lock: door - 1 }, false)
    await world.as('sindico').post(`/lockers/${world.locker}/doors/${door}/unblock`)
  })

  it('ends if its job was lost: refused if unsent, unknown if sent', async () => {
    const { parcel } = await world.deposited()
    const ids: string[] = []
    await world.whileDown(async () => {
      ids.push((await world.deposit(await world.receive(), 'P')).id)
      ids.push((await world.collect(parcel)).id)
      await world.test.forgetJobs()
      await world.past(`UPDATE door_commands SET expires_at = now() - interval '5 minutes' WHERE over_at IS NULL;
        UPDATE door_commands SET state = 'sent', sent_at = now() WHERE id = '${ids[1]}'`)
      await sweep()
      expect(await world.command(ids[0] ?? '')).toMatchObject({ state: 'refused', over: true })
      expect(await world.command(ids[1] ?? '')).toMatchObject({ state: 'unknown' })
      // A reading from before the opening proves nothing, so the household's report is refused.
      const early = await world
        .as('condomino')
        .post(`/door-commands/${ids[1]}/resolve`, { payload: { finding: 'inside' } })
      expect([early.status, early.body.errors]).toMatchObject(disagrees)
      // The sensor of a door is believed once the door has stayed closed for a while.
      await world.past(`UPDATE door_commands SET settled_at = settled_at - interval '1 minute'
        WHERE id = '${ids[1]}'`)
    })
    // The door's sensor shows that nothing was taken.
    await world.until(ids[1] ?? '', { over: true, finding: 'inside' })
  })

  it('is not sent by a server that another one has replaced at the gateway', async () => {
    await world.past(`
      CREATE FUNCTION take_gateway() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN
        UPDATE device_leases SET holder = 'another server', fence = fence + 1
          WHERE tenant_id = new.tenant_id;
        RETURN null;
      END $$;
      CREATE TRIGGER take_gateway AFTER UPDATE OF sent_at ON door_commands
        FOR EACH ROW EXECUTE FUNCTION take_gateway()`)
    const { id, door } = await world.deposit(await world.receive(), 'P')
    const before = world.pulsesOf(door)
    await world.until(id, { state: 'refused', reason: 'not_recorded' })
    expect(world.pulsesOf(door)).toBe(before)
    await world.past('DROP FUNCTION take_gateway CASCADE')
  })

  it('needs a lock that no other locker has, and keeps its board while in use', async () => {
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

  it('is reached at the same address while in use, even if its manufacturer changes', async () => {
    const { body } = await world.as('sindico').get(`/lockers/${world.locker}`)
    const { manufacturer_id } = body.data
    await world.deposited('G')
    const save = async (payload: object) => {
      const at = `/locker-manufacturers/${String(manufacturer_id)}`
      const { version } = (await world.as('sindico').get(at)).body.data
      return world.as('sindico').patch(at, { headers: { 'if-match': `"${version}"` }, payload })
    }
    for (const [field, value] of [
      ['host', 'outro.example'],
      ['ip', '10.20.0.31'],
      ['port', 4999],
      ['protocol', 'other'],
    ] as const) {
      const moved = await save({ [field]: value })
      expect([moved.status, moved.body.errors]).toMatchObject([
        422,
        [{ field, code: 'door_in_use' }],
      ])
    }
    expect((await save({ name: 'Kerong do hall' })).status).toBe(200)
    const other = await world.as('sindico').post('/locker-manufacturers', {
      payload: { name: 'Outra', host: 'outra.example', port: 4001, protocol: 'kerong' },
    })
    const at = `/locker-manufacturers/${String(manufacturer_id)}`
    const { version } = (await world.as('sindico').get(at)).body.data
    const removed = await world.as('sindico').delete(`${at}?reassign_to=${other.body.data.id}`, {
      headers: { 'if-match': `"${version}"` },
    })
    expect(removed.body.errors).toMatchObject([{ field: 'reassign_to', code: 'door_in_use' }])
  })

  it('takes only text that can be stored, for an existing door', async () => {
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
    expect([odd.status, odd.body.errors]).toMatchObject([
      422,
      [{ field: 'reason', code: 'invalid_format' }],
    ])
  })
})
