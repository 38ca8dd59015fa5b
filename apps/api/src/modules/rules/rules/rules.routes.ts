import { ruleAcceptances } from '@portaria/contract/modules/rules/rules/rule-answers'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { actorOf } from '../../../platform/authentication.ts'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import { problem } from '../../../platform/problem.ts'
import { readAcceptances } from './acceptances.ts'

/** Serves the people who have accepted a version of a rule: the proof for managers. */
export function ruleRoutes(app: FastifyInstance, database: AppDatabase): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/rules/:id/acceptances',
    {
      config: { access: { right: 'rules.acceptances' } },
      schema: {
        summary: 'Read who has accepted a version of a rule, and who is still to',
        tags: ['rules'],
        params: z.strictObject({ id: z.uuid() }),
        response: { 200: z.object({ data: ruleAcceptances }) },
      },
    },
    async (request) => {
      const data = await database.readInTenant(actorOf(request), (context) =>
        readAcceptances(context, request.params.id),
      )
      if (data === null) throw problem('not_found')
      return { data }
    },
  )
}
