import {
  identitiesAnswer,
  identityParams,
} from '@portaria/contract/modules/identities/hosted-provider'
import { ofOnePerson } from '../../../platform/api-document/of-one-person.ts'
import { noAnswer } from '../../../platform/api-document/operations.ts'
import { actorOf } from '../../../platform/authentication.ts'
import { type App, described } from '../../accounts/public/sign-in/route-parts.ts'
import type { OwnIdentities } from './own-identities.service.ts'

/** Serves the identities of a signed-in person at providers. */
export function ownIdentitiesRoutes(app: App, own: OwnIdentities): void {
  app.get(
    '/me/identities',
    {
      config: { access: 'signed_in' },
      schema: {
        ...described('List the own identities at providers'),
        response: { 200: identitiesAnswer },
      },
    },
    async (request) => ({ data: await own.list(actorOf(request)) }),
  )

  app.delete(
    '/me/identities/:id',
    {
      config: { access: 'signed_in', proof: true, refuses: ['last_way_in'] },
      schema: {
        ...described('Remove an own identity'),
        ...ofOnePerson,
        params: identityParams,
        response: { 204: noAnswer },
      },
    },
    async (request, reply) => {
      await own.unlink(actorOf(request), request.params.id)
      return reply.status(204).send()
    },
  )
}
