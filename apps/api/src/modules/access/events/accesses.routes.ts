import {
  accessAnswer,
  accessesAnswer,
  accessesQuery,
} from '@portaria/contract/modules/access/access-answers'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { RouteTools } from '../../../parts/module.ts'
import { recordAudit } from '../../../platform/audit.ts'
import { actorOf } from '../../../platform/authentication.ts'
import { readAccess, readAccesses } from './accesses.repository.ts'

const config = { access: { right: 'access.events' } } as const
const described = (summary: string) => ({ summary, tags: ['access'] })

/** Serves the events at points (access §9, §13). */
export function accessesRoutes(
  app: FastifyInstance,
  { database, links }: Pick<RouteTools, 'database' | 'links'>,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/accesses',
    {
      config,
      schema: {
        ...described('List what happened at points, newest first'),
        querystring: accessesQuery,
        response: { 200: accessesAnswer },
      },
    },
    async (request) => {
      const { data, next } = await database.readInTenant(actorOf(request), (context) =>
        readAccesses(context, links, request.query),
      )
      return { data, meta: { next } }
    },
  )

  routes.get(
    '/accesses/:id',
    {
      config,
      schema: {
        ...described('Read why a point opened, or why it did not'),
        params: z.strictObject({ id: z.uuid() }),
        response: { 200: accessAnswer },
      },
    },
    async (request) => ({
      data: await database.inTenant(actorOf(request), async (context) => {
        const { id } = request.params
        const access = await readAccess(context, links, id)
        await recordAudit(context, {
          register: 'access_events',
          rowId: access.id,
          operation: 'read',
        })
        return access
      }),
    }),
  )
}
