import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { type ApiDocument, declaredAnswers } from './declared-answers.ts'

/** Undeclared answers since they were last taken; the tests of a worker run one by one. */
const wrong = new Set<string>()

/** Returns the wrong answers since the last call, and forgets them. */
export function takeWrongAnswers(): string[] {
  const found = [...wrong]
  wrong.clear()
  return found
}

const isAnnouncement = (message: unknown): message is { fastify: FastifyInstance } =>
  typeof message === 'object' && message !== null && 'fastify' in message

subscribe('fastify.initialization', (message) => {
  if (isAnnouncement(message)) checkAnswers(message.fastify)
})

type Comparison = ReturnType<typeof declaredAnswers>

/** Comparisons by the routes of a server: the servers of one worker are built of the same code. */
const comparisons = new Map<string, Comparison>()

function comparisonFor(app: FastifyInstance, routes: readonly string[]): Comparison {
  const key = routes.toSorted().join('\n')
  const known = comparisons.get(key)
  if (known) return known
  const made = declaredAnswers(app.swagger() as unknown as ApiDocument)
  comparisons.set(key, made)
  return made
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The text of a body; null for a stream or bytes. */
function textOf(payload: unknown): string | null {
  if (typeof payload === 'string') return payload
  return payload === null || payload === undefined ? '' : null
}

function checkAnswers(app: FastifyInstance): void {
  const routes: string[] = []
  app.addHook('onRoute', ({ method, url }) => void routes.push(`${[method].flat().join()} ${url}`))
  let differences: Comparison | undefined
  app.addHook('onSend', async (request, reply, payload) => {
    const { url, schema } = request.routeOptions
    // Pages and assets are not answers of the API, and a HEAD is a GET without its body.
    const isDescribed = url !== undefined && schema?.hide !== true && request.method !== 'HEAD'
    if (!app.hasDecorator('swagger') || !isDescribed) return payload
    differences ??= comparisonFor(app, routes)
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
