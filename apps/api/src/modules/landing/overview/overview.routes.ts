import { rightsColumnOf } from '@portaria/contract/actors/roles'
import { overviewAnswer, overviewQuery } from '@portaria/contract/modules/landing/overview'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { RouteTools } from '../../../parts/module.ts'
import { actorOf } from '../../../platform/authentication.ts'
import { readLatestBackup } from './latest-backup.repository.ts'
import { readOverview } from './overview.repository.ts'

/** Serves an overview of the platform's companies, for its administrators (companies §8). */
export function overviewRoutes(
  app: FastifyInstance,
  { database, backups }: Pick<RouteTools, 'database' | 'backups'>,
): void {
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
      return database.onPlatform(actor, async (queries) => {
        const { companies, total } = await readOverview(queries, request.query, seesAlerts)
        const backup = seesAlerts && backups ? await readLatestBackup(queries) : null
        const meta = { total, total_is: 'exact' as const, page, per_page, backup }
        return { data: companies, meta }
      })
    },
  )
}
