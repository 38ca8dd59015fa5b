import type { FastifyInstance } from 'fastify'

/**
 * Reads JSON bodies as Fastify does (malformed is refused, so are `__proto__` and `constructor`
 * keys), but takes an empty one as none: the client of product.md section 7 says
 * `Content-Type: application/json` with every call, also where it sends nothing.
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
