import {
  hostedAnswer,
  identitiesAnswer,
  identityParams,
  preferencesAnswer,
  proveAccountBody,
} from '@portaria/contract/modules/identities/hosted-provider'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ofOnePerson } from '../../../platform/api-document/of-one-person.ts'
import { noAnswer } from '../../../platform/api-document/operations.ts'
import { actorOf } from '../../../platform/authentication.ts'
import type { SignInTools } from '../../accounts/public/account/sign-in-tools.ts'
import { giveDeviceCookie } from '../../accounts/public/devices/device-cookie.ts'
import { keepBrowser } from '../../accounts/public/devices/provider-cookie.ts'
import { described, originOf, typed } from '../../accounts/public/sign-in/route-parts.ts'
import type { OwnIdentities } from '../own/own-identities.service.ts'
import type { ProviderPreferences } from '../preferences/preferences.service.ts'
import type { Answered, IdentitySignIn } from './identity-sign-in.service.ts'

/** What a sign-in by an identity may refuse after the provider has vouched for somebody. */
export const identityRefusals = [
  'user_inactive',
  'credentials_wrong',
  'second_factor_required',
  'second_factor_enrolment',
  'provider_required',
  'identity_taken',
] as const

/** Answers what comes next, and makes the browser known after a sign-in. */
export const answered =
  ({ publicUrl }: Pick<SignInTools, 'publicUrl'>) =>
  (reply: FastifyReply, { answer, device }: Answered) => {
    if (device !== undefined) giveDeviceCookie(reply, device, publicUrl)
    return answer
  }

type Tools = { service: IdentitySignIn; own: OwnIdentities; preferences: ProviderPreferences }

/** Signing in by an identity of a provider, of whichever kind it is. */
export function identityRoutes(
  app: FastifyInstance,
  parts: SignInTools,
  { service, own, preferences }: Tools,
): void {
  const answer = answered(parts)
  typed(app).post(
    '/login/identity',
    {
      config: { access: 'public', refuses: [...identityRefusals, 'sign_in_by_letter'] },
      schema: {
        ...described('Prove the account that has the e-mail of an identity'),
        body: proveAccountBody,
        response: { 200: hostedAnswer },
      },
    },
    async (request, reply) =>
      answer(
        reply,
        await service.proveAccount(request.body, {
          ...originOf(request),
          browser: keepBrowser(request, reply, parts.publicUrl),
        }),
      ),
  )

  typed(app).post(
    '/me/provider-preferences',
    {
      config: { access: 'signed_in', refuses: ['not_found'] },
      schema: {
        ...described('Exchange the own settings with the provider'),
        response: { 200: preferencesAnswer },
      },
    },
    async (request) => ({ data: { outcome: await preferences.compare(actorOf(request)) } }),
  )

  typed(app).get(
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

  typed(app).delete(
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
