import {
  type Analytics,
  analyticsAnswer,
  analyticsOf,
  analyticsQuery,
  readsDayAlone,
  type TrendName,
} from '@portaria/contract/modules/reports/analytics'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { RouteTools } from '../../parts/module.ts'
import { actorOf } from '../../platform/authentication.ts'
import { readToday } from '../companies/public/company-day.ts'
import { readReport } from './read-report.ts'

/** Serves trends over a range, by role (reports §2). */
export function analyticsRoutes(app: FastifyInstance, tools: RouteTools): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/analytics',
    {
      config: { access: { right: 'analytics.read' } },
      schema: {
        tags: ['dashboard'],
        summary: 'Read the trends of a period, as far as one sees its rows',
        querystring: analyticsQuery,
        response: { 200: analyticsAnswer },
      },
    },
    async (request): Promise<{ data: Analytics }> => {
      const actor = actorOf(request)
      const { role } = actor
      const data = await tools.database.inTenant(actor, async (context) => {
        const isDay = role !== 'system' && readsDayAlone(role)
        const day = isDay ? await readToday(context) : null
        const period = day === null ? request.query : { from: day, to: day }
        const found: Record<TrendName, Analytics['visitors']> = {
          visitors: null,
          rounds: null,
          occurences: null,
        }
        for (const name of role === 'system' ? [] : analyticsOf(role))
          found[name] = await readReport(tools, context, name, { period, filters: {} })
        return found
      })
      return { data }
    },
  )
}
