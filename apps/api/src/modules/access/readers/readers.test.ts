import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleWorld, openConsoleWorld } from '../../../testing/console-world.ts'
import { rowsOf, type TestApp } from '../../../testing/test-app.ts'

let world: ConsoleWorld
let test: TestApp
beforeAll(async () => {
  world = await openConsoleWorld()
  test = world.test
})
afterAll(() => world.close())

const answered = (reader: string) =>
  world.owner(`UPDATE access_readers SET answered_at = now(), capacity = 1000
    WHERE equipment_id = '${reader}'`)

describe('a new reader', () => {
  it('is made with its login, and its address is approved in the same step', async () => {
    const host = '10.41.8.1'
    const body = world.bodyOf({ host })
    const made = await test.as('admin').post('/access-readers', { payload: body })
    expect([made.status, made.body.data]).toEqual([201, { id: body.id }])
    const { data } = (await test.as('admin').get(`/equipment/${body.id}`)).body
    expect(data).toMatchObject({
      driver: 'control_id',
      host,
      serial: `${host}:80`,
      secret: { set: true },
      addresses: [{ host, port: 80, state: 'approved' }],
    })
    const [address] = rowsOf(
      (await test.as('admin').get(`/device-addresses?filter[host]=${host}`)).body,
    )
    expect(address).toMatchObject({ decided_by_id: test.person('admin').userId })
    const trail = rowsOf((await test.as('admin').get(`/equipment/${body.id}/history`)).body)
    expect(trail.map(({ operation }) => operation)).toEqual(['set-secret', 'create'])
    const again = await test.as('admin').post('/access-readers', { payload: body })
    expect([again.status, again.body.data]).toEqual([201, { id: body.id }])
  })

  it('is added by administrators of the platform alone', async () => {
    for (const role of ['staff', 'sindico', 'funcionario', 'condomino'] as const) {
      const refused = await test.as(role).post('/access-readers', { payload: world.bodyOf() })
      expect([role, refused.status]).toEqual([role, 403])
    }
  })

  it('is refused with the error on its field, and leaves nothing behind', async () => {
    const refused = async (more: object) => {
      const body = world.bodyOf(more)
      const { body: answer } = await test.as('admin').post('/access-readers', { payload: body })
      expect((await test.as('admin').get(`/equipment/${body.id}`)).status).toBe(404)
      return answer.errors
    }
    const host = '10.41.9.1'
    await world.added({ host })
    expect(await refused({ host })).toMatchObject([{ field: 'host', code: 'duplicate' }])
    expect(await refused({ host: '169.254.169.254' })).toMatchObject([
      { field: 'host', code: 'address_forbidden' },
    ])
    expect(await refused({ host: 'a b' })).toMatchObject([{ field: 'host', code: 'host_format' }])
    expect(await refused({ port: 0 })).toMatchObject([{ field: 'port' }])
    expect(await refused({ password: '' })).toMatchObject([{ field: 'password' }])
    expect(await refused({ name: ' ' })).toMatchObject([{ field: 'name', code: 'required' }])
  })

  it('is not made at an address of another company', async () => {
    const host = '10.41.10.1'
    await world.added({ host })
    const other = await test
      .as('admin', 'acacias')
      .post('/access-readers', { payload: world.bodyOf({ host }) })
    expect([other.status, other.body.errors]).toMatchObject([
      409,
      [{ field: 'host', code: 'address_taken' }],
    ])
  })
})

describe('the console', () => {
  it('shows the state to the gate, the rest to managers, and nothing to others', async () => {
    const reader = await world.added()
    await answered(reader)
    const seen = async (role: 'admin' | 'sindico' | 'funcionario') =>
      rowsOf((await test.as(role).get('/access-readers')).body).find(
        (row) => (row['reader'] as { id?: string }).id === reader,
      )
    expect(await seen('funcionario')).toMatchObject({ state: 'online', console: null })
    expect(await seen('sindico')).toMatchObject({ state: 'online', console: { capacity: 1000 } })
    const one = await test.as('funcionario').get(`/access-readers/${reader}`)
    expect(one.body.data).toMatchObject({ console: null, more: null })
    for (const path of ['/entries', `/commands/${newId()}`])
      expect((await test.as('funcionario').get(`/access-readers/${reader}${path}`)).status).toBe(
        403,
      )
    for (const role of ['condomino', 'service_provider', 'staff'] as const)
      expect((await test.as(role).get('/access-readers')).status).toBe(403)
  })

  it('is of one company', async () => {
    const reader = await world.added()
    const foreign = test.as('sindico', 'acacias')
    expect(rowsOf((await foreign.get('/access-readers')).body)).toEqual([])
    for (const path of ['', '/entries'])
      expect((await foreign.get(`/access-readers/${reader}${path}`)).status).toBe(404)
    expect((await foreign.post(`/access-readers/${reader}/inventory`)).status).toBe(404)
    const asked = await world.give(reader, 'probe')
    const command = await foreign.get(`/access-readers/${reader}/commands/${asked.body.data.id}`)
    expect(command.status).toBe(404)
  })

  it('says why a reader cannot be reached, the nearest reason first', async () => {
    const reader = await world.added()
    const stateOf = async () =>
      (await test.as('sindico').get(`/access-readers/${reader}`)).body.data['state']
    const set = (values: string) =>
      world.owner(`UPDATE access_readers SET ${values} WHERE equipment_id = '${reader}'`)
    expect(await stateOf()).toBe('never')
    await set("answered_at = now(), silent_since = now(), trouble = 'timeout'")
    expect(await stateOf()).toBe('offline')
    await set("trouble = 'factory_password'")
    expect(await stateOf()).toBe('factory_password')
    await set("stopped_at = now(), trouble = 'no code of this version'")
    const { data } = (await test.as('sindico').get(`/access-readers/${reader}`)).body
    expect(data).toMatchObject({ state: 'wrong_password', console: { trouble: 'other' } })
    const host = data['more'] as { address: string }
    const path = `/device-addresses?filter[host]=${host.address.split(':')[0]}`
    const [address] = rowsOf((await test.as('admin').get(path)).body)
    await test.as('admin').post(`/device-addresses/${address?.id}/refuse`, { payload: {} })
    expect(await stateOf()).toBe('address_refused')
  })

  it('counts people by what was read back, and lists those that need somebody first', async () => {
    const reader = await world.added()
    const { residentId } = world.own
    const numbers = { first: 41_000, second: 42_000, duress: 43_000 }
    const other = world.neighbours.residentId
    await world.owner(`INSERT INTO reader_numbers (tenant_id, number, resident_id, is_duress) VALUES
      ('${world.tenantId}', ${numbers.first}, '${residentId}', false),
      ('${world.tenantId}', ${numbers.duress}, '${residentId}', true),
      ('${world.tenantId}', ${numbers.second}, '${other}', false)`)
    const entry = (number: number, wanted: string, state: string, reason: string) =>
      world.owner(`INSERT INTO reader_entries (tenant_id, equipment_id, number, part, wanted, state,
          reason, credentials) VALUES ('${world.tenantId}', '${reader}', ${number}, 'person',
        ${wanted}, '${state}', ${reason}, '{card}')`)
    await entry(numbers.first, "'\\x01'", 'done', 'null')
    await entry(numbers.duress, 'null', 'waiting', 'null')
    await entry(numbers.second, "'\\x01'", 'refused', "'duplicate'")
    const list = async (query = '') =>
      rowsOf((await test.as('sindico').get(`/access-readers/${reader}/entries${query}`)).body)
    // Of the second PIN nothing is said but that the person is not complete.
    expect(await list()).toMatchObject([
      { kind: 'resident', of: { id: other }, state: 'refused', reason: 'duplicate' },
      { kind: 'resident', of: { id: residentId }, state: 'waiting', credentials: ['card'] },
    ])
    expect(await list('?state=refused')).toHaveLength(1)
    expect(await list('?q=ana')).toMatchObject([{ of: { id: residentId, title: 'Ana Prado' } }])
    const people = async () =>
      (await test.as('sindico').get(`/access-readers/${reader}`)).body.data['console']
    expect(await people()).toMatchObject({
      people: { wanted: 2, registered: 0, waiting: 1, refused: 1, removing: 0 },
    })
    await world.owner(`DELETE FROM reader_entries WHERE number = ${numbers.duress}`)
    expect(await people()).toMatchObject({ people: { wanted: 2, registered: 1, refused: 1 } })
    await world.owner(`UPDATE reader_entries SET wanted = null, state = 'waiting', reason = null
      WHERE number = ${numbers.second}`)
    expect(await people()).toMatchObject({ people: { wanted: 1, registered: 1, removing: 1 } })
    // Read back as gone.
    await world.owner(`UPDATE reader_entries SET state = 'done' WHERE number = ${numbers.second}`)
    expect(await people()).toMatchObject({ people: { wanted: 1, removing: 0 } })
    expect(await list()).toMatchObject([{ state: 'registered' }])
  })

  it('has a reader compared now, and the trail says who asked', async () => {
    const reader = await world.added()
    await world.owner(`UPDATE access_readers SET inventory_wanted = false, look_at = 'infinity'
      WHERE equipment_id = '${reader}'`)
    expect((await test.as('funcionario').post(`/access-readers/${reader}/inventory`)).status).toBe(
      403,
    )
    expect((await test.as('sindico').post(`/access-readers/${reader}/inventory`)).status).toBe(202)
    const [row] = await world.owner<{ wanted: boolean; due: boolean }>(`
      SELECT inventory_wanted AS wanted, look_at <= clock_timestamp() AS due FROM access_readers
      WHERE equipment_id = '${reader}'`)
    expect(row).toEqual({ wanted: true, due: true })
    const [last] = rowsOf((await test.as('sindico').get(`/equipment/${reader}/history`)).body)
    expect(last).toMatchObject({
      operation: 'reader_inventory',
      actor: { id: test.person('sindico').userId },
    })
  })
})
