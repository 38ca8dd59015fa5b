import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authenticate } from './platform/authentication.ts'
import { handleErrors } from './platform/error-handler.ts'
import { refusalTrail } from './platform/refusal-trail.ts'
import { refusedCalls } from './platform/refused-calls.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

describe('the server', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  it('is live and ready', async () => {
    expect((await test.app.inject('/healthz')).statusCode).toBe(200)
    expect((await test.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })

  it('answers what does not exist with a problem document', async () => {
    const response = await test.app.inject('/api/v1/nowhere')
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toContain('application/problem+json')
    expect(response.json()).toMatchObject({ code: 'not_found', status: 404 })
  })

  it('refuses a call without a session', async () => {
    const response = await test.app.inject('/api/v1/me')
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ code: 'unauthenticated' })
  })

  it('knows who calls', async () => {
    const { status } = await test.as('sindico').get('/me')
    expect(status).toBe(200)
  })

  it("refuses another tenant's header and writes it down", async () => {
    const answer = await test
      .as('sindico')
      .get('/me', { headers: { 'x-tenant-id': test.tenants.acacias } })
    expect(answer.status).toBe(403)
  })

  it('sends its security headers with every answer', async () => {
    const { headers } = await test.app.inject('/healthz')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
  })

  it('tells nothing of an error that nobody expected', async () => {
    const bare = Fastify()
    handleErrors(bare)
    bare.get('/broken', () => {
      throw new Error('SELECT * FROM user_passwords')
    })
    const { statusCode, body } = await bare.inject('/broken')
    expect([statusCode, JSON.parse(body)]).toMatchObject([500, { code: 'internal' }])
    expect(body).not.toMatch(/SELECT|user_passwords|app\.test/)
  })

  it('refuses a route that does not say who may call it', () => {
    const { guard, lanes } = test.parts
    const bare = Fastify()
    const trail = refusalTrail(lanes.background, () => undefined)
    authenticate(bare, guard, trail, { refused: refusedCalls() })
    expect(() => bare.get('/forgotten', () => 'open')).toThrow('says no access')
  })
})
