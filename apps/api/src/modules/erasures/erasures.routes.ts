import {
  erasableRegisters,
  erasureAnswer,
  erasureBody,
  erasureReceipt,
} from '@portaria/contract/modules/erasures/erasures'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { actorOf } from '../../platform/authentication.ts'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import { type ErasureTools, erasuresService } from './erasures.service.ts'
import { nouns } from './person-nouns.ts'

const access = { right: 'people.erase' } as const
const params = z.strictObject({ id: z.uuid() })

/** Serves the erasure of one person's data, and its receipt (people §8). */
export function erasuresRoutes(
  app: FastifyInstance,
  database: AppDatabase,
  tools: ErasureTools,
): void {
  const erasures = erasuresService(database, tools)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  for (const register of erasableRegisters) {
    routes.get(
      `/${register}/:id/erasure`,
      {
        config: { access },
        schema: {
          tags: [register],
          summary: `Read what holds the erasure of the data of ${nouns[register]}, or its receipt`,
          params,
          response: { 200: erasureAnswer },
        },
      },
      async (request) => ({
        data: await erasures.overview(actorOf(request), { register, id: request.params.id }),
      }),
    )
    routes.post(
      `/${register}/:id/erasure`,
      {
        config: { access, proof: true, refuses: ['state_conflict'] },
        schema: {
          tags: [register],
          summary: `Erase the personal data of ${nouns[register]}; a repeated call returns the first receipt`,
          params,
          body: erasureBody,
          response: { 200: erasureReceipt },
        },
      },
      async (request) => {
        const { id } = request.params
        const { reason } = request.body
        return { data: await erasures.erase(actorOf(request), { register, id }, reason) }
      },
    )
  }
}
