import { searchAnswer, searchQuery } from '@portaria/contract/modules/search/search'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { actorOf } from '../../platform/authentication.ts'
import type { SearchService } from './public/search.service.ts'

/** Serves one search over all registers that the actor reads (search §1). */
export function searchRoutes(app: FastifyInstance, service: SearchService): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/search',
    {
      config: { access: 'signed_in' },
      schema: {
        tags: ['search'],
        summary: 'Find people, units, vehicles and all else by words, telephones and documents',
        querystring: searchQuery,
        response: { 200: searchAnswer },
      },
    },
    async (request) => ({ data: await service.search(actorOf(request), request.query.q) }),
  )
}
