import { monthPageAnswer, monthPageQuery } from '@portaria/contract/modules/reports/month-page'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { RouteTools } from '../../parts/module.ts'
import { actorOf } from '../../platform/authentication.ts'
import { readMonthPage } from './month-page.ts'

/** Serves the page about a month, which managers publish to residents (reports §4). */
export function monthPageRoutes(app: FastifyInstance, { database, gathered }: RouteTools): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/reports/month',
    {
      config: { access: { right: 'reports.month' } },
      schema: {
        tags: ['reports'],
        summary: 'Read the figures of a month that residents may read',
        querystring: monthPageQuery,
        response: { 200: monthPageAnswer },
      },
    },
    async (request) => {
      const data = await database.readInTenant(actorOf(request), (context) =>
        readMonthPage(context, gathered.monthCounters, request.query.day),
      )
      return { data }
    },
  )
}
