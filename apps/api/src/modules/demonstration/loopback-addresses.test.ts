import { DEMONSTRATION_PASSWORD } from '@portaria/contract/modules/accounts/demonstration-accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onServer } from '../../testing/database-server.ts'
import { openTestApp, rowsOf, type TestApp } from '../../testing/test-app.ts'
import { approvedAddress } from '../devices/public/approved-addresses.ts'
import { deviceSeal } from '../devices/public/device-secrets.ts'
import { LOCK_BOARDS } from './devices.ts'
import { placeLockBoards } from './lock-boards.service.ts'
import { placeReaders } from './readers.service.ts'

const host = '127.0.0.1'

let test: TestApp
const readers: string[] = []

beforeAll(async () => {
  test = await openTestApp()
  for (const [nth, kind] of ['facial', 'card', 'facial', 'card', 'facial'].entries()) {
    const made = await test.as('admin').post('/equipment', {
      payload: {
        name: `Leitor ${nth}`,
        kind,
        driver: 'control_id',
        serial: `D-${nth}`,
        host: `leitor-${nth}.example`,
        port: 80,
      },
    })
    readers.push(made.body.data.id)
  }
})
afterAll(() => test.close())

const place = (ports: readonly number[]) =>
  placeReaders(
    { database: test.database.app, secret: test.parts.secret },
    test.actor('admin'),
    ports.map((port) => ({ host, port })),
  )

const placed = async () => {
  const { body } = await test.as('admin').get('/equipment?sort=name')
  return rowsOf(body).map(({ ip, port }) => [ip, port])
}

const isReachable = async (port: number) =>
  (
    await approvedAddress(
      test.database.app,
      test.actor('admin'),
      { host, port },
      { loopback: true },
    )
  ).ok

const addresses = async () =>
  rowsOf((await test.as('admin').get(`/device-addresses?filter[host]=${host}`)).body).map(
    ({ port, state }) => `${String(port)} ${String(state)}`,
  )

it('readers are placed by turns, reachable and with the secret of the simulator', async () => {
  await place([41_001, 41_002, 41_003, 41_004])
  expect(await placed()).toEqual([
    [host, 41_001],
    [host, 41_002],
    [host, 41_003],
    [host, 41_004],
    [null, 80],
  ])
  for (const port of [41_001, 41_004]) expect(await isReachable(port)).toBe(true)
  const [kept] = await onServer<{ sealed: Buffer }>(
    test.database.adminUrl,
    `SELECT sealed FROM device_secrets WHERE equipment_id = '${readers[0]}'`,
  )
  const owner = `${test.tenants.bosque} ${readers[0]}`
  const sealed = kept?.sealed ?? Buffer.alloc(0)
  expect(deviceSeal(test.parts.secret).open(owner, sealed)).toBe(DEMONSTRATION_PASSWORD)
})

it('readers move to the ports of the next start, one of them to that of another one', async () => {
  await place([42_001, 42_002, 41_001, 42_004])
  expect((await placed()).slice(0, 4)).toEqual(
    [42_001, 42_002, 41_001, 42_004].map((port) => [host, port]),
  )
  expect((await addresses()).toSorted()).toEqual(
    [41_001, 42_001, 42_002, 42_004].map((port) => `${port} approved`),
  )
  expect(await isReachable(41_002)).toBe(false)
  const before = await test.as('admin').get(`/equipment/${readers[0]}`)
  await place([42_001, 42_002, 41_001, 42_004])
  const after = await test.as('admin').get(`/equipment/${readers[0]}`)
  expect(after.body.data['version']).toBe(before.body.data['version'])
})

it('readers are taken back by a start without them', async () => {
  await place([])
  expect(await placed()).toEqual(Array.from({ length: 5 }, () => [null, 80]))
  expect(await isReachable(42_001)).toBe(false)
  await place([43_001, 43_002, 43_003, 43_004])
  expect(await isReachable(43_003)).toBe(true)
  expect(await addresses()).toHaveLength(4)
})

it('lock boards on loopback follow the port of a start, and no start approves what it does not use', async () => {
  const admin = test.as('admin')
  const boards = async (name: string, at: string, port: number) =>
    (await admin.post('/locker-manufacturers', { payload: { name, host: at, port } })).body.data.id
  const simulated = await boards(LOCK_BOARDS, host, 44_000)
  const own = await boards('Placas do prédio', 'placas.bosque.example', 4001)
  const portOf = async (id: string) =>
    (await admin.get(`/locker-manufacturers/${id}`)).body.data['port']
  const start = (port?: number) =>
    placeLockBoards(test.database.app, test.actor('admin'), port ? { host, port } : undefined)
  const before = await addresses()
  await start(44_001)
  expect([await portOf(simulated), await portOf(own)]).toEqual([44_001, 4001])
  expect([await isReachable(44_000), await isReachable(44_001)]).toEqual([false, true])
  await start(44_002)
  expect([await isReachable(44_001), await isReachable(44_002)]).toEqual([false, true])
  expect(await addresses()).toHaveLength(before.length + 1)
  // Renamed boards are known by their port, and what somebody approved by hand stays so.
  const renamed = await admin.patch(`/locker-manufacturers/${simulated}`, {
    headers: { 'if-match': '"3"' },
    payload: { name: 'Placas da entrada' },
  })
  expect(renamed.status).toBe(200)
  await start(44_003)
  expect([await portOf(simulated), await portOf(own)]).toEqual([44_003, 4001])
  const byHand = rowsOf((await admin.get(`/device-addresses?filter[host]=${host}`)).body).find(
    (one) => one['port'] === 44_000,
  )
  await admin.post(`/device-addresses/${String(byHand?.['id'])}/approve`, {
    headers: { 'if-match': `"${Number(byHand?.['version'])}"` },
    payload: {},
  })
  expect(await isReachable(44_000)).toBe(true)
  await start()
  expect(await isReachable(44_003)).toBe(false)
  expect(await isReachable(44_000)).toBe(true)
  expect(await isReachable(43_003)).toBe(true)
})
