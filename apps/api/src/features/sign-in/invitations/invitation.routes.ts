import {
  acceptInvitationBody,
  invitationAnswer,
  invitationEmailBody,
  invitationLinkAnswer,
  invitationLinkBody,
  invitationTokenBody,
  ownInvitationParams,
  proveInvitationBody,
} from '@portaria/contract/features/invitations'
import { actorOf } from '../../../platform/authentication.ts'
import { hasTenant } from '../../../platform/database/app-database.ts'
import { problem } from '../../../platform/problem.ts'
import { type App, described, originOf } from '../route-parts.ts'
import type { SignInParts } from '../sign-in-parts.ts'
import type { AcceptanceService } from './acceptance.service.ts'
import { cardOf } from './invitation-card.service.ts'

/** The routes of an invitation's link, and of a signed-in person's own invitations. */
export function invitationRoutes(app: App, parts: SignInParts, service: AcceptanceService): void {
  linkRoutes(app, service)
  ownRoutes(app, service)
  cardRoutes(app, parts)
}

function linkRoutes(app: App, service: AcceptanceService): void {
  const config = { access: 'public' } as const

  app.post(
    '/invitations/look',
    {
      config,
      schema: {
        ...described('Ver um convite por um link'),
        body: invitationTokenBody,
        response: { 200: invitationAnswer },
      },
    },
    async (request) => ({ data: await service.look(request.body.token, originOf(request)) }),
  )

  app.post(
    '/invitations/accept',
    { config, schema: { ...described('Aceitar um convite'), body: acceptInvitationBody } },
    async (request, reply) => {
      await service.accept(request.body, originOf(request))
      return reply.status(204).send()
    },
  )

  app.post(
    '/invitations/accept/proof',
    {
      config,
      schema: {
        ...described('Concluir o aceite com um código ou uma chave de acesso'),
        body: proveInvitationBody,
      },
    },
    async (request, reply) => {
      await service.prove(request.body, originOf(request))
      return reply.status(204).send()
    },
  )

  app.post(
    '/invitations/decline',
    { config, schema: { ...described('Recusar um convite'), body: invitationTokenBody } },
    async (request, reply) => {
      await service.decline(request.body.token, originOf(request))
      return reply.status(204).send()
    },
  )

  app.post(
    '/invitations/email',
    {
      config,
      schema: { ...described('Comprovar o e-mail de um convite'), body: invitationEmailBody },
    },
    async (request, reply) => {
      await service.askEmail(request.body, originOf(request))
      return reply.status(202).send()
    },
  )
}

function ownRoutes(app: App, service: AcceptanceService): void {
  const config = { access: 'signed_in' } as const

  app.post(
    '/me/invitations/:id/accept',
    {
      config,
      schema: { ...described('Aceitar um convite meu'), params: ownInvitationParams },
    },
    async (request, reply) => {
      await service.acceptOwn(actorOf(request), request.params.id)
      return reply.status(204).send()
    },
  )

  app.post(
    '/me/invitations/:id/decline',
    {
      config,
      schema: { ...described('Recusar um convite meu'), params: ownInvitationParams },
    },
    async (request, reply) => {
      await service.declineOwn(actorOf(request), request.params.id)
      return reply.status(204).send()
    },
  )
}

function cardRoutes(app: App, parts: SignInParts): void {
  app.post(
    '/residents/:id/invitation-link',
    {
      config: { access: { right: 'invitations.card' } },
      schema: {
        tags: ['residents'],
        summary: 'The link by which a resident without e-mail is invited',
        params: ownInvitationParams,
        body: invitationLinkBody,
        response: { 200: invitationLinkAnswer },
      },
    },
    async (request) => {
      const actor = actorOf(request)
      if (!hasTenant(actor)) throw problem('tenant_required')
      const renew = request.body?.renew ?? false
      return { data: await cardOf(parts, actor, request.params.id, renew) }
    },
  )
}
