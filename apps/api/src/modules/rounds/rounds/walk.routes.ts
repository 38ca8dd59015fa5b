import {
  type Clocks,
  clocksQuery,
  entriesAnswer,
  entriesBody,
  packAnswer,
  walkAnswer,
} from '@portaria/contract/modules/rounds/rounds/round-walk'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { RouteTools } from '../../../parts/module.ts'
import { actorOf } from '../../../platform/authentication.ts'
import { anyMachineryOf } from '../../../register-endpoints/machinery.ts'
import { findRow } from '../../../register-endpoints/read-records.ts'
import { pointCodes } from '../patrol-points/point-codes.ts'
import { takeEntries } from './take-entries.ts'
import { noteTaken, readPack, readWalk } from './walk.service.ts'

const params = z.strictObject({ id: z.uuid() })

/**
 * Serves a round to a telephone, so that it can be walked without a network, and takes its entries.
 */
export function walkRoutes(app: FastifyInstance, tools: RouteTools): void {
  const { database, machineries, secret, links } = tools
  const codes = pointCodes(secret)
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const rounds = () => anyMachineryOf(machineries, 'rounds')

  routes.get(
    '/rounds/:id/pack',
    {
      config: { access: { right: 'rounds.walk' } },
      schema: {
        summary: 'Read what a telephone needs to walk a round without a network',
        tags: ['rounds'],
        params,
        querystring: clocksQuery,
        response: { 200: packAnswer },
      },
    },
    async (request) => ({
      data: await database.inTenant(actorOf(request), async (context) => {
        await findRow(rounds(), context, request.params.id)
        await noteTaken(context, request.params.id, clocksOf(request.query))
        return readPack(context, codes, request.params.id)
      }),
    }),
  )

  routes.post(
    '/rounds/:id/entries',
    {
      config: { access: { right: 'rounds.walk' } },
      schema: {
        summary: 'Add what a telephone recorded of a round, each entry once',
        tags: ['rounds'],
        params,
        body: entriesBody,
        response: { 200: entriesAnswer },
      },
    },
    async (request) => ({
      data: await database.inTenant(actorOf(request), (context) =>
        takeEntries(context, { machineries, codes }, request.params.id, request.body),
      ),
    }),
  )

  routes.get(
    '/rounds/:id/walk',
    {
      config: { access: { right: 'rounds.look_up' } },
      schema: {
        summary: 'Read how a round was walked, point by point',
        tags: ['rounds'],
        params,
        response: { 200: walkAnswer },
      },
    },
    async (request) => ({
      data: await database.readInTenant(actorOf(request), async (context) => {
        await findRow(rounds(), context, request.params.id)
        return readWalk(context, links, request.params.id)
      }),
    }),
  )
}

/**
 * Returns the clocks that a telephone sent; undefined if one is missing, since they are of no use
 * one by one.
 */
function clocksOf({ at, page_life: life, monotonic_ms: ms }: z.infer<typeof clocksQuery>) {
  if (at === undefined || life === undefined || ms === undefined) return undefined
  return { at, page_life: life, monotonic_ms: ms } satisfies Clocks
}
