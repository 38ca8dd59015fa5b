import {
  answerInvitationBody,
  invitationAnswer,
  invitationBody,
} from '@portaria/contract/modules/reservations/event-guests/guest-answers'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { RouteTools } from '../../../parts/module.ts'
import { passKeys } from '../../visits/public/pass-keys.ts'
import { guestKeys } from './guest-keys.ts'
import { invitationService } from './invitation.service.ts'

/**
 * Serves the page of an invitation, without a session; its link is never in the address of a call.
 */
export function guestRoutes(
  app: FastifyInstance,
  {
    database,
    secret,
    publicUrl,
    machineries,
  }: Pick<RouteTools, 'database' | 'secret' | 'publicUrl' | 'machineries'>,
): void {
  const service = invitationService({
    database,
    machineries,
    keys: guestKeys(secret, publicUrl),
    passKeys: passKeys(secret, publicUrl),
  })
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    '/guests/invitation',
    {
      config: { access: 'public' },
      schema: {
        tags: ['guests'],
        summary: 'Read the invitation of a link; it changes nothing',
        body: invitationBody,
        response: { 200: invitationAnswer },
      },
    },
    async (request) => ({ data: await service.look(request.body.token, request.ip) }),
  )

  routes.post(
    '/guests/answer',
    {
      config: { access: 'public' },
      schema: {
        tags: ['guests'],
        summary: 'Accept or decline an invitation as its guest; the same twice is once',
        body: answerInvitationBody,
        response: { 200: invitationAnswer },
      },
    },
    async (request) => ({ data: await service.answer(request.body, request.ip) }),
  )
}
