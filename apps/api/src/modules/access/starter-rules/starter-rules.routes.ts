import {
  starterRulesAnswer,
  starterRulesBody,
  starterRulesMade,
} from '@portaria/contract/modules/access/access-answers'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { actorOf } from '../../../platform/authentication.ts'
import type { ServerTools } from '../../../platform/server-tools.ts'
import type { Machineries } from '../../../register-endpoints/machinery.ts'
import { starterRulesService } from './starter-rules.service.ts'

/** Serves the proposal of the first rules (access §11). */
export function starterRulesRoutes(
  app: FastifyInstance,
  { database }: Pick<ServerTools, 'database'>,
  machineries: Machineries,
): void {
  const starterRules = starterRulesService(database, machineries)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/access/starter-rules',
    {
      config: { access: { right: 'access.propose' } },
      schema: {
        tags: ['access'],
        summary: 'List the first rules that are proposed to a company with points and no rule',
        response: { 200: starterRulesAnswer },
      },
    },
    async (request) => ({ data: await starterRules.propose(actorOf(request)) }),
  )

  routes.post(
    '/access/starter-rules',
    {
      config: { access: { right: 'access.propose' }, refuses: ['state_conflict'] },
      schema: {
        tags: ['access'],
        summary: 'Make the proposed rules that are confirmed',
        body: starterRulesBody,
        response: { 201: starterRulesMade },
      },
    },
    async (request, reply) => {
      const data = await starterRules.confirm(actorOf(request), request.body.keys)
      return reply.status(201).send({ data })
    },
  )
}
