import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import type { SignInTools } from '../modules/accounts/public/account/sign-in-tools.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { DOCTOR_HEADER, doctorProof } from './doctor/seen-caller.ts'
import type { ServerSecret } from './secrets/server-secret.ts'
import { aloneServer } from './servers/server-presence.ts'

type App = Awaited<ReturnType<typeof buildApp>>

describe('health and metrics', () => {
  let test: TestApp
  let app: App | null = null

  beforeAll(async () => {
    test = await openTestApp()
  })
  afterEach(async () => {
    await app?.close()
    app = null
  })
  afterAll(() => test.close())

  async function open(changes: Partial<SignInTools>): Promise<App> {
    app = await buildApp({ ...test.parts, ...changes })
    return app
  }

  const gone = () => Promise.reject(new Error('the database is gone'))
  const silent = () => new Promise<never>(() => undefined)
  const without = (answer: () => Promise<never>): Partial<SignInTools> => ({
    database: { ...test.parts.database, inTenant: answer, onPlatform: answer },
    guard: { ...test.parts.guard, actorOf: answer, validWatches: answer },
  })

  it('is alive, not ready, and keeps no connection while it drains', async () => {
    const server = await open({ servers: { ...aloneServer, isDraining: () => true } })
    const alive = await server.inject('/healthz')
    expect([alive.statusCode, alive.headers.connection]).toEqual([200, 'close'])
    const ready = await server.inject('/readyz')
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '1'])
    const served = await test.app.inject('/readyz')
    expect([served.statusCode, served.headers.connection]).toEqual([200, 'keep-alive'])
  })

  it.each([
    ['gone', gone],
    ['silent', silent],
  ])('reports itself alive but not ready while its database is %s', async (_, answer) => {
    const server = await open(without(answer))
    const headers = { authorization: 'Bearer anything' }
    const alive = await server.inject({ url: '/healthz', headers })
    expect(alive.statusCode).toBe(200)
    const ready = await server.inject('/readyz')
    expect(ready.statusCode).toBe(503)
    expect(ready.json()).toMatchObject({ code: 'unavailable' })
    expect(ready.headers['retry-after']).toBe('1')
  })

  it('reports itself ready when its database answers', async () => {
    expect((await test.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })

  it('tells how it sees a caller to the doctor of its own settings alone', async () => {
    const headers = (secret: ServerSecret) => ({ [DOCTOR_HEADER]: doctorProof(secret) })
    const ask = async (sent?: Record<string, string>) =>
      (await test.app.inject({ url: '/healthz', ...(sent && { headers: sent }) })).json<unknown>()
    expect(await ask(headers(test.parts.secret))).toEqual({
      status: 'ok',
      seen: { address: '127.0.0.1', peer: '127.0.0.1', forwarded: '' },
    })
    expect(await ask(headers('another secret'))).toEqual({ status: 'ok' })
    expect(await ask()).toEqual({ status: 'ok' })
  })

  describe('/metrics', () => {
    const status = async (
      server: App,
      headers: Record<string, string> = {},
      remoteAddress = '127.0.0.1',
    ) => (await server.inject({ url: '/metrics', headers, remoteAddress })).statusCode

    it.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])(
      'answers %s',
      async (address) => {
        expect(await status(test.app, {}, address)).toBe(200)
      },
    )

    it.each(['10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1', '::2'])(
      'refuses %s',
      async (address) => {
        expect(await status(test.app, {}, address)).toBe(404)
      },
    )

    it.each([
      'Forwarded',
      'Via',
      'X-Forwarded-For',
      'X-Forwarded-Proto',
      'X-Forwarded-Host',
      'X-Forwarded-Whatever',
      'X-Real-IP',
      'X-Client-IP',
      'True-Client-IP',
      'CF-Connecting-IP',
      'X-Original-Forwarded-For',
    ])('refuses a request passed on by a proxy on this machine: %s', async (header) => {
      expect(await status(test.app, { [header]: '127.0.0.1' })).toBe(404)
    })

    it('does not believe a forwarded address of this machine, even from a trusted proxy', async () => {
      const server = await open({ trustProxy: true })
      expect(await status(server, { 'x-forwarded-for': '127.0.0.1' }, '10.0.0.1')).toBe(404)
    })

    it('answers holders of its token, through proxies too', async () => {
      const server = await open({ metricsToken: 'a-token' })
      const forwarded = { 'x-forwarded-for': '203.0.113.9' }
      expect(await status(server, { ...forwarded, authorization: 'Bearer a-token' })).toBe(200)
      expect(await status(server, { ...forwarded, authorization: 'Bearer b-token' })).toBe(404)
      expect(await status(server)).toBe(404)
    })
  })
})
