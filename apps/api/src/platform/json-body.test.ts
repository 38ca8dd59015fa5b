import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handleErrors } from './error-handler.ts'
import { readJsonBodies } from './json-body.ts'

const app = Fastify()
beforeAll(async () => {
  handleErrors(app)
  readJsonBodies(app)
  app.all('/echo', (request) => ({ body: request.body ?? 'none' }))
  await app.ready()
})
afterAll(() => app.close())

const send = (method: 'POST' | 'DELETE' | 'PATCH', payload: string) =>
  app.inject({
    method,
    url: '/echo',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    payload,
  })

describe('a JSON body', () => {
  it.each(['POST', 'DELETE', 'PATCH'] as const)('may be empty: %s', async (method) => {
    const answer = await send(method, '')
    expect([answer.statusCode, answer.json()]).toEqual([200, { body: 'none' }])
  })

  it('is parsed', async () => {
    expect((await send('POST', '{"a":["é"]}')).json()).toEqual({ body: { a: ['é'] } })
  })

  it.each([
    '{',
    'text',
    '{"a":1}x',
    ' ',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{"a":1}}}',
  ])('is malformed: %s', async (text) => {
    const answer = await send('POST', text)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'malformed' })
  })

  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

  it.each([
    ['nested without end', nested(100_000), 400, 'malformed'],
    ['objects without end', '{"a":'.repeat(100_000), 400, 'malformed'],
    ['more lists than a form has', `[${'[],'.repeat(60_000)}[]]`, 413, 'too_large'],
    ['more names than a form has', `{${'"a":1,'.repeat(60_000)}"a":1}`, 413, 'too_large'],
  ])('is refused before it is parsed: %s', async (_, text, status, code) => {
    const answer = await send('POST', text)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code })
  })

  it('may have special characters in its texts, and a thousand rows', async () => {
    const text = '[{\\"'.repeat(20_000)
    expect((await send('POST', JSON.stringify({ text }))).json()).toEqual({ body: { text } })
    const items = Array.from({ length: 1_000 }, (_, version) => ({ id: 'x', version }))
    expect((await send('POST', JSON.stringify({ items }))).statusCode).toBe(200)
    expect((await send('POST', nested(60))).statusCode).toBe(200)
  })
})
