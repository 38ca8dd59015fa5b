import {
  guestPassAnswer,
  guestPassBody,
  inviteAnswer,
  inviteBody,
} from '@portaria/contract/modules/visits/visits'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { actorOf } from '../../platform/authentication.ts'
import type { ServerTools } from '../../platform/server-tools.ts'
import type { Machineries } from '../../register-endpoints/machinery.ts'
import { guestPassService } from './guest-pass/guest-pass.service.ts'
import { invitationsService } from './invitations/invitations.service.ts'
import { passKeys } from './public/pass-keys.ts'

/** Invitations, and the page of a pass (domain.md section 3, visitors). */
export function visitsRoutes(
  app: FastifyInstance,
  { database, secret, publicUrl }: Pick<ServerTools, 'database' | 'secret' | 'publicUrl'>,
  machineries: Machineries,
): void {
  const keys = passKeys(secret, publicUrl)
  const invitations = invitationsService(database, machineries, keys)
  const guestPasses = guestPassService(database, keys)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    '/visits/invite',
    {
      config: { access: { right: 'visits.invite' }, refuses: ['state_conflict', 'id_taken'] },
      schema: {
        tags: ['visits'],
        summary: 'Make passes for guests, and the visits that they are expected for',
        body: inviteBody,
        response: { 201: inviteAnswer },
      },
    },
    async (request, reply) => {
      const data = await invitations.invite(actorOf(request), request.body)
      return reply.status(201).send({ data })
    },
  )

  routes.post(
    '/guests/pass',
    {
      config: { access: 'public' },
      schema: {
        tags: ['guests'],
        summary: 'Read the pass of a link',
        body: guestPassBody,
        response: { 200: guestPassAnswer },
      },
    },
    async (request) => ({ data: await guestPasses.look(request.body.token, request.ip) }),
  )
}
