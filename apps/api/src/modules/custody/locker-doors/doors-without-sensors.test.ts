import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { type LockerWorld, openLockerWorld } from '../../../testing/locker-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'

describe('doors without sensors', () => {
  let plain: LockerWorld
  beforeAll(async () => {
    plain = await openLockerWorld({ sensors: false })
  })
  afterAll(() => plain.close())

  it('are assumed to have been used as intended, or as a person saw', async () => {
    const { parcel, door } = await plain.deposited()
    const { id } = await plain.collect(parcel)
    await plain.until(id, { state: 'done' })
    await eventually(() => plain.shut(door))
    await plain.until(id, { over: true, finding: 'empty' })
    expect(await plain.read(parcel)).toMatchObject({ state: 'handed_over' })
  })

  it('are concluded only by a person if they open late because of the gateway', async () => {
    const { parcel, door } = await plain.deposited()
    const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>()
    plain.simulator.holdOpening(held)
    const { id } = await plain.collect(parcel)
    await plain.until(id, { state: 'unknown', over: false })
    letGo(undefined)
    // The resident has left; later a passer-by pushes the door shut.
    await eventually(async () => expect((await plain.door(door))?.latch).toBe('open'))
    const told = async () => {
      const { body } = await plain.as('funcionario').get('/inbox')
      const items = rowsOf(body) as unknown as { kind: string; text: string }[]
      return items.filter(({ text }) => text.includes('abriu com atraso'))
    }
    expect(await told()).toHaveLength(1)
    plain.shut(door)
    await eventually(async () => expect((await plain.door(door))?.latch).toBe('closed'))
    // The board is read again, but without a sensor only a person can tell what is inside.
    await plain.as('funcionario').post(`/lockers/${plain.locker}/look`)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(await plain.command(id)).toMatchObject({ over: false, state: 'unknown' })
    expect(await plain.read(parcel)).toMatchObject({ state: 'told', place: 'locker' })
    expect(await plain.door(door)).toMatchObject({ state: 'occupied' })
    const resolved = await plain
      .as('funcionario')
      .post(`/door-commands/${id}/resolve`, { payload: { finding: 'inside' } })
    expect(resolved.body.data).toMatchObject({ over: true, finding: 'inside' })
  })

  it('move no parcel that is at the desk when they open late', async () => {
    const parcel = await plain.receive()
    const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>()
    plain.simulator.holdOpening(held)
    const { id, door } = await plain.deposit(parcel)
    await plain.until(id, { state: 'unknown', over: false })
    letGo(undefined)
    await eventually(async () => expect((await plain.door(door))?.latch).toBe('open'))
    plain.shut(door)
    await eventually(async () => expect((await plain.door(door))?.latch).toBe('closed'))
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(await plain.read(parcel)).toMatchObject({ place: 'desk' })
    expect(await plain.door(door)).toMatchObject({ state: 'reserved' })
    await plain
      .as('funcionario')
      .post(`/door-commands/${id}/resolve`, { payload: { finding: 'empty' } })
    expect(await plain.door(door)).toMatchObject({ state: 'free' })
  })

  it('are blocked when their parcel is moved, unless opened since', async () => {
    const { parcel, door } = await plain.deposited()
    await plain.act(parcel, 'move', { place: 'desk' })
    expect(await plain.door(door)).toMatchObject({
      state: 'blocked',
      blocked_reason: 'to_be_looked_into',
    })
    await plain.as('funcionario').post(`/lockers/${plain.locker}/doors/${door}/unblock`)
    const other = await plain.deposited()
    const { id } = await plain.ask({
      purpose: 'check',
      locker_id: plain.locker,
      door: other.door,
      reason: 'Retirada pela portaria',
    })
    await plain.until(id, { state: 'done' })
    await eventually(() => plain.shut(other.door))
    await plain.until(id, { over: true })
    await plain.act(other.parcel, 'move', { place: 'desk' })
    expect(await plain.door(other.door)).toMatchObject({ state: 'free' })
  })

  it("need the household’s own word for a hand-over, not the desk's alone", async () => {
    const unknown = async () => {
      const { parcel } = await plain.deposited()
      let id = ''
      await plain.whileDown(async () => {
        id = (await plain.collect(parcel)).id
        await plain.past(
          `UPDATE door_commands SET state = 'sent', sent_at = now() WHERE id = '${id}'`,
        )
      })
      await plain.until(id, { state: 'unknown' })
      return { id, parcel }
    }
    const resolve = (id: string, role: 'funcionario' | 'condomino') =>
      eventually(async () => {
        const answer = await plain
          .as(role)
          .post(`/door-commands/${id}/resolve`, { payload: { finding: 'empty' } })
        expect(answer.status).toBe(200)
        return answer
      })
    const first = await unknown()
    const code = await plain.codeOf(first.parcel)
    expect((await resolve(first.id, 'funcionario')).body.data).toMatchObject({ over: true })
    expect(await plain.read(first.parcel)).toMatchObject({ state: 'told' })
    expect(await plain.codeOf(first.parcel)).toBe(code)
    expect((await plain.kinds(first.parcel)).at(-1)).toBe('door_resolved')
    const second = await unknown()
    expect((await resolve(second.id, 'condomino')).body.data).toMatchObject({ over: true })
    expect(await plain.read(second.parcel)).toMatchObject({ state: 'handed_over' })
  })
})
