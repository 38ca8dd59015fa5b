import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { apiDescription, securitySchemes } from './api-document/describe-api.ts'
import { documentPolicy } from './content-policy.ts'
import { pacedAnswers } from './paced-answers.ts'

const DOCUMENT = '/api/v1/openapi.json'

/**
 * Milliseconds between two reads by one address: the document is megabytes, and anybody may read
 * it.
 */
const PACE_MS = 50

const paceLimits = {
  slots: 4,
  perTenant: 1,
  perPerson: 1,
  waitingPerTenant: 100,
  waitingPerPerson: 100,
  waitMs: 10_000,
} as const

/**
 * Describes every route from the schemas that check it, as `/api/v1/openapi.json` and as a page at
 * `/api/v1/docs`. Registered before the session check, so both are public (platform §11). The
 * document is made once, when first read: that blocks the thread for a third of a second, and no
 * start waits for it.
 */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Portaria',
        version: '1',
        description:
          'Access control and management of condominiums. Errors are problem documents (RFC 9457) with stable codes.',
      },
      components: { securitySchemes },
    },
    ...apiDescription(),
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/v1/docs',
    // The other layout has a bar whose picture has an inline style, which the policy refuses.
    uiConfig: { docExpansion: 'list', deepLinking: true, layout: 'BaseLayout' },
    staticCSP: false,
    transformStaticCSP: documentPolicy,
    // The plugin would remake its own copies of the document for every request.
    uiHooks: {
      onRequest(request, reply, done) {
        if (/\/(json|yaml)$/.test(request.url)) void reply.redirect(DOCUMENT)
        else done()
      },
    },
  })
  let document: Buffer | null = null
  const schema = {
    tags: ['api'],
    summary: 'Read this document',
    security: [],
    response: { 200: z.record(z.string(), z.unknown()) },
  }
  const inTurn = pacedAnswers(paceLimits, PACE_MS)
  app.get(DOCUMENT, { config: { access: 'public' }, schema }, async (request, reply) => {
    document ??= Buffer.from(JSON.stringify(app.swagger()))
    const answer = await inTurn({ tenant: request.ip, person: '' }, document)
    return reply.type('application/json; charset=utf-8').send(answer)
  })
}
