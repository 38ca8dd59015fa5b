import { ownPinsAnswer, ownPinsBody } from '@portaria/contract/modules/access/access-answers'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { ofOnePerson } from '../../../platform/api-document/of-one-person.ts'
import { actorOf } from '../../../platform/authentication.ts'
import type { ServerTools } from '../../../platform/server-tools.ts'
import { passKeys } from '../../visits/public/pass-keys.ts'
import { ownPinsService } from './own-pins.service.ts'

/** Serves a person's own PINs (access §20). */
export function ownPinsRoutes(
  app: FastifyInstance,
  { database, secret, publicUrl }: Pick<ServerTools, 'database' | 'secret' | 'publicUrl'>,
): void {
  const ownPins = ownPinsService(database, passKeys(secret, publicUrl), secret)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/me/access-pins',
    {
      config: { access: { right: 'access.own_pins' }, refuses: ['not_found'] },
      schema: {
        tags: ['access'],
        summary: 'Read since when one has PINs',
        response: { 200: ownPinsAnswer },
      },
    },
    async (request) => ({ data: await ownPins.read(actorOf(request)) }),
  )

  routes.put(
    '/me/access-pins',
    {
      config: { access: { right: 'access.own_pins' }, proof: true, refuses: ['not_found'] },
      schema: {
        tags: ['access'],
        summary: 'Set or remove the own PINs',
        ...ofOnePerson,
        body: ownPinsBody,
        response: { 200: ownPinsAnswer },
      },
    },
    async (request) => ({ data: await ownPins.change(actorOf(request), request.body) }),
  )
}
