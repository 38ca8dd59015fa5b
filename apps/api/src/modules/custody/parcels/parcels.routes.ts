import { collectAnswer, collectBody } from '@portaria/contract/modules/custody/parcels'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { actorOf } from '../../../platform/authentication.ts'
import type { ServerTools } from '../../../platform/server-tools.ts'
import type { Machineries } from '../../../register-endpoints/machinery.ts'
import { parcelKeys } from '../public/parcel-keys.ts'
import { collectService } from './collect.service.ts'

/** Serves the desk's calls on parcels besides their register. */
export function parcelRoutes(
  app: FastifyInstance,
  { database, secret }: Pick<ServerTools, 'database' | 'secret'>,
  machineries: Machineries,
): void {
  const { collect } = collectService(database, machineries, parcelKeys(secret))

  app.withTypeProvider<ZodTypeProvider>().post(
    '/parcels/collect',
    {
      config: { access: { right: 'parcels.collect' }, refuses: ['state_conflict'] },
      schema: {
        tags: ['parcels'],
        summary: 'Find the parcel of a code, and hand it over',
        body: collectBody,
        response: { 200: collectAnswer },
      },
    },
    async (request) => {
      const { code, preview = false } = request.body
      return { data: await collect(actorOf(request), code, preview) }
    },
  )
}
