import { systemActor } from '@portaria/contract/actors/actor'
import { newId } from '@portaria/contract/value-types/uuid'
import type { AccessDriver } from '@portaria/drivers/access/access-driver'
import { unknown } from '@portaria/drivers/access/access-outcome'
import { NOTHING_READ } from '@portaria/drivers/access/control-id/reader-state'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../../../testing/eventually.ts'
import { reachedReaders } from '../../../../testing/reached-readers.ts'
import { openServedWorld, type ServedWorld } from '../../../../testing/served-world.ts'
import { deviceSeal } from '../../../devices/public/device-secrets.ts'
import { inventoryFirst } from '../console/want-inventory.ts'
import { commandStep } from './command-step.ts'
import { keeperActor } from './list-keeper.ts'
import type { ReaderService } from './reader-service.ts'
import type { Served } from './served.ts'

let world: ServedWorld
let service: ReaderService
let at: ReturnType<typeof reachedReaders>
function start(): void {
  service = world.serve()
  at = reachedReaders(world, service)
}
beforeAll(async () => {
  world = await openServedWorld()
  start()
})
afterAll(() => world.close())

describe('a served reader', () => {
  it('holds who may pass, opens for them by itself, and no longer for a lost card', async () => {
    const card = await world.card(world.own.residentId)
    const reached = await world.reach(world.hall)
    service.call()
    await eventually(() => expect(at.cardsOn(reached)).toContain(card.number))
    await world.settled(reached.id)
    expect(await at.present(reached, card)).toMatchObject({ opened: true })
    await at.lose(card)
    await eventually(() => expect(at.cardsOn(reached)).not.toContain(card.number))
    expect(await at.present(reached, card)).toMatchObject({ opened: false })
    await world.settled(reached.id)
    const { body } = await world.test.as('sindico').get(`/equipment/${reached.id}`)
    expect(body.data).toMatchObject({ state: 'online', clock_drift: 0 })
  })

  it('is told who is new, and what is wrong with whom it refuses', async () => {
    const reached = await at.reachOwn({ capacity: { users: 1 } })
    await world.card(world.neighbours.residentId)
    await world.card(world.own.residentId)
    await eventually(async () => {
      const states = (await world.entries(reached.id)).map(({ state, reason }) => [state, reason])
      expect(states).toContainEqual(['refused', 'capacity_full'])
    })
    expect(await at.stateOf(reached)).toMatchObject({ trouble: null, profile: 'idface' })
  })

  it('that is new holds the QR code of a guest, whatever its model turns out to be', async () => {
    const { code } = await world.invite()
    const reached = await at.reachOwn({ model: 'idface', isNew: true })
    await world.make('access-rules', {
      name: `Visitas ${newId()}`,
      kinds: ['visitor'],
      points: [{ point_id: await at.pointOf(reached) }],
    })
    service.call()
    await eventually(() =>
      expect(reached.reader.rows('qrcodes').map(({ value }) => value)).toContain(code),
    )
    await world.settled(reached.id)
    expect(reached.reader.setting('face_id', 'qrcode_legacy_mode_enabled')).toBe('0')
  })

  it('that is silent is told so, and is emptied of whoever left as soon as it answers', async () => {
    const card = await world.card(world.own.residentId)
    const reached = await at.reachOwn()
    await eventually(() => expect(at.cardsOn(reached)).toContain(card.number))
    await eventually(async () => {
      const { body } = await world.test.as('sindico').get(`/equipment/${reached.id}`)
      expect(body.data).toMatchObject({ state: 'online' })
    })
    await reached.reader.goOffline()
    await at.lose(card)
    service.call()
    await eventually(async () =>
      expect(await at.stateOf(reached)).toMatchObject({ trouble: 'no_connection' }),
    )
    expect((await at.stateOf(reached))?.['silent_since']).not.toBeNull()
    expect(await world.entries(reached.id)).not.toEqual([])
    await reached.reader.goOnline()
    await world.owner(
      `UPDATE access_readers SET look_at = now() WHERE equipment_id = '${reached.id}'`,
    )
    await at.call(reached)
    await eventually(() => expect(at.cardsOn(reached)).not.toContain(card.number))
    await eventually(async () => expect(await at.stateOf(reached)).toMatchObject({ trouble: null }))
    await eventually(async () => {
      const history = await world.owner<{ state: unknown }>(`SELECT changes -> 'state' AS state
        FROM audit_log WHERE row_id = '${reached.id}' AND changes ? 'state' ORDER BY at`)
      const changes = history.map(({ state }) => state)
      expect(changes).toContainEqual(['online', 'offline'])
      expect(changes.at(-1)).toEqual(['offline', 'online'])
    })
  })

  it('is compared on demand: what is missing is sent again, what is left over removed', async () => {
    const card = await world.card(world.own.residentId)
    const reached = await at.reachHeld()
    expect(at.cardsOn(reached)).toContain(card.number)
    const [gone] = reached.reader.rows('cards').filter(({ value }) => String(value) === card.number)
    reached.reader.enter('users', [{ id: 987_654_321n, registration: '', name: 'De fora' }])
    await at.removeByHand(reached, Number(gone?.['user_id']))
    expect(at.cardsOn(reached)).not.toContain(card.number)
    await world.owner(`UPDATE access_readers SET inventory_wanted = true
      WHERE equipment_id = '${reached.id}'`)
    await at.call(reached)
    await eventually(() => expect(at.cardsOn(reached)).toContain(card.number))
    await eventually(async () =>
      expect(await at.stateOf(reached)).toMatchObject({
        inventory_wanted: false,
        inventory: { missing: 1, different: 0, left: 0, foreign: 1 },
      }),
    )
  })

  it('is compared before anything is sent to it, once a backup was restored (access §69)', async () => {
    const reached = await at.reachHeld()
    // Nothing serves while a backup is restored: what a server read before would count once more.
    await service.stop()
    const before = reached.reader.received().length
    const { database } = world.test.parts
    await database.inTenant(systemActor('restore', world.test.tenants.bosque), inventoryFirst)
    const { body } = await world.test.as('sindico').get(`/access-readers/${reached.id}`)
    expect(body.data).toMatchObject({ more: { inventory_at: null } })
    const card = await world.card(world.own.residentId)
    start()
    await eventually(() => expect(at.cardsOn(reached)).toContain(card.number))
    const sent = reached.reader.received().slice(before)
    // Only an inventory reads which faces there are.
    const compared = sent.findIndex(({ body }) => body.includes('"face_templates"'))
    const written = sent.findIndex(({ command }) => command === 'create_objects')
    expect(compared).toBeGreaterThanOrEqual(0)
    expect(written).toBeGreaterThan(compared)
  })

  it('is served by one process: another one that lost it writes nothing', async () => {
    const card = await world.card(world.own.residentId)
    const reached = await at.reachOwn()
    await eventually(() => expect(at.cardsOn(reached)).toContain(card.number))
    await world.settled(reached.id)
    await at.taken(reached)
    const later = await world.card(world.neighbours.residentId)
    const opening = await at.command(reached, await at.pointOf(reached), '2 seconds')
    await eventually(async () => {
      const waiting = (await world.entries(reached.id)).filter(({ state }) => state === 'waiting')
      expect(waiting).not.toEqual([])
    })
    await eventually(async () => {
      const [row] = await world.owner<{ over: boolean }>(`SELECT expires_at < now() AS over
        FROM reader_commands WHERE id = '${opening}'`)
      expect(row?.over).toBe(true)
    })
    expect(at.cardsOn(reached)).not.toContain(later.number)
    expect(reached.reader.pulses()).toEqual([])
    await at.givenBack(reached)
    service.call()
    await eventually(() => expect(at.cardsOn(reached)).toContain(later.number))
    await at.settledAs(opening, { state: 'refused', reason: 'expired' })
    expect(reached.reader.pulses()).toEqual([])
  })

  it('opens once by a command, and never by one that expired', async () => {
    // Without a sensor, the relay proves an opening.
    const reached = await at.reachOwn({ hasSensor: false })
    await at.known(reached)
    const point = await at.pointOf(reached)
    const done = await at.command(reached, point, '10 seconds')
    await at.settledAs(done, { state: 'done' })
    expect(reached.reader.pulses()).toHaveLength(1)
    const [event] = await world.owner(`SELECT fact, opening_reason FROM access_events
      WHERE point_id = '${point}'`)
    expect(event).toEqual({ fact: 'opened', opening_reason: 'teste' })
    const late = await at.command(reached, point, '-1 seconds')
    await at.settledAs(late, { state: 'refused', reason: 'expired' })
    expect(reached.reader.pulses()).toHaveLength(1)
  })

  it('is not said to have refused what it may have done when it was interrupted', async () => {
    const reached = await at.reachOwn()
    await at.taken(reached)
    const opening = await at.command(reached, await at.pointOf(reached), '1 minute')
    const open: AccessDriver['open'] = async (_, own, beforeWrite) => {
      await beforeWrite(own)
      return { ...unknown('interrupted'), reading: NOTHING_READ }
    }
    const write: Served['write'] = (work) =>
      world.test.parts.database.inTenant(keeperActor(world.tenantId), work)
    const reader = { id: reached.id, serial: 'SIM' }
    await commandStep({ reader, driver: { open }, write } as Served)
    await at.settledAs(opening, { state: 'unknown', reason: 'interrupted' })
    expect(reached.reader.received('execute_actions')).toEqual([])
  })

  it('is not opened by a process that another one has replaced', async () => {
    const reached = await at.reachOwn({ hasSensor: false })
    await world.owner(`
      CREATE FUNCTION take_reader() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN
        UPDATE device_leases SET holder = 'another process', fence = fence + 1
          WHERE tenant_id = new.tenant_id;
        RETURN null;
      END $$;
      CREATE TRIGGER take_reader AFTER UPDATE OF sent_at ON reader_commands
        FOR EACH ROW EXECUTE FUNCTION take_reader()`)
    await at.known(reached)
    const opening = await at.command(reached, await at.pointOf(reached), '10 seconds')
    await at.settledAs(opening, { state: 'refused', reason: 'not_recorded' })
    await world.owner('DROP FUNCTION take_reader CASCADE')
    expect(reached.reader.pulses()).toEqual([])
  })

  it('is served again by the process that took it and never heard so', async () => {
    const reached = await at.reachHeld()
    const [own] = await world.owner<{ holder: string }>(
      `SELECT holder FROM device_leases WHERE device = 'reader ${reached.id}'`,
    )
    await at.taken(reached)
    // Nobody serves it once the one who had it stopped.
    const card = await world.card(world.own.residentId)
    await world.owner(`UPDATE device_leases SET holder = '${String(own?.holder)}', fence = fence + 1,
      held_until = now() + interval '15 seconds' WHERE device = 'reader ${reached.id}'`)
    await eventually(() => expect(at.cardsOn(reached)).toContain(card.number))
  })

  it('is asked nothing more after three wrong passwords, until another one is set', async () => {
    const reached = await at.reachOwn({ password: 'one that nobody told us' })
    await world.owner(
      `UPDATE access_readers SET look_at = now() WHERE equipment_id = '${reached.id}'`,
    )
    await eventually(async () => {
      await world.owner(`UPDATE access_readers SET look_at = now(), tries = 0
        WHERE equipment_id = '${reached.id}'`)
      await at.call(reached)
      expect((await at.stateOf(reached))?.['stopped_at']).not.toBeNull()
    })
    expect(reached.reader.received('login')).toHaveLength(3)
    await world.owner(`SELECT set_config('app.tenant_id', '${world.tenantId}', false);
      UPDATE device_secrets SET set_at = now() WHERE equipment_id = '${reached.id}'`)
    expect((await at.stateOf(reached))?.['stopped_at']).toBeNull()
  })

  it('with the password of the factory is given another one, which it takes from then on', async () => {
    const reached = await at.reachOwn({ password: 'admin' })
    const { secret } = world.test.parts
    const sealed = deviceSeal(secret).seal(`${world.tenantId} ${reached.id}`, 'admin')
    await world.owner(`SELECT set_config('app.tenant_id', '${world.tenantId}', false);
      UPDATE device_secrets SET sealed = '\\x${sealed.toString('hex')}'
      WHERE equipment_id = '${reached.id}'`)
    await at.call(reached)
    await eventually(async () =>
      expect(await at.stateOf(reached)).toMatchObject({ trouble: 'factory_password' }),
    )
    const { body } = await world.test.as('admin').post(`/access-readers/${reached.id}/commands`, {
      payload: { id: newId(), kind: 'password' },
    })
    service.call()
    await at.settledAs(body.data.id, { state: 'done' })
    expect(reached.reader.isFactory()).toBe(false)
    await at.call(reached)
    await at.known(reached)
    await eventually(async () => expect(await at.stateOf(reached)).toMatchObject({ trouble: null }))
  })

  it('met nothing that nobody expected', () => {
    expect(world.unexpected).toEqual([])
  })
})
