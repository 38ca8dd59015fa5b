import { systemActor } from '@portaria/contract/actors/actor'
import type { Role } from '@portaria/contract/actors/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, rowsOf, type TenantName, type TestApp } from '../../../testing/test-app.ts'
import { approvedAddress } from '../public/approved-addresses.ts'

describe('addresses of devices', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  let nth = 0
  const addManufacturer = (more: object, role: Role = 'sindico', tenant: TenantName = 'bosque') =>
    test.as(role, tenant).post('/locker-manufacturers', {
      payload: { name: `Kerong ${(nth += 1)}`, host: 'lockers.example', port: 4001, ...more },
    })
  const addressOf = async (host: string, tenant: TenantName = 'bosque') => {
    const { body } = await test.as('admin', tenant).get(`/device-addresses?filter[host]=${host}`)
    return rowsOf(body)
  }
  const decide = (id: unknown, what: string, role: Role = 'admin', payload: object = {}) =>
    test.as(role).post(`/device-addresses/${String(id)}/${what}`, { payload })
  const ask = (
    host: string,
    port: number,
    options: { loopback?: boolean; found?: readonly string[]; tenant?: TenantName } = {},
  ) =>
    approvedAddress(
      test.database.app,
      systemActor('test', test.tenants[options.tenant ?? 'bosque']),
      { host, port },
      {
        loopback: options.loopback ?? false,
        resolve: async () => options.found ?? ['203.0.113.9'],
      },
    )

  /** Approves the address that saving a manufacturer has requested. */
  async function approved(host: string, port = 4001): Promise<void> {
    await addManufacturer({ host, port })
    const [asked] = await addressOf(host)
    expect((await decide(asked?.id, 'approve')).status).toBe(200)
  }

  it('are requested by saving a manufacturer or a device, once, and again for another port', async () => {
    const { body } = await addManufacturer({ host: 'Placas.Example', ip: '10.77.0.9' })
    expect(body.data).toMatchObject({
      host: 'placas.example',
      addresses: [
        { host: 'placas.example', port: 4001, state: 'asked' },
        { host: '10.77.0.9', port: 4001, state: 'asked' },
      ],
    })
    await test.as('admin').post('/equipment', {
      payload: {
        name: 'Leitor',
        serial: 'A-1',
        driver: 'none',
        host: 'placas.example',
        port: 4001,
      },
    })
    expect(await addressOf('placas.example')).toMatchObject([
      { state: 'asked', purpose: `Kerong ${nth}`, created_by: test.person('sindico').userId },
    ])
    const [first] = await addressOf('placas.example')
    await decide(first?.id, 'approve')
    const path = `/locker-manufacturers/${body.data.id}`
    const moved = await test
      .as('sindico')
      .patch(path, { headers: { 'if-match': '"1"' }, payload: { port: 4002 } })
    expect(moved.body.data).toMatchObject({
      addresses: [
        { host: 'placas.example', port: 4002, state: 'asked' },
        { host: '10.77.0.9', port: 4002, state: 'asked' },
      ],
    })
    expect(await ask('placas.example', 4001)).toMatchObject({ ok: true })
    expect(await ask('placas.example', 4002)).toEqual({ ok: false, reason: 'not_approved' })
  })

  it('are decided by administrators alone, who may withdraw an approval', async () => {
    await addManufacturer({ host: 'decide.example' })
    const [asked] = await addressOf('decide.example')
    for (const role of ['staff', 'sindico', 'funcionario', 'condomino'] as const) {
      expect((await decide(asked?.id, 'approve', role)).status).toBe(403)
      expect((await test.as(role).get('/device-addresses')).status).toBe(403)
    }
    expect(await ask('decide.example', 4001)).toEqual({ ok: false, reason: 'not_approved' })
    const { body } = await decide(asked?.id, 'approve')
    expect(body.data).toMatchObject({
      state: 'approved',
      decided_by_id: test.person('admin').userId,
    })
    expect(await ask('decide.example', 4001)).toEqual({
      ok: true,
      address: '203.0.113.9',
      port: 4001,
    })
    await decide(asked?.id, 'refuse', 'admin', { refusal_reason: 'Rede de outra empresa' })
    expect(await ask('decide.example', 4001)).toEqual({ ok: false, reason: 'not_approved' })
    const renewed = await addManufacturer({ host: 'decide.example' })
    expect(renewed.body.data).toMatchObject({ addresses: [{ state: 'refused' }] })
  })

  it('work for the requesting company alone', async () => {
    await approved('nossa.example')
    expect(await ask('nossa.example', 4001)).toMatchObject({ ok: true })
    expect(await ask('nossa.example', 4001, { tenant: 'acacias' })).toEqual({
      ok: false,
      reason: 'not_approved',
    })
  })

  it.each([
    [['127.0.0.1']],
    [['169.254.169.254']],
    [['::ffff:169.254.169.254']],
    [['fe80::1']],
    [['0.0.0.0']],
    [['203.0.113.9', '127.0.0.1']],
  ])('are never connected to where the name leads to %s', async (found) => {
    const host = `rebind-${(nth += 1)}.example`
    await approved(host)
    expect(await ask(host, 4001, { found })).toEqual({ ok: false, reason: 'forbidden' })
  })

  it('without an address of the name lead nowhere', async () => {
    await approved('ninguem.example')
    expect(await ask('ninguem.example', 4001, { found: [] })).toEqual({
      ok: false,
      reason: 'not_found',
    })
  })

  it('on loopback work with the demonstration alone', async () => {
    await approved('127.0.0.1', 4101)
    expect(await ask('127.0.0.1', 4101)).toEqual({ ok: false, reason: 'forbidden' })
    expect(await ask('127.0.0.1', 4101, { loopback: true })).toMatchObject({ ok: true })
  })

  it('that cannot be approved are refused at once, in any form', async () => {
    for (const host of ['169.254.169.254', '0xa9fea9fe', '[fe80::1]', '::ffff:169.254.169.254']) {
      const refused = await addManufacturer({ host })
      expect([host, refused.status, refused.body.errors]).toMatchObject([
        host,
        422,
        [{ field: 'host', code: 'address_forbidden' }],
      ])
    }
    const device = await test.as('admin').post('/equipment', {
      payload: { name: 'L', serial: 'A-2', driver: 'none', ip: '169.254.169.254', port: 80 },
    })
    expect(device.body.errors).toMatchObject([{ field: 'ip', code: 'address_forbidden' }])
    const own = await test
      .as('admin')
      .post('/device-addresses', { payload: { host: '169.254.169.254', port: 80 } })
    expect(own.body.errors).toMatchObject([{ field: 'host', code: 'address_forbidden' }])
  })

  it('belong to one company: another that types the same is refused, even by another name', async () => {
    await approved('gateway-um.example')
    const at = async (address: string, tenant: TenantName) =>
      ask(address, 4001, { found: ['203.0.113.40'], tenant })
    expect(await at('gateway-um.example', 'bosque')).toMatchObject({ ok: true })
    await addManufacturer({ host: 'gateway-um.example' }, 'sindico', 'acacias')
    const [same] = await addressOf('gateway-um.example', 'acacias')
    const refused = await test
      .as('admin', 'acacias')
      .post(`/device-addresses/${String(same?.id)}/approve`)
    expect([refused.status, refused.body.errors]).toMatchObject([
      409,
      [{ field: 'host', code: 'address_taken' }],
    ])
    await addManufacturer({ host: 'gateway-dois.example' }, 'sindico', 'acacias')
    const [other] = await addressOf('gateway-dois.example', 'acacias')
    await test.as('admin', 'acacias').post(`/device-addresses/${String(other?.id)}/approve`)
    expect(await at('gateway-dois.example', 'acacias')).toEqual({ ok: false, reason: 'taken' })
  })

  it('by name must be public: the owner of the name can move it', async () => {
    await approved('movel.example')
    expect(await ask('movel.example', 4001, { found: ['10.20.0.7'] })).toEqual({
      ok: false,
      reason: 'forbidden',
    })
    await approved('10.20.0.8')
    expect(await ask('10.20.0.8', 4001)).toMatchObject({ ok: true })
  })
})
