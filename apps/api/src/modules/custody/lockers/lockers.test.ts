import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onServer } from '../../../testing/database-server.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

type Door = { id: string; number: number; channel: number; state: string; latch: string }

describe('lockers', () => {
  let test: TestApp
  let manufacturer: string
  let nth = 0
  beforeAll(async () => {
    test = await openTestApp()
    const payload = { name: 'Kerong', host: 'kept.lockers.example', port: 4001 }
    const { body } = await test.as('sindico').post('/locker-manufacturers', { payload })
    manufacturer = body.data.id
  })
  afterAll(() => test.close())

  const add = (doors: readonly object[]) =>
    test.as('sindico').post('/lockers', {
      payload: { name: `Locker ${(nth += 1)}`, manufacturer_id: manufacturer, doors },
    })
  const door = (number: number, channel: number, more: object = {}) => ({
    number,
    channel,
    size: 'M',
    ...more,
  })
  const doorsOf = (data: object) => (data as { doors: Door[] }).doors

  it('have doors, each with a number and a channel of its own', async () => {
    for (const [doors, field, code] of [
      [[], 'doors', 'required'],
      [[door(1, 0), door(1, 1)], 'doors.1.number', 'door_number_taken'],
      [[door(1, 0), door(2, 0)], 'doors.1.channel', 'door_channel_taken'],
    ] as const) {
      const refused = await add(doors)
      expect([refused.status, refused.body.errors]).toMatchObject([422, [{ field, code }]])
    }
    const { body } = await add([door(1, 0), door(2, 1)])
    expect(doorsOf(body.data)).toMatchObject([
      { number: 1, state: 'free', latch: 'unknown' },
      { number: 2, state: 'free', latch: 'unknown' },
    ])
  })

  it("keep a door's state from the board and the deposits, through every save of the locker", async () => {
    const { body } = await add([door(1, 0), door(2, 1)])
    const [first, second] = doorsOf(body.data)
    await onServer(
      test.database.adminUrl,
      `UPDATE locker_doors SET state = 'occupied', latch = 'closed' WHERE id = '${first?.id}'`,
    )
    const save = (version: number, doors: readonly object[]) =>
      test.as('sindico').patch(`/lockers/${body.data.id}`, {
        headers: { 'if-match': `"${version}"` },
        payload: { doors },
      })
    const typed = await save(1, [door(1, 0, { id: first?.id, state: 'free' })])
    expect(typed.body.errors).toMatchObject([{ field: 'doors.0.state', code: 'unknown_field' }])
    // The two doors exchange their numbers.
    const saved = await save(1, [door(2, 0, { id: first?.id }), door(1, 1, { id: second?.id })])
    expect([saved.status, doorsOf(saved.body.data)]).toMatchObject([
      200,
      [
        { number: 2, state: 'occupied', latch: 'closed' },
        { number: 1, state: 'free', latch: 'unknown' },
      ],
    ])
  })

  it('keep their address while a door is being opened', async () => {
    const { body } = await add([door(1, 0)])
    await onServer(
      test.database.adminUrl,
      `INSERT INTO door_commands (tenant_id, id, purpose, locker_id, door, expires_at)
       VALUES ('${test.tenants.bosque}', '${body.data.id}', 'check', '${body.data.id}', 1, now())`,
    )
    const move = () =>
      test.as('sindico').patch(`/locker-manufacturers/${manufacturer}`, {
        headers: { 'if-match': '"1"' },
        payload: { port: 4002 },
      })
    expect((await move()).body.errors).toMatchObject([{ field: 'port', code: 'door_in_use' }])
    await onServer(
      test.database.adminUrl,
      `UPDATE door_commands SET over_at = now() WHERE id = '${body.data.id}'`,
    )
    expect((await move()).status).toBe(200)
  })

  it('share no lock, whatever name is typed for their gateway', async () => {
    const made = async (register: string, payload: object) => {
      const { status, body, raw } = await test.as('sindico').post(`/${register}`, { payload })
      if (status !== 201) throw new Error(`${register} was refused: ${raw}`)
      return body.data.id
    }
    const maker = (name: string, more: object) =>
      made('locker-manufacturers', { name, port: 4009, ...more })
    const locker = (manufacturer_id: string) =>
      test.as('sindico').post('/lockers', {
        payload: {
          name: `Locker ${(nth += 1)}`,
          manufacturer_id,
          board: 0,
          doors: [door(1, 0), door(2, 1)],
        },
      })
    const first = await maker('Por número', { host: '10.20.0.40' })
    expect((await locker(first)).status).toBe(201)
    const named = await maker('Por nome', { host: 'gw.example', ip: '10.20.0.40' })
    expect((await locker(named)).body.errors).toMatchObject([
      { field: 'board', code: 'board_taken' },
    ])

    // The address is not shared either if the gateway of one locker is moved to the other's
    // address.
    const elsewhere = await maker('Noutro lugar', { host: '10.20.0.41' })
    expect((await locker(elsewhere)).status).toBe(201)
    const change = (method: 'patch' | 'delete', query = '', payload?: object) =>
      test.as('sindico')[method](`/locker-manufacturers/${elsewhere}${query}`, {
        headers: { 'if-match': '"1"' },
        ...(payload && { payload }),
      })
    for (const payload of [{ ip: '10.20.0.40' }, { host: '10.20.0.40' }]) {
      const [field] = Object.keys(payload)
      const moved = await change('patch', '', payload)
      expect(moved.body.errors).toMatchObject([{ field, code: 'board_taken' }])
    }
    const removed = await change('delete', `?reassign_to=${first}`)
    expect(removed.body.errors).toMatchObject([{ field: 'reassign_to', code: 'board_taken' }])
    expect((await change('patch', '', { port: 4010, ip: '10.20.0.40' })).status).toBe(200)
  })

  it('have no door twice, not even in SQL', async () => {
    const { body } = await add([door(1, 0), door(2, 1)])
    for (const column of ['number', 'channel'] as const) {
      const twice = onServer(
        test.database.adminUrl,
        `UPDATE locker_doors SET ${column} = 1 WHERE locker_id = '${body.data.id}'`,
      )
      await expect(twice).rejects.toMatchObject({
        constraint: `locker_doors_tenant_id_locker_id_${column}_key`,
      })
    }
  })
})
