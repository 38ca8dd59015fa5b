import { rightsColumnOf } from '@portaria/contract/actors/roles'
import { overviewAnswer, overviewQuery } from '@portaria/contract/modules/landing/overview'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { actorOf } from '../../../platform/authentication.ts'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import { readOverview } from './overview.repository.ts'

/** Serves an overview of the platform's companies, for its administrators (companies §8). */
export function overviewRoutes(app: FastifyInstance, database: AppDatabase): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/overview',
    {
      config: { access: { right: 'companies.overview' } },
      schema: {
        tags: ['dashboard'],
        summary: 'List the companies with their figures, those that need somebody first',
        querystring: overviewQuery,
        response: { 200: overviewAnswer },
      },
    },
    async (request) => {
      const actor = actorOf(request)
      const { page, per_page } = request.query
      const seesAlerts = actor.role !== 'system' && rightsColumnOf(actor.role) === 'admin'
      const { companies, total } = await database.onPlatform(actor, (queries) =>
        readOverview(queries, request.query, seesAlerts),
      )
      return { data: companies, meta: { total, total_is: 'exact' as const, page, per_page } }
    },
  )
}
