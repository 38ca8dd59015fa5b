import {
  PASSERS_PER_PAGE,
  passersAnswer,
  passersQuery,
  trialAnswer,
  trialBody,
  waysAnswer,
  waysQuery,
} from '@portaria/contract/modules/access/access-answers'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { actorOf } from '../../../platform/authentication.ts'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import { readPassers } from './passers.ts'
import { tryOnPaper } from './trials.ts'
import { readWays } from './ways.ts'

const config = { access: { right: 'access.look_up' } } as const
const described = (summary: string) => ({ summary, tags: ['access'] })

/** Serves decisions on paper, and the people and points that rules bring together (access §3). */
export function decisionRoutes(app: FastifyInstance, database: AppDatabase): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    '/access/trials',
    {
      config,
      schema: {
        ...described('Decide about a passage on paper'),
        description:
          'Answers what the point would answer now, or at a moment, with the rules that were considered. Nothing opens and no access is recorded; the history of the person says who asked.',
        body: trialBody,
        response: { 200: trialAnswer },
      },
    },
    async (request) => ({
      data: await database.inTenant(actorOf(request), (context) =>
        tryOnPaper(context, request.body),
      ),
    }),
  )

  routes.get(
    '/access-points/:id/passers',
    {
      config,
      schema: {
        ...described('List the people whom some rule lets pass a point'),
        params: z.strictObject({ id: z.uuid() }),
        querystring: passersQuery,
        response: { 200: passersAnswer },
      },
    },
    async (request) => {
      const { page = 1 } = request.query
      const { data, total } = await database.readInTenant(actorOf(request), (context) =>
        readPassers(context, request.params.id, request.query),
      )
      const meta = {
        total,
        total_is: 'exact' as const,
        page,
        per_page: PASSERS_PER_PAGE,
        next: null,
      }
      return { data, meta }
    },
  )

  routes.get(
    '/access/ways',
    {
      config,
      schema: {
        ...described('List the points that a person may pass'),
        querystring: waysQuery,
        response: { 200: waysAnswer },
      },
    },
    async (request) => ({
      data: await database.readInTenant(actorOf(request), (context) =>
        readWays(context, request.query),
      ),
    }),
  )
}
