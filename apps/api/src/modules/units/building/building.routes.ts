import { buildingAnswer } from '@portaria/contract/modules/units/building'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { UnitCounters } from '../../../parts/unit-counts.ts'
import { actorOf } from '../../../platform/authentication.ts'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import { problem } from '../../../platform/problem.ts'
import { readBuilding } from './building.repository.ts'

/** Serves the picture of a tower: its occupied units, and the present state of each unit. */
export function buildingRoutes(
  app: FastifyInstance,
  database: AppDatabase,
  counters: UnitCounters,
): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/buildings/:id',
    {
      config: { access: { right: 'buildings.read' } },
      schema: {
        summary: 'Read a tower with its units as they are now',
        tags: ['buildings'],
        params: z.strictObject({ id: z.uuid() }),
        response: { 200: buildingAnswer },
      },
    },
    async (request) => {
      const building = await database.readInTenant(actorOf(request), (context) =>
        readBuilding(context, request.params.id, counters),
      )
      if (!building) throw problem('not_found')
      return { data: building }
    },
  )
}
