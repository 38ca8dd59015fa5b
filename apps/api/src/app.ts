import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import { registers } from '@portaria/contract/registers/index'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { signInRoutes } from './features/sign-in/sign-in.routes.ts'
import { authenticate } from './platform/authentication.ts'
import { contentPolicy } from './platform/content-policy.ts'
import { handleErrors } from './platform/error-handler.ts'
import { fileLinks } from './platform/files/file-links.ts'
import { serveHealth } from './platform/health.ts'
import { serveOpenApi } from './platform/open-api.ts'
import type { Parts } from './platform/parts.ts'
import { readAudit } from './platform/read-audit.ts'
import { validateRequest } from './platform/request-validation.ts'
import { serveWebApp } from './platform/web-app.ts'
import { assembleMachinery, registerEndpoints } from './register-endpoints/register-endpoints.ts'
import { registerBehaviours } from './registers/index.ts'
import { rowRules } from './registers/row-rules.ts'

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
  app.setValidatorCompiler(validateRequest)
  // Answers are typed where they are made; checking each one again would cost more than making it.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))

  handleErrors(app)
  await app.register(helmet, contentPolicy)
  await app.register(multipart, { limits: { files: 1, fields: 20 } })
  await serveOpenApi(app)
  authenticate(app, parts.guard, parts.database)
  serveHealth(app, parts)

  const reads = readAudit(parts.database, (error) => app.log.error({ err: error }, 'read audit'))
  app.addHook('onClose', () => reads.flush())
  const machineries = assembleMachinery(
    { database: parts.database, files: fileLinks(parts.secret), readAudit: reads },
    registers,
    registerBehaviours,
    rowRules,
  )

  await app.register(
    async (api) => {
      signInRoutes(api, parts)
      registerEndpoints(api, machineries)
    },
    { prefix: '/api/v1' },
  )
  await serveWebApp(app, parts)
  return app
}
