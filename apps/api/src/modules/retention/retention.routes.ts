import { retentionAnswer, retentionQuery } from '@portaria/contract/modules/retention/retention'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { RetentionRule } from '../../parts/retention-rule.ts'
import { actorOf } from '../../platform/authentication.ts'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import { previewRetention } from './retention.service.ts'

/** Serves a preview of the data that a company's terms would erase, before they are saved. */
export function retentionRoutes(
  app: FastifyInstance,
  database: AppDatabase,
  rules: readonly RetentionRule[],
): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/company/retention',
    {
      config: { access: { right: 'company.settings' } },
      schema: {
        tags: ['company'],
        summary: 'List what the terms of the own company would erase now, by kind of data',
        querystring: retentionQuery,
        response: { 200: retentionAnswer },
      },
    },
    async (request) => ({
      data: await database.readInTenant(actorOf(request), (context) =>
        previewRetention(context, rules, request.query),
      ),
    }),
  )
}
