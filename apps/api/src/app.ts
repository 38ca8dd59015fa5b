import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { signInRoutes } from './features/sign-in/sign-in.routes.ts'
import { authenticate } from './platform/authentication.ts'
import { contentPolicy } from './platform/content-policy.ts'
import { handleErrors } from './platform/error-handler.ts'
import { serveHealth } from './platform/health.ts'
import { serveOpenApi } from './platform/open-api.ts'
import type { Parts } from './platform/parts.ts'
import { serveWebApp } from './platform/web-app.ts'

/**
 * Builds the server from its named parts, without a port: tests call it as it is. Everything that
 * answers a request is listed here.
 */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: parts.logger,
    trustProxy: parts.trustProxy,
    genReqId: parts.newRequestId,
    requestIdHeader: false,
    bodyLimit: 1024 * 1024,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  handleErrors(app)
  await app.register(helmet, contentPolicy)
  await app.register(multipart, { limits: { files: 1, fields: 20 } })
  await serveOpenApi(app)
  authenticate(app, parts.guard, parts.database)
  serveHealth(app, parts)

  await app.register(
    async (api) => {
      signInRoutes(api, parts)
    },
    { prefix: '/api/v1' },
  )
  await serveWebApp(app, parts)
  return app
}
