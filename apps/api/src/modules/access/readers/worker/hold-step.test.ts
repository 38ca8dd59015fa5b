import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../../../testing/eventually.ts'
import { type Reached, reachedReaders } from '../../../../testing/reached-readers.ts'
import { openServedWorld, type ServedWorld } from '../../../../testing/served-world.ts'
import type { ReaderService } from './reader-service.ts'

let world: ServedWorld
let service: ReaderService
let at: ReturnType<typeof reachedReaders>
beforeAll(async () => {
  world = await openServedWorld()
  service = world.serve()
  at = reachedReaders(world, service)
})
afterAll(() => world.close())

/** A model that holds its door, whose relay is read. */
const HOLDS = { model: 'idaccess', hasSensor: false } as const

/** Starts a release of the point of a reader; returns its id. */
async function release(reached: Reached, more: object = {}): Promise<string> {
  const id = newId()
  const { status, raw } = await world.test.as('funcionario').post('/access-orders', {
    payload: {
      id,
      kind: 'release',
      reason: 'Fumaça na garagem',
      point_ids: [await at.pointOf(reached)],
      ...more,
    },
  })
  if (status !== 201) throw new Error(`a release was refused: ${raw}`)
  service.call()
  return id
}

async function end(id: string): Promise<void> {
  const { status, raw } = await world.test.as('funcionario').post(`/access-orders/${id}/end`)
  if (status !== 200) throw new Error(`an end was refused: ${raw}`)
  service.call()
}

type ShownOrder = { id: string; points: { state: string | null; reason: string | null }[] }

/** The first point of an order, as people are shown it. */
async function shown(id: string) {
  const { body } = await world.test.as('funcionario').get('/access-orders')
  const data = body.data as unknown as { live: ShownOrder[]; ended: ShownOrder[] }
  return [...data.live, ...data.ended].find((one) => one.id === id)?.points[0]
}
const shownAs = (id: string, hoped: object) =>
  eventually(async () => expect(await shown(id)).toMatchObject(hoped))

/** The commands that moved the door of a reader. */
const moves = ({ reader }: Reached) =>
  reader.received('execute_actions').map(({ body }) => /parameters":"([^"]*)/.exec(body)?.[1])
const HOLD = 'door=1,timeout=0'
const LET_GO = 'door=1,timeout=-1'

async function reach(options: Parameters<typeof at.reachOwn>[0] = HOLDS): Promise<Reached> {
  const reached = await at.reachOwn(options)
  await at.known(reached)
  return reached
}

/** Puts thousands of people with cards onto the list of a reader. */
async function fill(reached: Reached, count: number): Promise<void> {
  await world.make('access-rules', {
    name: `Regra ${newId()}`,
    kinds: ['employee'],
    points: [{ point_id: await at.pointOf(reached) }],
  })
  await world.owner(`SELECT set_config('app.tenant_id', '${world.tenantId}', false);
    SET session_replication_role = replica;
    WITH people AS (INSERT INTO employees (tenant_id, id, name, position)
      SELECT '${world.tenantId}', gen_random_uuid(), 'Pessoa ' || n, 'Porteiro'
      FROM generate_series(1, ${count}) n RETURNING id)
    INSERT INTO cards (tenant_id, id, number, kind, state, employee_id)
    SELECT '${world.tenantId}', gen_random_uuid(), (30000000 + row_number() OVER ())::text, 'card',
      'assigned', id FROM people;
    SET session_replication_role = DEFAULT;
    INSERT INTO reader_changes (tenant_id) VALUES ('${world.tenantId}')`)
  service.call()
}

describe('a released door', () => {
  it('is held open until the end of the release, and let go after it', async () => {
    const reached = await reach()
    const id = await release(reached)
    await shownAs(id, { state: 'open', reason: null })
    expect(reached.reader.isUnlocked()).toBe(true)
    expect(moves(reached)).toEqual([HOLD])
    const [event] = await world.owner(`SELECT fact, opening_reason, opened_by FROM access_events
      WHERE point_id = '${await at.pointOf(reached)}'`)
    expect(event).toEqual({
      fact: 'opened',
      opening_reason: 'Fumaça na garagem',
      opened_by: world.test.person('funcionario').userId,
    })
    await end(id)
    await eventually(() => expect(reached.reader.isUnlocked()).toBe(false))
    await shownAs(id, { state: null })
    expect(await world.owner('SELECT FROM access_holds')).toEqual([])
    expect(moves(reached)).toEqual([HOLD, LET_GO])
  })

  it('opens before thousands of people who wait are sent, and stays open without a server', async () => {
    const reached = await reach({ ...HOLDS, commandMs: 40 })
    await world.settled(reached.id)
    await fill(reached, 2_000)
    const writes = () => reached.reader.received('create_objects').length
    const before = writes()
    await eventually(() => expect(writes()).toBeGreaterThan(before))
    const id = await release(reached)
    await eventually(() => expect(reached.reader.isUnlocked()).toBe(true))
    // It does not wait for those who wait before it.
    const waiting = (await world.entries(reached.id)).filter(({ state }) => state === 'waiting')
    expect(waiting.length).toBeGreaterThan(1_000)
    await service.stop()
    const seen = reached.reader.received().length
    // Longer than its relay is drawn by an ordinary opening.
    await new Promise((resolve) => setTimeout(resolve, 3_500))
    expect(reached.reader.received()).toHaveLength(seen)
    expect(reached.reader.isUnlocked()).toBe(true)
    service = world.serve()
    at = reachedReaders(world, service)
    await shownAs(id, { state: 'open' })
    expect(moves(reached)).toEqual([HOLD])
    await end(id)
    await eventually(() => expect(reached.reader.isUnlocked()).toBe(false))
  })

  it('of a reader that went out of use meanwhile is let go', async () => {
    const reached = await reach()
    const id = await release(reached)
    await shownAs(id, { state: 'open' })
    await world.owner(`SELECT set_config('app.tenant_id', '${world.tenantId}', false);
      UPDATE equipment SET status = 'INATIVO' WHERE id = '${reached.id}'`)
    service.call()
    await eventually(async () => expect(await world.entries(reached.id)).toEqual([]))
    expect(reached.reader.isUnlocked()).toBe(true)
    await end(id)
    await eventually(() => expect(reached.reader.isUnlocked()).toBe(false))
  })

  it('of a reader that was away is opened once it answers, and again after a restart', async () => {
    const reached = await reach()
    await reached.reader.goOffline()
    const id = await release(reached)
    await shownAs(id, { state: 'trying', reason: 'no_connection' })
    await reached.reader.goOnline()
    await shownAs(id, { state: 'open', reason: null })
    await reached.reader.cutPower()
    await shownAs(id, { state: 'unconfirmed', reason: 'no_connection' })
    await reached.reader.restorePower()
    expect(reached.reader.isUnlocked()).toBe(false)
    await shownAs(id, { state: 'open' })
    expect(reached.reader.isUnlocked()).toBe(true)
    await reached.reader.goOffline()
    await end(id)
    await shownAs(id, { state: 'trying', reason: 'no_connection' })
    expect(reached.reader.isUnlocked()).toBe(true)
    await reached.reader.goOnline()
    await eventually(() => expect(reached.reader.isUnlocked()).toBe(false))
  })

  it('that a passage closes again is held again', async () => {
    const card = await world.card(world.own.residentId)
    const reached = await reach()
    await eventually(() => expect(at.cardsOn(reached)).toContain(card.number))
    await world.settled(reached.id)
    const id = await release(reached)
    await shownAs(id, { state: 'open' })
    expect(await at.present(reached, card)).toMatchObject({ opened: true })
    await eventually(() => expect(moves(reached)).toEqual([HOLD, HOLD]))
    expect(reached.reader.isUnlocked()).toBe(true)
    await end(id)
    await eventually(() => expect(reached.reader.isUnlocked()).toBe(false))
  })

  it('that was open before is told so, and counts as held once no passage explains it', async () => {
    const reached = await reach()
    // Somebody else holds it, whom no reading tells from us.
    await at.actByHand(reached, HOLD)
    const id = await release(reached)
    await shownAs(id, { state: 'unconfirmed', reason: 'was_open' })
    await world.owner(`UPDATE access_holds SET sent_at = sent_at - interval '10 seconds'`)
    await shownAs(id, { state: 'open' })
    expect(moves(reached)).toEqual([HOLD, HOLD])
    await end(id)
    await eventually(() => expect(reached.reader.isUnlocked()).toBe(false))
  })

  it('that its model cannot hold is opened once at the beginning, and said to be so', async () => {
    const reached = await reach({ model: 'idface', hasSensor: false })
    const id = await release(reached)
    await shownAs(id, { state: 'by_hand', reason: 'not_supported', opened_once: 'done' })
    expect(reached.reader.pulses()).toHaveLength(1)
    await world.owner(`UPDATE access_holds SET next_at = now()`)
    await at.call(reached)
    await eventually(async () => {
      const [row] = await world.owner<{ next_at: Date }>('SELECT next_at FROM access_holds')
      expect(Number(row?.next_at)).toBeGreaterThan(Date.now() + 30_000)
    })
    expect(reached.reader.pulses()).toHaveLength(1)
    await end(id)
    await shownAs(id, { state: null })
  })

  it('that its model cannot hold is not opened a minute later', async () => {
    const reached = await reach({ model: 'idface', hasSensor: false })
    await at.taken(reached)
    const id = await release(reached)
    await world.owner(`UPDATE access_holds SET wanted_since = now() - interval '61 seconds'`)
    await at.givenBack(reached)
    await shownAs(id, { state: 'by_hand', reason: 'not_supported', opened_once: null })
    expect(reached.reader.pulses()).toEqual([])
    await end(id)
  })

  it('with a sensor is not said to be held before it was seen to open, nor to be let go', async () => {
    const reached = await reach({ model: 'idaccess', hasSensor: true })
    await world.owner(`SELECT set_config('app.tenant_id', '${world.tenantId}', false);
      UPDATE access_points SET door_sensor = true WHERE equipment_id = '${reached.id}'`)
    const id = await release(reached)
    await shownAs(id, { state: 'unconfirmed', reason: 'not_seen' })
    expect(reached.reader.isUnlocked()).toBe(true)
    await end(id)
    await eventually(() => expect(reached.reader.isUnlocked()).toBe(false))
    await shownAs(id, { state: 'unconfirmed', reason: 'not_seen' })
  })

  it('is moved by one process: another one that lost it writes nothing', async () => {
    const reached = await reach()
    await world.owner(`
      CREATE FUNCTION take_reader() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN
        UPDATE device_leases SET holder = 'another process', fence = fence + 1,
          held_until = now() + interval '1 hour' WHERE device = 'reader ' || new.equipment_id;
        RETURN null;
      END $$;
      CREATE TRIGGER take_reader AFTER UPDATE OF sent_at ON access_holds
        FOR EACH ROW EXECUTE FUNCTION take_reader()`)
    const id = await release(reached)
    // The trigger is undone with the rest of its transaction, so that each try meets it.
    await eventually(() => expect(reached.reader.received('door_state').length).toBeGreaterThan(1))
    expect(await shown(id)).toMatchObject({ state: 'trying' })
    expect(moves(reached)).toEqual([])
    await world.owner('DROP FUNCTION take_reader CASCADE')
    await shownAs(id, { state: 'open' })
    await end(id)
    await eventually(() => expect(reached.reader.isUnlocked()).toBe(false))
  })

  it('goes with its point to another reader', async () => {
    const [first, second] = [await reach(), await reach()]
    const [point, other] = [await at.pointOf(first), await at.pointOf(second)]
    const id = await release(first)
    await shownAs(id, { state: 'open' })
    await world.owner(`SELECT set_config('app.tenant_id', '${world.tenantId}', false);
      UPDATE access_points SET equipment_id = NULL WHERE id = '${other}';
      UPDATE access_points SET equipment_id = '${second.id}' WHERE id = '${point}'`)
    service.call()
    await eventually(() => expect(second.reader.isUnlocked()).toBe(true))
    await eventually(() => expect(first.reader.isUnlocked()).toBe(false))
    await end(id)
    await eventually(() => expect(second.reader.isUnlocked()).toBe(false))
  })

  it('met nothing that nobody expected', () => {
    expect(world.unexpected).toEqual([])
  })
})
