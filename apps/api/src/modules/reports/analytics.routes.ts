import {
  type Analytics,
  analyticsAnswer,
  analyticsOf,
  analyticsQuery,
  readsDayAlone,
} from '@portaria/contract/modules/reports/analytics'
import type { Period } from '@portaria/contract/modules/reports/report-period'
import type { ReportName } from '@portaria/contract/modules/reports/reports'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import type { RouteTools } from '../../parts/module.ts'
import { actorOf } from '../../platform/authentication.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { companyToday } from '../../platform/sessions/live-membership.ts'
import { readReport } from './read-report.ts'

/** Today in the actor's company, as a period. */
async function today({ queries, actor }: TenantContext): Promise<Period> {
  const { day } = await queries.one(sql<{ day: string }>`
    SELECT to_char(${companyToday}, 'YYYY-MM-DD') AS day FROM tenants t WHERE t.id = ${actor.tenantId}`)
  return { from: day, to: day }
}

/** Trends over a range, by role (domain.md section 5). */
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
        const period =
          role !== 'system' && readsDayAlone(role) ? await today(context) : request.query
        const found: Record<ReportName, Analytics['visitors']> = {
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
