import {
  acceptInvitationBody,
  invitationAnswer,
  invitationEmailBody,
  invitationTokenBody,
  ownInvitationParams,
  proveInvitationBody,
} from '@portaria/contract/modules/accounts/invitations'
import { noAnswer } from '../../../platform/api-document/operations.ts'
import { actorOf } from '../../../platform/authentication.ts'
import { type App, described, originOf } from '../public/sign-in/route-parts.ts'
import type { SigningIn } from '../public/sign-in/sign-in-part.ts'
import { type AcceptanceService, acceptanceService } from './acceptance.service.ts'

/** Serves an invitation's link, and a signed-in person's own invitations. */
export function invitationRoutes(app: App, signingIn: SigningIn): void {
  const service = acceptanceService(signingIn)
  linkRoutes(app, service)
  ownRoutes(app, service)
}

function linkRoutes(app: App, service: AcceptanceService): void {
  const config = { access: 'public' } as const

  app.post(
    '/invitations/look',
    {
      config,
      schema: {
        ...described('Look at an invitation by its link'),
        body: invitationTokenBody,
        response: { 200: invitationAnswer },
      },
    },
    async (request) => ({ data: await service.look(request.body.token, originOf(request)) }),
  )

  app.post(
    '/invitations/accept',
    {
      config: { ...config, refuses: ['second_factor_required', 'sign_in_by_letter'] },
      schema: {
        ...described('Accept an invitation'),
        body: acceptInvitationBody,
        response: { 204: noAnswer },
      },
    },
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
        ...described('Complete an acceptance by a code or a passkey'),
        body: proveInvitationBody,
        response: { 204: noAnswer },
      },
    },
    async (request, reply) => {
      await service.prove(request.body, originOf(request))
      return reply.status(204).send()
    },
  )

  app.post(
    '/invitations/decline',
    {
      config,
      schema: {
        ...described('Decline an invitation'),
        body: invitationTokenBody,
        response: { 204: noAnswer },
      },
    },
    async (request, reply) => {
      await service.decline(request.body.token, originOf(request))
      return reply.status(204).send()
    },
  )

  app.post(
    '/invitations/email',
    {
      config,
      schema: {
        ...described('Ask for the letter that proves the e-mail of an invitation'),
        body: invitationEmailBody,
        response: { 202: noAnswer },
      },
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
      config: { ...config, refuses: ['validation'] },
      schema: {
        ...described('Accept an own invitation'),
        params: ownInvitationParams,
        response: { 204: noAnswer },
      },
    },
    async (request, reply) => {
      await service.acceptOwn(actorOf(request), request.params.id)
      return reply.status(204).send()
    },
  )

  app.post(
    '/me/invitations/:id/decline',
    {
      config: { ...config, refuses: ['validation'] },
      schema: {
        ...described('Decline an own invitation'),
        params: ownInvitationParams,
        response: { 204: noAnswer },
      },
    },
    async (request, reply) => {
      await service.declineOwn(actorOf(request), request.params.id)
      return reply.status(204).send()
    },
  )
}
