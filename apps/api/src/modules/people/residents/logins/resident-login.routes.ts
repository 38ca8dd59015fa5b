import type { Actor, TenantActor } from '@portaria/contract/actors/actor'
import {
  invitationCardsAnswer,
  invitationCardsBody,
  invitationLinkAnswer,
  invitationLinkBody,
  ownInvitationParams,
  residentLoginAnswer,
} from '@portaria/contract/modules/accounts/invitations'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { actorOf } from '../../../../platform/authentication.ts'
import { hasTenant } from '../../../../platform/database/app-database.ts'
import { problem } from '../../../../platform/problem.ts'
import type { ServerTools } from '../../../../platform/server-tools.ts'
import { cardOf, cardsOf } from './invitation-card.service.ts'
import { readResidentLogin } from './resident-login.service.ts'

const config = { access: { right: 'residents.logins' } } as const

/** The login of a resident, and the cards of those without e-mail. */
export function residentLoginRoutes(
  app: FastifyInstance,
  parts: Pick<ServerTools, 'database' | 'secret' | 'publicUrl'>,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/residents/:id/login',
    {
      config,
      schema: {
        tags: ['residents'],
        summary: 'Tell whether a resident has a login or is invited',
        params: ownInvitationParams,
        response: { 200: residentLoginAnswer },
      },
    },
    async (request) => {
      const tenant = tenantOf(actorOf(request))
      return { data: await readResidentLogin(parts.database, tenant, request.params.id) }
    },
  )

  routes.post(
    '/residents/:id/invitation-link',
    {
      config,
      schema: {
        tags: ['residents'],
        summary: 'Make the link by which a resident without e-mail is invited',
        params: ownInvitationParams,
        body: invitationLinkBody,
        response: { 200: invitationLinkAnswer },
      },
    },
    async (request) => {
      const renew = request.body?.renew ?? false
      return { data: await cardOf(parts, tenantOf(actorOf(request)), request.params.id, renew) }
    },
  )

  routes.post(
    '/residents/invitation-cards',
    {
      config,
      schema: {
        tags: ['residents'],
        summary: 'Make the cards by which residents without e-mail are invited',
        body: invitationCardsBody,
        response: { 200: invitationCardsAnswer },
      },
    },
    async (request) => ({
      data: await cardsOf(parts, tenantOf(actorOf(request)), request.body.ids),
    }),
  )
}

function tenantOf(actor: Actor): TenantActor {
  if (!hasTenant(actor)) throw problem('tenant_required')
  return actor
}
