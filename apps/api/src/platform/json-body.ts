import type { FastifyInstance } from 'fastify'

/**
 * Parses JSON bodies as Fastify does (malformed ones are refused, and so are `__proto__` and
 * `constructor` keys), but takes an empty body as none: the client of product.md section 7 sends
 * `Content-Type: application/json` with every call, also without a body.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined)
      else void parse(request, body, done)
    },
  )
}
