import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { documentPolicy } from './content-policy.ts'

const DOCUMENT = '/api/v1/openapi.json'

/**
 * Describes every route from the schemas that check it, as `/api/v1/openapi.json` and as a page at
 * `/api/v1/docs`. Registered before the session check, so both are public (domain.md section 6).
 * The document is made once, at start: that takes a third of a second, in which nothing else runs.
 */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Portaria',
        version: '1',
        description:
          'Controle de acesso e gestão de condomínios. Erros são documentos de problema (RFC 9457) com códigos estáveis.',
      },
      components: {
        securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
      security: [{ session: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/v1/docs',
    uiConfig: { docExpansion: 'list', deepLinking: true },
    staticCSP: false,
    transformStaticCSP: documentPolicy,
    // The plugin's own copies of the document would be made anew for every request.
    uiHooks: {
      onRequest(request, reply, done) {
        if (/\/(json|yaml)$/.test(request.url)) void reply.redirect(DOCUMENT)
        else done()
      },
    },
  })
  let document = Buffer.alloc(0)
  app.addHook('onReady', async () => {
    document = Buffer.from(JSON.stringify(app.swagger()))
  })
  app.get(DOCUMENT, { schema: { hide: true } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  )
}
