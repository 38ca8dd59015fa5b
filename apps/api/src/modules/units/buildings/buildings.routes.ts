import {
  buildingsAnswer,
  hoursAnswer,
  litAnswer,
  litQuery,
  unitDayAnswer,
} from '@portaria/contract/modules/units/buildings'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { RouteTools } from '../../../parts/module.ts'
import { actorOf } from '../../../platform/authentication.ts'
import { problem } from '../../../platform/problem.ts'
import {
  readBuildings,
  readHours,
  readLit,
  readUnitDay,
  type UnitSources,
} from './buildings.repository.ts'

const access = { right: 'buildings.read' } as const

const described = (summary: string) => ({ summary, tags: ['buildings'] })

/** Serves the units of all towers as they are now, the hours of the day, and the day of a unit. */
export function buildingsRoutes(
  app: FastifyInstance,
  { database, machineries, gathered: { unitRows, unitAlerts } }: RouteTools,
): void {
  const sources: UnitSources = { machineries, unitRows, unitAlerts }
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/buildings',
    {
      config: { access },
      schema: {
        ...described('List all towers with their units as they are now'),
        response: { 200: buildingsAnswer },
      },
    },
    (request) =>
      database.readInTenant(actorOf(request), async (context) => {
        const [towers, lit] = await Promise.all([
          readBuildings(context, sources),
          readLit(context, sources),
        ])
        return { data: { towers, lit } }
      }),
  )

  routes.get(
    '/buildings/lit',
    {
      config: { access },
      schema: {
        ...described('Read which windows some rows light now'),
        description: 'Takes the ids of live events. A row that lights no window is absent.',
        querystring: litQuery,
        response: { 200: litAnswer },
      },
    },
    (request) =>
      database.readInTenant(actorOf(request), async (context) => ({
        data: await readLit(context, sources, request.query.ids.split(',')),
      })),
  )

  routes.get(
    '/buildings/hours',
    {
      config: { access },
      schema: {
        ...described('Read what happens in each hour of the day'),
        response: { 200: hoursAnswer },
      },
    },
    (request) =>
      database.readInTenant(actorOf(request), async (context) => ({
        data: await readHours(context, sources),
      })),
  )

  routes.get(
    '/buildings/units/:id',
    {
      config: { access },
      schema: {
        ...described('Read the day of a unit'),
        params: z.strictObject({ id: z.uuid() }),
        response: { 200: unitDayAnswer },
      },
    },
    async (request) => {
      const day = await database.readInTenant(actorOf(request), (context) =>
        readUnitDay(context, sources, request.params.id),
      )
      if (!day) throw problem('not_found')
      return { data: day }
    },
  )
}
