import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { whileHeld } from '../../../testing/held-change.ts'
import { type LockerWorld, openLockerWorld } from '../../../testing/locker-world.ts'

describe('doors of lockers', () => {
  let world: LockerWorld
  beforeAll(async () => {
    world = await openLockerWorld()
  })
  afterAll(() => world.close())

  it('take a parcel, and give it to a member of the household', async () => {
    const parcel = await world.receive()
    const { id, door } = await world.deposit(parcel)
    expect(await world.door(door)).toMatchObject({ state: 'reserved', command: { id } })
    await world.until(id, { state: 'done' })
    expect(world.pulsesOf(door)).toBe(1)
    // The parcel is not in the door before it is closed.
    expect(await world.read(parcel)).toMatchObject({ place: 'desk' })
    await eventually(() => world.shut(door, true))
    await world.until(id, { over: true, finding: 'inside' })
    expect(await world.read(parcel)).toMatchObject({ place: 'locker', door, state: 'told' })
    expect(await world.door(door)).toMatchObject({
      state: 'occupied',
      latch: 'closed',
      occupied: true,
      parcel: { id: parcel },
    })
    // The parcel is no longer at the desk.
    expect(await world.toldOf(parcel)).toEqual(['parcel_in_locker'])

    const opening = await world.collect(parcel)
    await world.until(opening.id, { state: 'done' })
    // The code is used up when the door is read as closed.
    expect(await world.read(parcel)).toMatchObject({ state: 'told' })
    await eventually(() => world.shut(door, false))
    await world.until(opening.id, { over: true, finding: 'empty' })
    expect(await world.read(parcel)).toMatchObject({
      state: 'handed_over',
      handed_how: 'code',
      handed_to_id: world.own.residentId,
    })
    expect(await world.kinds(parcel)).toEqual([
      'received',
      'told',
      'door_opened',
      'moved',
      'door_opened',
      'handed_over',
    ])
    expect(await world.door(door)).toMatchObject({ state: 'free', parcel: null, command: null })
    expect(world.pulsesOf(door)).toBe(2)
  })

  it('open once per command, however often it is sent', async () => {
    const { parcel, door } = await world.deposited()
    const before = world.pulsesOf(door)
    const sent = { id: newId(), role: 'condomino' } as const
    const payload = { purpose: 'collect', parcel_id: parcel }
    const answers = await Promise.all([1, 2, 3, 4].map(() => world.send(payload, sent)))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202])
    await world.until(sent.id, { state: 'done' })
    expect((await world.send(payload, sent)).status).toBe(202)
    const another = await world.send(payload, { role: 'condomino' })
    expect([another.status, another.body.errors]).toMatchObject([409, [{ code: 'door_busy' }]])
    const foreign = await world.send({ ...payload, parcel_id: await world.receive() }, sent)
    expect(foreign.body.code).toBe('id_taken')
    await eventually(() => world.shut(door, false))
    await world.until(sent.id, { over: true })
    expect(world.pulsesOf(door)).toBe(before + 1)
    // After the collection, sending the command again opens nothing.
    expect((await world.send(payload, { role: 'condomino' })).status).toBe(409)
  })

  it('stay as they are for a parcel that was put back, or was never put in', async () => {
    const { parcel, door } = await world.deposited()
    const code = await world.codeOf(parcel)
    const { id } = await world.collect(parcel)
    await world.until(id, { state: 'done' })
    await eventually(() => world.shut(door, true))
    await world.until(id, { over: true, finding: 'inside' })
    expect(await world.read(parcel)).toMatchObject({ state: 'told', place: 'locker' })
    expect(await world.codeOf(parcel)).toBe(code)

    const other = await world.receive()
    const deposit = await world.deposit(other)
    await world.until(deposit.id, { state: 'done' })
    await eventually(() => world.shut(deposit.door, false))
    await world.until(deposit.id, { over: true, finding: 'empty' })
    expect(await world.read(other)).toMatchObject({ place: 'desk', state: 'told' })
    expect(await world.door(deposit.door)).toMatchObject({ state: 'free' })
  })

  it('are given to the person who asked a moment earlier', async () => {
    const other = newId()
    const earlier = `
      INSERT INTO door_commands (tenant_id, id, purpose, locker_id, door, check_reason, expires_at)
      VALUES ('${world.test.tenants.bosque}', '${other}', 'check', '${world.locker}', 1, 'Antes',
        now() + interval '1 minute')`
    const check = { purpose: 'check', locker_id: world.locker, door: 1, reason: 'Vistoria' }
    const { status, body } = await whileHeld(world.test, earlier, () => world.send(check))
    expect([status, body.errors]).toMatchObject([409, [{ field: 'door', code: 'door_busy' }]])
    await world.past(`UPDATE door_commands SET state = 'refused', over_at = now()
      WHERE id = '${other}'`)
  })

  it('are opened at the desk by a delegate’s code, and by no wrong one', async () => {
    const { parcel, door } = await world.deposited()
    const given = await world.act(parcel, 'delegate', { name: 'Davi Lopes' }, 'condomino')
    const { code, id: delegateId } = given.body.data as unknown as { code: string; id: string }
    for (const wrong of [undefined, '00000000', await world.codeOf(await world.receive())]) {
      const refused = await world.send({ purpose: 'collect', parcel_id: parcel, code: wrong })
      expect(refused.body.errors).toMatchObject([{ field: 'code', code: 'code_wrong' }])
    }
    const { id } = await world.ask({ purpose: 'collect', parcel_id: parcel, code })
    const revoke = { delegate_id: delegateId }
    const late = await world.act(parcel, 'revoke-delegate', revoke, 'condomino')
    expect([late.status, late.body.errors]).toMatchObject([409, [{ code: 'door_busy' }]])
    await world.until(id, { state: 'done' })
    await eventually(() => world.shut(door, false))
    await world.until(id, { over: true })
    expect(await world.read(parcel)).toMatchObject({
      state: 'handed_over',
      handed_name: 'Davi Lopes',
    })
  })

  it('reveal nothing about codes to a household', async () => {
    const parcel_id = await world.receive()
    for (const code of [await world.codeOf(parcel_id), '00000000']) {
      const payload = { purpose: 'collect', parcel_id, code }
      const refused = await world.send(payload, { role: 'condomino' })
      expect([refused.status, refused.body.errors]).toMatchObject([
        422,
        [{ field: 'code', code: 'not_allowed' }],
      ])
    }
  })

  it('are closed to others: neighbours, other companies, providers', async () => {
    const neighbours = await world.receive({ apartment_id: world.neighbours.apartmentId })
    const payload = { purpose: 'collect', parcel_id: neighbours }
    expect((await world.send(payload, { role: 'condomino' })).status).toBe(404)
    expect((await world.send(payload, { role: 'service_provider' })).status).toBe(403)
    const { parcel, door } = await world.deposited()
    const { id } = await world.collect(parcel)
    const there = world.test.as('sindico', 'acacias')
    expect((await there.get(`/lockers/${world.locker}/doors`)).status).toBe(404)
    expect((await there.get(`/door-commands/${id}`)).status).toBe(404)
    const check = { id: newId(), purpose: 'check', locker_id: world.locker, door: 1, reason: 'x' }
    expect((await there.post('/door-commands', { payload: check })).status).toBe(422)
    const foreign = { id: newId(), purpose: 'collect', parcel_id: parcel }
    expect((await there.post('/door-commands', { payload: foreign })).status).toBe(404)
    for (const [purpose, more] of [
      ['deposit', { parcel_id: parcel, locker_id: world.locker, size: 'P' }],
      ['check', { locker_id: world.locker, door, reason: 'x' }],
    ] as const) {
      const refused = await world.send({ purpose, ...more }, { role: 'condomino' })
      expect(refused.status).toBe(403)
    }
    expect((await world.as('condomino').get(`/lockers/${world.locker}/doors`)).status).toBe(403)
    await world.until(id, { state: 'done' })
    await eventually(() => world.shut(door, false))
    await world.until(id, { over: true })
  })

  it('are the smallest that fit and are not blocked; without any, the parcel stays at the desk', async () => {
    const block = (number: number, action: string, payload?: object) =>
      world.as('sindico').post(`/lockers/${world.locker}/doors/${number}/${action}`, {
        ...(payload && { payload }),
      })
    const sizes = (await world.plan()).doors.filter(({ state }) => state === 'free')
    expect(sizes.map(({ number }) => number)).toContain(4)
    for (const number of [3, 4]) await block(number, 'block', { reason: 'Fechadura solta' })
    const refused = await world.send({
      purpose: 'deposit',
      parcel_id: await world.receive(),
      locker_id: world.locker,
      size: 'M',
    })
    expect([refused.status, refused.body.errors]).toMatchObject([409, [{ code: 'no_door_free' }]])
    expect(await world.door(4)).toMatchObject({
      state: 'blocked',
      blocked_reason: 'Fechadura solta',
    })
    for (const number of [3, 4]) await block(number, 'unblock')
    const { id, door } = await world.deposit(await world.receive(), 'M')
    expect(door).toBe(3)
    await world.until(id, { state: 'done' })
    await eventually(() => world.shut(door, true))
    await world.until(id, { over: true })
  })
})
