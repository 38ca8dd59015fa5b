import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { onServer } from '../../../testing/database-server.ts'
import { eventually } from '../../../testing/eventually.ts'
import { type LockerWorld, openLockerWorld } from '../../../testing/locker-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'
import { settleOpening } from './door-settling.ts'

let world: LockerWorld
/** Returns the gate's notices about a door. */
async function toldOf(door: number): Promise<string[]> {
  const { body } = await world.as('funcionario').get('/inbox')
  const items = rowsOf(body) as unknown as { kind: string; text: string }[]
  return items.flatMap(({ kind, text }) =>
    kind === 'locker_attention' && text.includes(`porta ${door}:`) ? [text] : [],
  )
}
const isTold = (door: number, words: string) =>
  eventually(async () => expect(await toldOf(door)).toEqual([expect.stringContaining(words)]))
const pastOf = (id: string, change: string) =>
  world.past(`UPDATE door_commands SET ${change} WHERE id = '${id}'`)

describe('doors with problems', () => {
  beforeAll(async () => {
    world = await openLockerWorld()
  })
  afterEach(() => {
    world.onPulse(() => undefined)
    world.loseReplies(false)
  })
  afterAll(() => world.close())

  it('are unknown without an answer, reported, and concluded when they are read', async () => {
    const { parcel, door } = await world.deposited()
    world.onPulse(() => world.loseReplies(true))
    const { id } = await world.collect(parcel)
    await world.until(id, { state: 'unknown', over: false })
    await isTold(door, 'não se sabe se abriu')
    expect(await world.read(parcel)).toMatchObject({ state: 'told' })
    // While the outcome of this opening is unknown, the same parcel opens no other door.
    const again = await world.send({ purpose: 'collect', parcel_id: parcel }, { role: 'condomino' })
    expect([again.status, again.body.errors]).toMatchObject([409, [{ code: 'door_busy' }]])
    world.onPulse(() => undefined)
    world.loseReplies(false)
    await eventually(async () => expect((await world.door(door))?.latch).toBe('open'))
    world.shut(door, false)
    expect(await world.until(id, { over: true })).toMatchObject({
      state: 'unknown',
      finding: 'empty',
    })
    expect(await world.read(parcel)).toMatchObject({ state: 'handed_over' })
  })

  it('get no command a second time after a server was killed', async () => {
    const { parcel, door } = await world.deposited()
    const before = world.pulsesOf(door)
    let id = ''
    await world.whileDown(async () => {
      id = (await world.collect(parcel)).id
      await pastOf(id, "state = 'sent', sent_at = now()")
    })
    expect(await world.until(id, { state: 'unknown' })).toMatchObject({ reason: 'interrupted' })
    expect(world.pulsesOf(door)).toBe(before)
    // A person at the desk looks into the door, but cannot contradict its sensor.
    const resolve = (finding: string) =>
      world.as('funcionario').post(`/door-commands/${id}/resolve`, { payload: { finding } })
    await eventually(async () => expect((await world.door(door))?.occupied).toBe(true))
    const denied = await resolve('empty')
    expect([denied.status, denied.body.errors]).toMatchObject([409, [{ code: 'board_disagrees' }]])
    // The desk can only settle it after the door was read once more.
    const found = await eventually(async () => {
      const answer = await resolve('inside')
      expect(answer.status).toBe(200)
      return answer
    })
    expect(found.body.data).toMatchObject({ over: true, finding: 'inside' })
    expect((await resolve('inside')).status).toBe(409)
    expect(await world.read(parcel)).toMatchObject({ state: 'told', place: 'locker' })
  })

  it('are open from the moment at which the command read them so, before the next reading', async () => {
    const { parcel, door } = await world.deposited()
    expect(await world.door(door)).toMatchObject({ latch: 'closed' })
    await world.whileDown(async () => {
      const { id } = await world.collect(parcel)
      await pastOf(id, "state = 'sent', sent_at = now()")
      await world.test.database.app.inTenant(world.test.actor('funcionario'), (context) =>
        settleOpening(context, id, { result: 'done', reason: '', sent: true }),
      )
      expect(await world.door(door)).toMatchObject({ latch: 'open' })
    })
  })

  it('stay closed after the command has expired', async () => {
    const parcel = await world.receive()
    let [id, door] = ['', 0]
    await world.whileDown(async () => {
      const asked = await world.deposit(parcel)
      id = asked.id
      door = asked.door
      await pastOf(id, "expires_at = now() - interval '1 second'")
    })
    const before = world.pulsesOf(door)
    expect(await world.until(id, { over: true })).toMatchObject({
      state: 'refused',
      reason: 'expired',
    })
    expect(world.pulsesOf(door)).toBe(before)
    expect(await world.door(door)).toMatchObject({ state: 'free', command: null })
    expect(await world.read(parcel)).toMatchObject({ place: 'desk' })
  })

  it('are reported when they are left open, and when the sensor and the register disagree', async () => {
    const { parcel, door } = await world.deposited()
    const { id } = await world.collect(parcel)
    await world.until(id, { state: 'done' })
    await pastOf(id, "opened_at = now() - interval '4 minutes'")
    await isTold(door, 'ficou aberta')
    world.shut(door, false)
    await world.until(id, { over: true })

    const empty = (await world.plan()).doors.find(({ state }) => state === 'free')?.number ?? 0
    world.simulator.setOccupied({ board: 0, lock: empty - 1 }, true)
    await world.as('funcionario').post(`/lockers/${world.locker}/look`)
    await isTold(empty, 'não concordam')
    expect(await world.door(empty)).toMatchObject({
      occupied: true,
      disagrees: true,
      state: 'free',
    })
    world.simulator.setOccupied({ board: 0, lock: empty - 1 }, false)
  })

  it('open only at an address that an administrator approved', async () => {
    const { parcel, door } = await world.deposited()
    const before = world.pulsesOf(door)
    let id = ''
    await world.whileDown(async () => {
      id = (await world.collect(parcel)).id
      await world.refuseAddress()
    })
    expect((await world.plan()).doors.length).toBe(4)
    expect(await world.plan()).toMatchObject({ trouble: 'address_not_approved' })
    expect(await world.until(id, { over: true })).toMatchObject({
      state: 'refused',
      reason: 'address_not_approved',
    })
    // The state of doors is unknown if nobody may ask their board.
    await eventually(async () => expect((await world.door(door))?.latch).toBe('unknown'))
    const waiting = async () => (await world.jobs()).length
    await world.whileDown(async () => {
      const jobs = await waiting()
      const refusal = [409, [{ field: 'locker_id', code: 'address_not_approved' }]]
      for (const [payload, role] of [
        [{ purpose: 'collect', parcel_id: parcel }, 'condomino'],
        [{ purpose: 'check', locker_id: world.locker, door, reason: 'Vistoria' }, 'funcionario'],
      ] as const) {
        const refused = await world.send(payload, { role })
        expect([refused.status, refused.body.errors]).toMatchObject(refusal)
      }
      const look = await world.as('funcionario').post(`/lockers/${world.locker}/look`)
      expect([look.status, look.body.errors]).toMatchObject(refusal)
      expect(await waiting()).toBe(jobs)
    })
    await world.approve()
    expect(world.pulsesOf(door)).toBe(before)
  })

  it('are reported once if their gateway stops answering, until it answers', async () => {
    const silent = async () => {
      const { body } = await world.as('sindico').get('/inbox')
      const items = rowsOf(body) as unknown as { kind: string; text: string; done: boolean }[]
      return items.filter(({ kind, text }) => kind === 'locker_attention' && text.includes('rede'))
    }
    const look = () => world.as('funcionario').post(`/lockers/${world.locker}/look`)
    const missed = async () => {
      const sql = `SELECT 1 FROM locker_contacts WHERE missed_at IS NOT NULL`
      expect(await onServer(world.test.database.adminUrl, sql)).toHaveLength(1)
    }
    const marked = async () => {
      const { body } = await world.as('sindico').get('/dashboard/totals')
      const totals = body.data as unknown as { register: string; marked: object }[]
      return totals.find(({ register }) => register === 'lockers')?.marked
    }
    expect(await marked()).toEqual({ silent: 0 })
    world.loseReplies(true)
    await look()
    await eventually(missed)
    expect(await silent()).toEqual([])
    await world.past("UPDATE locker_contacts SET missed_at = now() - interval '2 minutes'")
    await look()
    await eventually(async () => expect(await silent()).toMatchObject([{ done: false }]))
    expect((await silent())[0]?.text).toBe('Locker do hall: não responde na rede.')
    expect(await marked()).toEqual({ silent: 1 })
    expect(await world.plan()).toMatchObject({ silent: true })
    const handover = await world.as('funcionario').post('/handovers', {
      payload: { post: 'Portaria', starts_at: new Date(Date.now() - 3_600_000).toISOString() },
    })
    const { body } = await world.as('funcionario').get(`/handovers/${handover.body.data.id}`)
    expect(body.data['figures']).toMatchObject({
      doors: [{ locker: { id: world.locker }, door: null, trouble: 'silent' }],
    })
    await look()
    world.loseReplies(false)
    await look()
    await eventually(async () => expect(await silent()).toMatchObject([{ done: true }]))
    expect(await world.plan()).toMatchObject({ silent: false })
    expect(await marked()).toEqual({ silent: 0 })
  })

  it('are offered only where they can be opened from here', async () => {
    const offered = async () => {
      const { body } = await world.as('funcionario').get('/lockers?filter[unready]=false')
      return rowsOf(body).map(({ id }) => id)
    }
    expect(await offered()).toEqual([world.locker])
    await world.refuseAddress()
    expect(await offered()).toEqual([])
    await world.approve()
    for (const change of ["protocol = 'other'", "protocol = 'kerong'"]) {
      await world.past(`UPDATE locker_manufacturers SET ${change}`)
      expect(await offered()).toEqual(change.includes('other') ? [] : [world.locker])
    }
  })

  it('are resolved by a person if nobody can ask the board any more', async () => {
    const { parcel, door } = await world.deposited()
    const { id } = await world.collect(parcel)
    await world.until(id, { state: 'done' })
    expect(await world.door(door)).toMatchObject({ latch: 'open' })
    await world.past("UPDATE locker_manufacturers SET protocol = 'other'")
    await eventually(async () => expect((await world.door(door))?.latch).toBe('unknown'))
    const resolved = await world
      .as('condomino')
      .post(`/door-commands/${id}/resolve`, { payload: { finding: 'empty' } })
    expect(resolved.body.data).toMatchObject({ over: true, finding: 'empty' })
    expect(await world.read(parcel)).toMatchObject({ state: 'handed_over' })
    await world.past("UPDATE locker_manufacturers SET protocol = 'kerong'")
    world.shut(door, false)
  })
})
