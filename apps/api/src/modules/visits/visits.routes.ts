import {
  guestPassAnswer,
  guestPassBody,
  inviteAnswer,
  inviteBody,
  onTheWayAnswer,
} from '@portaria/contract/modules/visits/visits'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { actorOf } from '../../platform/authentication.ts'
import type { ServerTools } from '../../platform/server-tools.ts'
import type { Machineries } from '../../register-endpoints/machinery.ts'
import { guestPassService } from './guest-pass/guest-pass.service.ts'
import { invitationsService } from './invitations/invitations.service.ts'
import { passKeys } from './public/pass-keys.ts'
import { sayOnTheWay } from './visits/on-the-way.ts'

/** Serves invitations, and the page of a pass (visits §1, §21). */
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
    '/visits/:id/on-the-way',
    {
      config: { access: { right: 'visits.on_the_way' }, refuses: ['state_conflict'] },
      schema: {
        tags: ['visits'],
        summary: 'Tell the desk and the household that the own provider is on the way',
        params: z.strictObject({ id: z.uuid() }),
        response: { 200: onTheWayAnswer },
      },
    },
    async (request) => ({
      data: {
        on_the_way_at: await sayOnTheWay(database, actorOf(request), request.params.id),
      },
    }),
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
