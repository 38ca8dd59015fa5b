import {
  audienceBody,
  audienceCounts,
  deliveriesAnswer,
  deliveriesQuery,
  recipientsAnswer,
  recipientsQuery,
} from '@portaria/contract/modules/announcements/announcements/announcement-answers'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { RouteTools } from '../../../parts/module.ts'
import { actorOf } from '../../../platform/authentication.ts'
import { problem } from '../../../platform/problem.ts'
import { countAudience, typedAudience } from './audience.ts'
import { exportProof } from './proof-export.ts'
import { countManyDeliveries, pageOfRecipients, wasSent } from './recipients.ts'

const params = z.strictObject({ id: z.uuid() })

/** Serves the audience that an announcement would have, and the proof of its delivery. */
export function announcementRoutes(app: FastifyInstance, tools: RouteTools): void {
  const { database } = tools
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    '/announcements/audience',
    {
      config: { access: { right: 'announcements.audience' } },
      schema: {
        summary: 'Find how many people an announcement would be for today',
        tags: ['announcements'],
        body: audienceBody,
        response: { 200: z.object({ data: audienceCounts }) },
      },
    },
    async (request) => {
      const of = typedAudience(request.body)
      const data = await database.readInTenant(actorOf(request), (context) =>
        countAudience(context, of),
      )
      return { data }
    },
  )

  routes.get(
    '/announcements/deliveries',
    {
      config: { access: { right: 'announcements.proof' } },
      schema: {
        summary: 'Read how many people some announcements have reached, for a list of them',
        tags: ['announcements'],
        querystring: deliveriesQuery,
        response: { 200: deliveriesAnswer },
      },
    },
    async (request) => {
      const found = await database.readInTenant(actorOf(request), (context) =>
        countManyDeliveries(context, request.query.ids.split(',')),
      )
      return {
        data: found.map(({ id, requires_ack, ...delivery }) => ({ id, requires_ack, delivery })),
      }
    },
  )

  routes.get(
    '/announcements/:id/recipients',
    {
      config: { access: { right: 'announcements.proof' } },
      schema: {
        summary: 'List whom an announcement was sent to, by unit, and how each stands',
        tags: ['announcements'],
        params,
        querystring: recipientsQuery,
        response: { 200: recipientsAnswer },
      },
    },
    (request) =>
      database.readInTenant(actorOf(request), async (context) => {
        if (!(await wasSent(context, request.params.id))) throw problem('not_found')
        return pageOfRecipients(context, request.params.id, request.query)
      }),
  )

  exportProof(app, tools)
}
