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

describe('a body that says it is JSON', () => {
  it.each(['POST', 'DELETE', 'PATCH'] as const)('may be empty: %s', async (method) => {
    const answer = await send(method, '')
    expect([answer.statusCode, answer.json()]).toEqual([200, { body: 'none' }])
  })

  it('is read', async () => {
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
})
