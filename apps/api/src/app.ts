import path from 'node:path'
import multipart from '@fastify/multipart'
import { loadEveryLanguage } from '@portaria/contract/texts/every-language'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { machineriesOf } from './machineries.ts'
import { proofDemands } from './modules/accounts/proof/session-proof.service.ts'
import { signInRoutes } from './modules/accounts/sign-in/sign-in.routes.ts'
import type { SignInParts } from './modules/accounts/sign-in/sign-in-parts.ts'
import { overviewRoutes } from './modules/companies/overview/overview.routes.ts'
import { companySettingsRoutes } from './modules/companies/settings/company-settings.routes.ts'
import { lockerDoorsRoutes } from './modules/custody/locker-doors/locker-doors.routes.ts'
import { parcelRoutes } from './modules/custody/parcels/parcels.routes.ts'
import { departuresRoutes } from './modules/departures/departures.routes.ts'
import { filesRoutes } from './modules/files/files.routes.ts'
import { filesService } from './modules/files/files.service.ts'
import { deskRoutes } from './modules/gate/desk/desk.routes.ts'
import { gateRoutes } from './modules/gate/gate.routes.ts'
import { landingRoutes } from './modules/landing/landing.routes.ts'
import { inboxRoutes } from './modules/notices/inbox.routes.ts'
import { pushSubscriptionRoutes } from './modules/notices/push-subscriptions.routes.ts'
import { panicRoutes } from './modules/panic/panic.routes.ts'
import { postalCodesRoutes } from './modules/postal-codes/postal-codes.routes.ts'
import { retentionRoutes } from './modules/retention/retention.routes.ts'
import { savedViewsRoutes } from './modules/saved-views/saved-views.routes.ts'
import { searchRoutes } from './modules/search/search.routes.ts'
import { searchService } from './modules/search/search.service.ts'
import { apartmentRecordRoutes } from './modules/unit-record/unit-record.routes.ts'
import { visitsRoutes } from './modules/visits/visits.routes.ts'
import { authenticate } from './platform/authentication.ts'
import { setHeads } from './platform/content-policy.ts'
import { handleErrors } from './platform/error-handler.ts'
import { fileLinks } from './platform/files/file-links.ts'
import { diskFileStore } from './platform/files/file-store.ts'
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
import { refuseUnreadBodies, validateRequest } from './platform/request-validation.ts'
import { connectionLimits, endSlowBodies } from './platform/slow-bodies.ts'
import { endUnreadAnswers } from './platform/unread-answers.ts'
import { serveWebApp } from './platform/web-app.ts'
import { importEndpoints } from './register-endpoints/imports/import-endpoints.ts'
import { registerEndpoints } from './register-endpoints/register-endpoints.ts'

/**
 * Builds the server from its named parts, without a port, so that tests call it directly. Every
 * route is registered here.
 */
export async function buildApp(parts: SignInParts): Promise<FastifyInstance> {
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
  handleErrors(app, { demandProof: proofDemands(parts), refusals, pace })
  endSlowBodies(app)
  endUnreadAnswers(app)
  readJsonBodies(app)
  refuseUnreadBodies(app)
  setHeads(app, parts.publicUrl)
  await app.register(multipart, { limits: { files: 1, fields: 20 } })
  await serveOpenApi(app)
  authenticate(app, parts.guard, refusals)
  serveHealth(app, parts)

  const { lanes } = parts
  const reads = readAudit(lanes.background, (error) => app.log.error({ err: error }, 'read audit'))
  app.addHook('onClose', () => reads.flush())
  const links = fileLinks(parts.secret)
  const files = filesService(parts.database, diskFileStore(parts.dataDir), links)
  const pictures = pictureIntake(parts.database, path.join(parts.dataDir, 'transfers'))
  const machineries = machineriesOf(parts, reads)

  const hub = liveEventHub({
    log: parts.liveEventLog,
    guard: parts.guard,
    tenantLog: tenantEventLog(lanes.stream),
    ids: eventIds(parts.secret),
    onError: (error) => app.log.error({ err: error }, 'live events'),
  })

  const search = searchService(parts.database, machineries)
  await app.register(
    async (api) => {
      signInRoutes(api, { ...parts, database: lanes.sign_in }, { pictures, refusals })
      liveEventRoutes(api, hub)
      panicRoutes(api, lanes.panic, links)
      inboxRoutes(api, parts.database)
      pushSubscriptionRoutes(api, parts)
      companySettingsRoutes(api, machineries)
      retentionRoutes(api, parts.database)
      landingRoutes(api, parts.database, machineries, links)
      searchRoutes(api, search)
      overviewRoutes(api, parts.database)
      postalCodesRoutes(api, parts.postalCodeService)
      visitsRoutes(api, parts, machineries)
      parcelRoutes(api, parts, machineries)
      lockerDoorsRoutes(api, parts, machineries)
      gateRoutes(api, parts, machineries, { links, search: search.search })
      deskRoutes(api, parts, machineries, links)
      departuresRoutes(api, parts.database, machineries)
      apartmentRecordRoutes(api, parts.database, machineries)
      savedViewsRoutes(api, parts.database)
      registerEndpoints(api, machineries)
      importEndpoints(api, machineries)
      filesRoutes(api, files, pictures)
    },
    { prefix: '/api/v1' },
  )
  await serveWebApp(app, parts)
  return app
}
