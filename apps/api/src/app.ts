import multipart from '@fastify/multipart'
import { loadEveryLanguage } from '@portaria/contract/loaded-texts/every-language'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { machineriesOf } from './machineries.ts'
import type { SignInTools } from './modules/accounts/public/account/sign-in-tools.ts'
import type { WithSigningIn } from './modules/accounts/public/sign-in/sign-in-part.ts'
import { openSigningIn } from './modules/accounts/sign-in/signing-in.ts'
import { soleProvider } from './modules/identities/links/external-identity.repository.ts'
import { proofDemands } from './modules/proofs/session-proof/session-proof.service.ts'
import { gathered, moduleMeasures, modules, signInParts } from './modules.ts'
import type { RouteTools } from './parts/module.ts'
import { authenticate } from './platform/authentication.ts'
import { setHeads } from './platform/content-policy.ts'
import { handleErrors } from './platform/error-handler.ts'
import { fileLinks } from './platform/files/file-links.ts'
import { pictureIntake } from './platform/files/picture-intake.ts'
import { serveHealth } from './platform/health.ts'
import { readJsonBodies } from './platform/json-body.ts'
import { eventIds } from './platform/live-events/event-id.ts'
import { liveEventHub } from './platform/live-events/live-event-hub.ts'
import { liveEventRoutes } from './platform/live-events/live-event-routes.ts'
import { tenantEventLog } from './platform/live-events/tenant-event-log.ts'
import { serveOpenApi } from './platform/open-api.ts'
import { readAudit } from './platform/read-audit.ts'
import { refusalPace } from './platform/refusal-pace.ts'
import { refusalTrail } from './platform/refusal-trail.ts'
import { refusedCalls } from './platform/refused-calls.ts'
import { refuseUnreadBodies, validateRequest } from './platform/request-validation.ts'
import { closeWhileDraining } from './platform/servers/close-while-draining.ts'
import { countLoads } from './platform/servers/company-loads.ts'
import { otherWebAssets } from './platform/servers/other-web-assets.ts'
import { connectionLimits, endSlowBodies } from './platform/slow-bodies.ts'
import { endUnreadAnswers } from './platform/unread-answers.ts'
import { serveWebApp } from './platform/web-app.ts'
import { importEndpoints } from './register-endpoints/imports/import-endpoints.ts'
import { registerEndpoints } from './register-endpoints/register-endpoints.ts'

/**
 * Builds the server from its named parts, without a port, so that tests call it directly. The routes of
 * modules come from their list.
 */
export async function buildApp(parts: SignInTools): Promise<FastifyInstance> {
  await loadEveryLanguage()
  const app = Fastify({
    logger: parts.logger,
    trustProxy: parts.trustProxy,
    genReqId: parts.newRequestId,
    requestIdHeader: false,
    bodyLimit: 1024 * 1024,
    logController: new LogController({ disableRequestLogging: true }),
    ...connectionLimits,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  parts.tracing?.follow(app)
  app.setValidatorCompiler(validateRequest)
  // Answers are typed where they are made; validating each one again would cost more than making
  // it.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))

  const refusals = refusalTrail(parts.lanes.background, (error) =>
    app.log.error({ err: error }, 'refusals'),
  )
  app.addHook('onClose', () => refusals.flush())
  const pace = refusalPace()
  app.addHook('onClose', async () => pace.close())
  const refused = refusedCalls(parts.refusedCalls)
  app.addHook('onClose', async () => refused.close())
  const demandProof = proofDemands(parts, soleProvider(parts))
  handleErrors(app, { demandProof, refusals, pace, refused })
  endSlowBodies(app)
  endUnreadAnswers(app)
  closeWhileDraining(app, parts.servers)
  readJsonBodies(app)
  refuseUnreadBodies(app)
  setHeads(app, parts.publicUrl)
  await app.register(multipart, { limits: { files: 1, fields: 20 } })
  await serveOpenApi(app)
  authenticate(app, parts.guard, refusals, { callsAtOnce: parts.callsAtOnce, refused })
  countLoads(app, parts.watch.loads)
  serveHealth(app, parts, moduleMeasures)

  const { lanes } = parts
  const reads = readAudit(lanes.background, (error) => app.log.error({ err: error }, 'read audit'))
  app.addHook('onClose', () => reads.flush())
  const machineries = machineriesOf(parts, reads)
  const tools: RouteTools & WithSigningIn = {
    ...parts,
    machineries,
    gathered,
    refusals,
    links: fileLinks(parts.secret),
    pictures: pictureIntake(parts.database, parts.transfers),
    signingIn: openSigningIn(parts, { refusals, log: app.log, brought: signInParts }),
  }

  const hub = liveEventHub({
    log: parts.liveEventLog,
    guard: parts.guard,
    tenantLog: tenantEventLog(lanes.stream),
    ids: eventIds(parts.secret),
    release: parts.servers.release,
    onError: (error) => app.log.error({ err: error }, 'live events'),
  })

  await app.register(
    async (api) => {
      liveEventRoutes(api, hub, parts.servers)
      for (const module of modules) module.routes?.(api, tools)
      registerEndpoints(api, machineries)
      importEndpoints(api, machineries)
    },
    { prefix: '/api/v1' },
  )
  await serveWebApp(app, parts, otherWebAssets(lanes.background))
  return app
}
