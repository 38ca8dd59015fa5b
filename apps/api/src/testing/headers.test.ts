import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { openTestApp, type TestApp } from './test-app.ts'

describe('the head of an answer', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  const cacheControl = async (url: string) => {
    const { headers } = await test.as('sindico').get(url)
    return headers['cache-control']
  }

  it.each(['/residents', '/me', '/openapi.json', '/notifications/panic', '/landing/totals'])(
    'of %s lets nothing keep it',
    async (url) => {
      expect(await cacheControl(url)).toBe('no-store')
    },
  )

  it('lets nothing keep a refusal or what does not exist', async () => {
    expect(await cacheControl('/nowhere')).toBe('no-store')
    expect(await cacheControl('/residents/018f0000-0000-7000-8000-000000000000')).toBe('no-store')
    const response = await test.app.inject('/api/v1/residents')
    expect([response.statusCode, response.headers['cache-control']]).toEqual([401, 'no-store'])
  })

  it('promises https where people type https, and nowhere else', async () => {
    const header = async (publicUrl: string) => {
      const app = await buildApp({ ...test.parts, publicUrl })
      const { headers } = await app.inject('/healthz')
      await app.close()
      return headers['strict-transport-security']
    }
    expect(await header('https://portaria.example')).toBe('max-age=31536000')
    expect(await header('http://portaria.example')).toBeUndefined()
  })

  it.each(['/healthz', '/api/v1/nowhere', '/api/v1/me', '/api/v1/docs'])(
    'of %s lets nothing embed it, read another type into it or learn its address',
    async (url) => {
      const { headers } = await test.app.inject(url)
      const policy = String(headers['content-security-policy']).split(';')
      const wanted = ["default-src 'self'", "object-src 'none'", "base-uri 'none'"]
      expect(policy).toEqual(expect.arrayContaining([...wanted, "frame-ancestors 'none'"]))
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['access-control-allow-origin']).toBeUndefined()
    },
  )

  it('answers no TRACE, which would repeat the head of a request', async () => {
    const headers = { cookie: 'portaria_device=secret' }
    const answer = await test.app.inject({ method: 'TRACE', url: '/api/v1/me', headers })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('secret')
  })

  it('lets no text become markup but through the policies that it names', async () => {
    const policyOf = async (url: string) =>
      String((await test.app.inject(url)).headers['content-security-policy'])
    const policy = await policyOf('/healthz')
    const trusted =
      ";require-trusted-types-for 'script';trusted-types rich-text ProseMirrorClipboard service-worker code-reader"
    expect(policy).toContain(trusted)
    // The page's script is not ours, and it shows nothing but our own document.
    expect(await policyOf('/api/v1/docs')).toBe(policy.replace(trusted, ''))
  })
})
