import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type ConsoleWorld,
  openConsoleWorld,
  READER_PASSWORD,
} from '../../../../testing/console-world.ts'
import { rowsOf, type TestApp } from '../../../../testing/test-app.ts'
import { settleForgotten } from '../worker/waiting-commands.repository.ts'
import { readerPasswords } from './reader-passwords.ts'

let world: ConsoleWorld
let test: TestApp
beforeAll(async () => {
  world = await openConsoleWorld()
  test = world.test
})
afterAll(() => world.close())

const pointOf = async (equipment_id: string) => {
  const payload = { name: `Porta ${newId()}`, direction: 'in', equipment_id }
  return (await test.as('sindico').post('/access-points', { payload })).body.data.id
}

describe('a command', () => {
  it('is given once with one id, expires, and is not given again while it waits', async () => {
    const reader = await world.added()
    const id = newId()
    const first = await world.give(reader, 'clock', { id }, 'sindico')
    expect([first.status, first.body.data]).toMatchObject([
      202,
      { id, kind: 'clock', state: 'waiting' },
    ])
    expect((await world.give(reader, 'clock', { id }, 'sindico')).body.data).toMatchObject({ id })
    expect((await world.give(reader, 'probe', { id }, 'sindico')).body).toMatchObject({
      code: 'id_taken',
    })
    const second = await world.give(reader, 'clock')
    expect(second.body.errors).toMatchObject([{ field: 'kind', code: 'command_waiting' }])
    const read = async () =>
      (await test.as('sindico').get(`/access-readers/${reader}/commands/${id}`)).body.data
    await world.owner(`UPDATE reader_commands SET expires_at = now() - interval '1 second'
      WHERE id = '${id}'`)
    expect(await read()).toMatchObject({ state: 'refused', reason: 'expired' })
    expect((await world.give(reader, 'clock')).status).toBe(202)
    await world.owner(`UPDATE reader_commands SET sent_at = now() WHERE id = '${id}'`)
    expect(await read()).toMatchObject({ state: 'waiting' })
    await world.owner(`UPDATE reader_commands SET sent_at = now() - interval '61 seconds'
      WHERE id = '${id}'`)
    expect(await read()).toMatchObject({ state: 'unknown', reason: 'interrupted' })
  })

  it('that nobody settled is shown as it is stored later', async () => {
    const reader = await world.added()
    const ids = await Promise.all(
      (['probe', 'clock', 'password'] as const).map(
        async (kind) => (await world.give(reader, kind)).body.data.id,
      ),
    )
    const [unsent, lately, long] = ids
    await world.owner(`UPDATE reader_commands SET expires_at = now() - interval '2 minutes'
        WHERE equipment_id = '${reader}';
      UPDATE reader_commands SET sent_at = now() - interval '5 seconds' WHERE id = '${lately}';
      UPDATE reader_commands SET sent_at = now() - interval '70 seconds' WHERE id = '${long}'`)
    const shown = () =>
      Promise.all(
        ids.map(async (id) => {
          const { body } = await test.as('admin').get(`/access-readers/${reader}/commands/${id}`)
          return [id, body.data['state'], body.data['reason']]
        }),
      )
    const before = await shown()
    expect(before).toEqual([
      [unsent, 'refused', 'expired'],
      [lately, 'waiting', null],
      [long, 'unknown', 'interrupted'],
    ])
    await test.database.app.inTenant(test.actor('admin'), (context) =>
      settleForgotten(context, reader),
    )
    expect(await shown()).toEqual(before)
    const states = await world.owner<{ id: string; state: string }>(`SELECT id, state
      FROM reader_commands WHERE equipment_id = '${reader}'`)
    expect(new Map(states.map(({ id, state }) => [id, state]))).toEqual(
      new Map(before.map(([id, state]) => [id, state])),
    )
  })

  it('that opens is an administrator’s, at a point of the reader, for five seconds', async () => {
    const reader = await world.added()
    const point_id = await pointOf(reader)
    expect((await world.give(reader, 'open', { point_id }, 'sindico')).status).toBe(403)
    expect((await world.give(reader, 'open')).body.errors).toMatchObject([
      { field: 'point_id', code: 'required' },
    ])
    expect((await world.give(reader, 'probe', { point_id })).body.errors).toMatchObject([
      { field: 'point_id', code: 'not_allowed' },
    ])
    expect((await world.give(reader, 'open', { point_id: world.hall })).body.errors).toMatchObject([
      { field: 'point_id', code: 'not_found' },
    ])
    const { body } = await world.give(reader, 'open', { point_id })
    const { asked_at: asked, expires_at: expires } = body.data as Record<string, unknown>
    expect(Date.parse(String(expires)) - Date.parse(String(asked))).toBeLessThanOrEqual(5_000)
    const [row] = await world.owner(`SELECT opening_reason FROM reader_commands
      WHERE id = '${body.data.id}'`)
    expect(row).toEqual({ opening_reason: 'teste' })
    const [last] = rowsOf((await test.as('admin').get(`/equipment/${reader}/history`)).body)
    expect(last).toMatchObject({ operation: 'reader_open', changes: { reason: [null, 'teste'] } })
  })

  it('to a reader whose address is not approved is refused at once', async () => {
    const reader = await world.added()
    const point_id = await pointOf(reader)
    const set = (state: string) =>
      world.past(`UPDATE device_addresses d SET state = '${state}' FROM equipment e
        WHERE e.id = '${reader}' AND d.tenant_id = e.tenant_id AND d.host = coalesce(e.ip, e.host)`)
    const open = (role: 'sindico' | 'funcionario') =>
      test.as(role).post(`/access-points/${point_id}/openings`, {
        payload: { id: newId(), reason: 'Entrega na portaria' },
      })
    for (const state of ['asked', 'refused']) {
      await set(state)
      const refused = [await world.give(reader, 'probe'), await open('sindico')]
      refused.push(await open('funcionario'), await world.give(reader, 'open', { point_id }))
      for (const { status, body } of refused)
        expect([status, body.errors]).toMatchObject([
          409,
          [{ field: 'kind', code: 'reader_not_approved' }],
        ])
    }
    expect(
      await world.owner(`SELECT FROM reader_commands WHERE equipment_id = '${reader}'`),
    ).toEqual([])
    await set('approved')
    expect((await open('funcionario')).status).toBe(202)
  })

  it('that changes the password is an administrator’s, and no answer shows one', async () => {
    const reader = await world.added()
    expect((await world.give(reader, 'password', {}, 'sindico')).status).toBe(403)
    const given = await world.give(reader, 'password')
    const { id } = given.body.data
    const [row] = await world.owner<{ sealed: Buffer }>(`SELECT sealed FROM reader_commands
      WHERE id = '${id}'`)
    const passwords = readerPasswords(test.parts.secret)
    const context = { actor: test.actor('admin') as never }
    const password = passwords.open(context, id, row?.sealed ?? Buffer.alloc(0)) ?? ''
    expect(password).toMatch(/^[A-Za-z2-9]{20}$/)
    expect(passwords.open(context, newId(), row?.sealed ?? Buffer.alloc(0))).toBeNull()
    const answers = [
      given.raw,
      (await test.as('admin').get(`/access-readers/${reader}/commands/${id}`)).raw,
      (await test.as('admin').get(`/access-readers/${reader}`)).raw,
      (await test.as('admin').get(`/equipment/${reader}`)).raw,
      (await test.as('admin').get(`/equipment/${reader}/history`)).raw,
      row?.sealed.toString('latin1') ?? '',
    ]
    for (const raw of answers) {
      expect(raw).not.toContain(password)
      expect(raw).not.toContain(READER_PASSWORD)
    }
    const trail = await world.owner<{ text: string }>('SELECT a::text AS text FROM audit_log a')
    expect(
      trail.filter(({ text }) => text.includes(password) || text.includes(READER_PASSWORD)),
    ).toEqual([])
  })

  it('is limited to sixty an hour in a company', async () => {
    const reader = await world.added()
    const [known] = await world.owner<{ count: number }>(`SELECT count(*)::int AS count
      FROM reader_commands WHERE tenant_id = '${world.tenantId}' AND kind <> 'open'`)
    await world.owner(`INSERT INTO reader_commands
        (tenant_id, id, equipment_id, kind, asked_by, expires_at, state, settled_at)
      SELECT '${world.tenantId}', gen_random_uuid(), '${reader}', 'probe',
        '${test.person('admin').userId}', now(), 'done', now()
      FROM generate_series(1, ${59 - (known?.count ?? 0)})`)
    expect((await world.give(reader, 'probe')).status).toBe(202)
    const refused = await world.give(reader, 'clock')
    expect([refused.status, refused.body.code]).toEqual([429, 'throttled'])
    await world.owner(`UPDATE reader_commands SET asked_at = now() - interval '61 minutes'
      WHERE tenant_id = '${world.tenantId}'`)
    expect((await world.give(reader, 'clock')).status).toBe(202)
  })
})
