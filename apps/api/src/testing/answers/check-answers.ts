import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { afterEach } from 'vitest'
import { type ApiDocument, declaredAnswers } from './declared-answers.ts'

/**
 * Every answer of every test is compared with what the server's own OpenAPI document says of it: the
 * test that causes another one fails. Servers without a document are left alone.
 */
const wrong = new Set<string>()

afterEach(() => {
  const found = [...wrong]
  wrong.clear()
  if (found.length > 0) {
    throw new Error(['answers that the OpenAPI document does not declare:', ...found].join('\n'))
  }
})

const isAnnouncement = (message: unknown): message is { fastify: FastifyInstance } =>
  typeof message === 'object' && message !== null && 'fastify' in message

subscribe('fastify.initialization', (message) => {
  if (isAnnouncement(message)) checkAnswers(message.fastify)
})

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The text of a body; null for a stream or bytes. */
function textOf(payload: unknown): string | null {
  if (typeof payload === 'string') return payload
  return payload === null || payload === undefined ? '' : null
}

function checkAnswers(app: FastifyInstance): void {
  let differences: ReturnType<typeof declaredAnswers> | undefined
  app.addHook('onSend', async (request, reply, payload) => {
    const { url, schema } = request.routeOptions
    // Pages and assets are no answers of the API, and a HEAD is a GET without its body.
    const isDescribed = url !== undefined && schema?.hide !== true && request.method !== 'HEAD'
    if (!app.hasDecorator('swagger') || !isDescribed) return payload
    differences ??= declaredAnswers(app.swagger() as unknown as ApiDocument)
    const { method } = request
    const status = reply.statusCode
    const found = differences({
      method,
      url,
      status,
      contentType: String(reply.getHeader('content-type') ?? ''),
      headers: Object.keys(reply.getHeaders()),
      isPart: isObject(request.query) && 'fields' in request.query,
      text: textOf(payload),
    })
    for (const one of found) wrong.add(`${method} ${url} ${status}: ${one}`)
    return payload
  })
}
