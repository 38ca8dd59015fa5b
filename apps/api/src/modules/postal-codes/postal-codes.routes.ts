import { postalCodeAnswer } from '@portaria/contract/modules/postal-codes/postal-codes'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { actorOf } from '../../platform/authentication.ts'
import { postalCodesService } from './postal-codes.service.ts'

/** Serves the address of a postal code (postal-codes §1), from the service at `CEP_SERVICE_URL`. */
export function postalCodesRoutes(app: FastifyInstance, serviceUrl: string | null): void {
  const service = postalCodesService(serviceUrl)
  app.withTypeProvider<ZodTypeProvider>().get(
    '/postal-codes/:cep',
    {
      config: { access: 'signed_in' },
      schema: {
        tags: ['postal-codes'],
        summary: 'Find the address of a postal code',
        params: z.object({ cep: z.string().check(z.maxLength(20)) }),
        response: { 200: postalCodeAnswer },
      },
    },
    async (request) => ({ data: await service.find(actorOf(request), request.params.cep) }),
  )
}
