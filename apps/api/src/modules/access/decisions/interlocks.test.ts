import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccessWorld, openAccessWorld } from '../../../testing/access-world.ts'
import { whileHeld } from '../../../testing/held-change.ts'
import { addGarage, type PresenceWorld } from '../../../testing/presence-world.ts'

let world: AccessWorld
let site: PresenceWorld
let inner: string
let [card, other] = ['', '']
const readers = new Map<string, string>()

beforeAll(async () => {
  world = await openAccessWorld()
  site = await addGarage(world)
  inner = await site.point({ area_from_id: site.garage, area_to_id: world.yard })
  card = (await world.card(world.own.residentId)).number
  other = (await world.card(world.neighbours.residentId)).number
  await interlock(site.entry, inner)
  for (const point of [site.entry, inner, site.exit]) {
    const reader = await world.reader()
    readers.set(point, reader)
    await world.past(`UPDATE equipment SET driver = 'control_id', host = '${reader}.example'
        WHERE id = '${reader}';
      INSERT INTO device_addresses (tenant_id, id, host, port, state, decided_at)
        VALUES ('${world.tenantId}', '${newId()}', '${reader}.example', 80, 'approved', now());
      UPDATE access_points SET equipment_id = '${reader}', channel = 1 WHERE id = '${point}'`)
  }
})
afterAll(() => world.close())

const sindico = () => world.test.as('sindico')

async function change(point: string, payload: object) {
  const { version } = (await sindico().get(`/access-points/${point}`)).body.data as {
    version: number
  }
  return sindico().patch(`/access-points/${point}`, {
    headers: { 'if-match': `"${version}"` },
    payload,
  })
}
const interlock = (point: string, ...others: string[]) =>
  change(point, { interlocks: others.map((point_id) => ({ point_id })) })

/** What was read of the door of a point, so many seconds ago. */
const door = (point: string, isOpen: boolean, { ago = 0, since = 600 } = {}) =>
  world.past(`INSERT INTO access_doors (tenant_id, equipment_id, door, is_open, read_at, since)
    VALUES ('${world.tenantId}', '${readers.get(point)}', 1, ${isOpen},
      clock_timestamp() - interval '${ago} seconds', clock_timestamp() - interval '${since} seconds')
    ON CONFLICT (tenant_id, equipment_id, door) DO UPDATE SET is_open = excluded.is_open,
      read_at = excluded.read_at, since = excluded.since`)
beforeEach(async () => {
  await world.past(`DELETE FROM access_presence; DELETE FROM reader_commands;
    UPDATE access_events SET at = at - interval '1 hour'`)
  await door(site.entry, false)
  await door(inner, false)
})

describe('two interlocked points', () => {
  it('open one while the other was read closed, whichever is named first', async () => {
    expect(await site.show(card, site.entry)).toMatchObject({ outcome: 'granted' })
    await world.past(`UPDATE access_events SET at = at - interval '16 seconds'`)
    await door(inner, true)
    expect(await site.show(card, site.entry)).toMatchObject({ reason: 'interlock' })
    await door(inner, false)
    await door(site.entry, true)
    expect(await site.show(card, inner)).toMatchObject({ reason: 'interlock' })
  })

  it('take a door that nobody read, or read too long ago, for open', async () => {
    await door(inner, false, { ago: 11 })
    expect(await site.show(card, site.entry)).toMatchObject({ reason: 'interlock' })
    await world.past('DELETE FROM access_doors')
    expect(await site.show(card, site.entry)).toMatchObject({ reason: 'interlock' })
  })

  it('wait for whoever is just opening the other one', async () => {
    // A grant at the inner point that is not committed yet.
    const answer = await whileHeld(
      world.test,
      `SELECT 1 FROM access_interlocks WHERE access_point_id = '${site.entry}' FOR NO KEY UPDATE;
        INSERT INTO access_events (tenant_id, id, point_id, fact, direction)
        VALUES ('${world.tenantId}', '${newId()}', '${inner}', 'granted', 'in')`,
      () => site.show(card, site.entry),
    )
    expect(answer).toMatchObject({ reason: 'interlock' })
  })

  it('of which two open at once open one, until it was seen to close', async () => {
    const answers = await Promise.all([site.show(card, site.entry), site.show(other, inner)])
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['denied', 'granted'])
    const [opened, held] =
      answers[0]?.outcome === 'granted' ? [site.entry, inner] : [inner, site.entry]
    expect(await site.show(other, held)).toMatchObject({ reason: 'interlock' })
    // It was closed before anybody went through.
    await door(opened, false, { since: 0 })
    expect(await site.show(other, held)).toMatchObject({ reason: 'interlock' })
    await world.past(`UPDATE access_events SET at = at - interval '5 seconds'`)
    await door(opened, false, { since: 0 })
    expect(await site.show(other, held)).toMatchObject({ outcome: 'granted' })
  })

  it('never keep anybody from leaving, nor bind in an emergency or once they are out of use', async () => {
    await interlock(site.exit, inner)
    await door(inner, true)
    expect(await site.show(card, site.exit, { direction: 'out' })).toMatchObject({
      outcome: 'granted',
      marks: ['interlock'],
    })
    const order = newId()
    const gate = world.test.as('funcionario')
    await gate.post('/access-orders', {
      payload: { id: order, kind: 'release', point_ids: [site.entry], reason: 'Incêndio' },
    })
    expect(await site.show(card, site.entry)).toMatchObject({
      outcome: 'granted',
      marks: ['interlock'],
    })
    await gate.post(`/access-orders/${order}/end`)
    expect(await site.show(card, site.entry)).toMatchObject({ reason: 'interlock' })
    await world.past(`UPDATE access_points SET status = 'INATIVO' WHERE id = '${inner}'`)
    expect(await site.show(card, site.entry)).toMatchObject({ outcome: 'granted' })
    await world.past(`UPDATE access_points SET status = 'ATIVO' WHERE id = '${inner}'`)
    await interlock(site.exit)
  })

  it('are not opened from afar while the other door is not closed', async () => {
    const open = (point: string) =>
      world.test.as('funcionario').post(`/access-points/${point}/openings`, {
        payload: { id: newId(), reason: 'Entrega' },
      })
    await door(inner, true)
    expect((await open(site.entry)).body).toMatchObject({
      code: 'state_conflict',
      errors: [{ field: 'point_id', code: 'interlocked' }],
    })
    await door(inner, false)
    expect((await open(site.entry)).status).toBe(202)
    // The first one is about to open.
    expect((await open(inner)).body.errors).toMatchObject([{ code: 'interlocked' }])
    expect(await site.show(card, inner)).toMatchObject({ reason: 'interlock' })
  })
})

describe('an interlock', () => {
  it('is of two points with a door sensor, and is named with one of them', async () => {
    const blind = await world.make('access-points', { name: `Cego ${newId()}`, direction: 'in' })
    const refused = async (point: string, ...others: string[]) =>
      (await interlock(point, ...others)).body.errors
    expect(await refused(site.exit, inner, blind)).toMatchObject([
      { field: 'interlocks.1.point_id', code: 'no_door_sensor' },
    ])
    expect(await refused(blind, inner)).toMatchObject([
      { field: 'door_sensor', code: 'sensor_interlocked' },
    ])
    expect(await refused(site.exit, site.exit)).toMatchObject([
      { field: 'interlocks.0.point_id', code: 'same_point' },
    ])
    expect(await refused(site.exit, inner, inner)).toMatchObject([
      { field: 'interlocks.1.point_id', code: 'named_twice' },
    ])
    expect(await refused(inner, site.entry)).toMatchObject([
      { field: 'interlocks.0.point_id', code: 'pair_taken' },
    ])
    const { body } = await sindico().get(`/access-points/${inner}`)
    expect(body.data['interlocked_by']).toMatchObject([{ id: site.entry }])
  })

  it('keeps the sensors of both its points', async () => {
    for (const point of [site.entry, inner])
      expect((await change(point, { door_sensor: false })).body.errors).toMatchObject([
        { field: 'door_sensor', code: 'sensor_interlocked' },
      ])
  })
})
