import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Actor } from '@portaria/contract/actors/actor'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { POSTAL_CODES_AN_HOUR, postalCodesService } from './postal-codes.service.ts'

const asks: Actor = {
  userId: '01994a10-5c00-7d0c-8e00-000000000001',
  tenantId: null,
  role: 'admin',
} as Actor

const rua = {
  cep: '05717-230',
  logradouro: 'Rua  das Sibipirunas',
  bairro: 'Vila Andrade',
  localidade: 'São Paulo',
  uf: 'SP',
}

describe('the address of a postal code', () => {
  let server: Server
  let service = ''
  let now = 0
  let paths: (string | undefined)[] = []
  let answer: (request: IncomingMessage, response: ServerResponse) => void
  const json = (body: unknown) => (_: IncomingMessage, response: ServerResponse) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  }
  beforeAll(async () => {
    server = createServer((request, response) => {
      paths.push(request.url)
      response.setHeader('connection', 'close')
      answer(request, response)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    service = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ws/{cep}/json/`
  })
  afterAll(() => server.close())
  beforeEach(() => {
    now = Date.UTC(2026, 10, 23)
    paths = []
    answer = json(rua)
  })
  afterEach(() => server.closeAllConnections())

  const open = () => postalCodesService(service, () => now)
  const address = {
    zip_code: '05717230',
    street: 'Rua das Sibipirunas',
    district: 'Vila Andrade',
    city: 'São Paulo',
    state: 'SP',
  }

  it('is requested by its digits, once a day', async () => {
    const codes = open()
    expect(await codes.find(asks, '05717-230')).toEqual(address)
    expect(await codes.find(asks, '05717230')).toEqual(address)
    expect(paths).toEqual(['/ws/05717230/json/'])
    now += 25 * 3_600_000
    await codes.find(asks, '05717230')
    expect(paths).toHaveLength(2)
  })

  it('reads the English names too, and leaves out an unknown state', async () => {
    answer = json({ street: 'Rua A', neighborhood: 'Centro', city: 'Goiânia', state: 'Nowhere' })
    expect(await open().find(asks, '74000000')).toMatchObject({
      street: 'Rua A',
      district: 'Centro',
      city: 'Goiânia',
      state: null,
    })
  })

  it.each([
    ['404', (_: IncomingMessage, response: ServerResponse) => response.writeHead(404).end()],
    ['an error inside', json({ erro: 'true' })],
    ['an error in English', json({ error: true })],
    ['nothing', json({})],
    ['an address of nothing', json({ street: '', city: ' ', uf: null })],
  ])('is not found where the service says so by %s', async (_, said) => {
    answer = said
    await expect(open().find(asks, '99999999')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is not found without a service, or for a value that is no code', async () => {
    const off = postalCodesService(null)
    await expect(off.find(asks, '05717230')).rejects.toMatchObject({ code: 'not_found' })
    await expect(open().find(asks, '../etc')).rejects.toMatchObject({ code: 'not_found' })
    expect(paths).toEqual([])
  })

  it.each([
    [
      'redirects',
      (request: IncomingMessage, response: ServerResponse) =>
        request.url === '/elsewhere'
          ? json(rua)(request, response)
          : response.writeHead(302, { location: '/elsewhere' }).end(),
    ],
    ['answers too much', json({ ...rua, more: 'x'.repeat(20_000) })],
    ['answers no address', json({ logradouro: { $gt: '' } })],
    ['answers no JSON', (_: IncomingMessage, response: ServerResponse) => response.end('<html>')],
    ['fails', (_: IncomingMessage, response: ServerResponse) => response.writeHead(500).end()],
    ['hangs up', (request: IncomingMessage) => request.destroy()],
  ])('is unavailable where the service %s, and requested again', async (_, fails) => {
    const codes = open()
    answer = fails
    await expect(codes.find(asks, '05717230')).rejects.toMatchObject({ code: 'unavailable' })
    answer = json(rua)
    expect(await codes.find(asks, '05717230')).toEqual(address)
  })

  it('is limited to so many requests an hour by each person', async () => {
    const codes = open()
    const code = (nth: number) => String(10_000_000 + nth)
    for (let nth = 0; nth < POSTAL_CODES_AN_HOUR; nth += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await codes.find(asks, code(nth))
    }
    const refused = codes.find(asks, code(POSTAL_CODES_AN_HOUR))
    await expect(refused).rejects.toMatchObject({
      code: 'throttled',
      details: { retry_after: 3_600 },
    })
    expect(await codes.find(asks, code(0))).toMatchObject({ city: 'São Paulo' })
    const other = { ...asks, userId: '01994a10-5c00-7d0c-8e00-000000000002' } as Actor
    expect(await codes.find(other, '20000000')).toMatchObject({ city: 'São Paulo' })
    now += 3_600_000
    expect(await codes.find(asks, '30000000')).toMatchObject({ city: 'São Paulo' })
  })
})

it('without a service the route finds nothing, and only signed-in people may call it', async () => {
  const test = await openTestApp()
  expect((await test.as('sindico').get('/postal-codes/05717230')).status).toBe(404)
  await test.close()
})
