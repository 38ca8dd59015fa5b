import { monitorAnswer } from '@portaria/contract/modules/access/monitor/monitor-answers'
import {
  openingBody,
  readerCommandAnswer,
} from '@portaria/contract/modules/access/readers/reader-answers'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { RouteTools } from '../../../parts/module.ts'
import { actorOf } from '../../../platform/authentication.ts'
import { readerCommandsService } from '../readers/commands/commands.service.ts'
import { readerPasswords } from '../readers/commands/reader-passwords.ts'
import { readMonitor } from './monitor.repository.ts'

const ofPoint = z.strictObject({ id: z.uuid() })
const ofOpening = z.strictObject({ id: z.uuid(), opening: z.uuid() })
const described = (summary: string) => ({ summary, tags: ['access'] })

/** Serves the monitor of points, and openings from afar (access §43). */
export function monitorRoutes(
  app: FastifyInstance,
  { database, links, secret }: Pick<RouteTools, 'database' | 'links' | 'secret'>,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const commands = readerCommandsService(database, readerPasswords(secret))

  routes.get(
    '/access-monitor',
    {
      config: { access: { right: 'access.monitor' } },
      schema: {
        ...described('List the points in use, with the states of their readers'),
        response: { 200: monitorAnswer },
      },
    },
    async (request) => ({
      data: await database.readInTenant(actorOf(request), (context) => readMonitor(context, links)),
    }),
  )

  routes.post(
    '/access-points/:id/openings',
    {
      config: {
        access: { right: 'access.open' },
        refuses: ['not_found', 'state_conflict', 'id_taken', 'throttled'],
      },
      schema: {
        ...described('Open a point from afar, once and with a reason'),
        description:
          'The opening expires after five seconds: what was not sent by then is not sent any more. An outcome that is not known stays unknown.',
        params: ofPoint,
        body: openingBody,
        response: { 202: readerCommandAnswer },
      },
    },
    async (request, reply) => {
      const data = await commands.open(actorOf(request), request.params.id, request.body)
      return reply.status(202).send({ data })
    },
  )

  routes.get(
    '/access-points/:id/openings/:opening',
    {
      config: { access: { right: 'access.open' } },
      schema: {
        ...described('Read what became of an opening'),
        params: ofOpening,
        response: { 200: readerCommandAnswer },
      },
    },
    async (request) => {
      const { id, opening } = request.params
      return { data: await commands.readOpening(actorOf(request), id, opening) }
    },
  )
}
