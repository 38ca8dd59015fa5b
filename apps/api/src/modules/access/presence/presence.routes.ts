import {
  pardonAnswer,
  presenceAnswer,
  presenceBody,
} from '@portaria/contract/modules/access/presence/presence'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { actorOf } from '../../../platform/authentication.ts'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import { presenceService } from './presence.service.ts'

const access = { right: 'access.presence' } as const
const described = (summary: string) => ({ summary, tags: ['access'] })

/** Serves corrections of who is inside, and second entries that are forgiven (access §52, §54). */
export function presenceRoutes(app: FastifyInstance, database: AppDatabase): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const presence = presenceService(database)

  routes.post(
    '/access-presence',
    {
      config: { access, refuses: ['throttled'] },
      schema: {
        ...described('Note that a person is here, or no longer'),
        description:
          'The last word is that of whoever saw it, until the person passes a point again. It stands in the history of the person.',
        body: presenceBody,
        response: { 200: presenceAnswer },
      },
    },
    async (request) => ({ data: await presence.correct(actorOf(request), request.body) }),
  )

  routes.post(
    '/accesses/:id/forgive',
    {
      config: { access, refuses: ['not_found', 'state_conflict'] },
      schema: {
        ...described('Let somebody whose second entry was refused enter once'),
        params: z.strictObject({ id: z.uuid() }),
        response: { 200: pardonAnswer },
      },
    },
    async (request) => ({ data: await presence.forgive(actorOf(request), request.params.id) }),
  )
}
