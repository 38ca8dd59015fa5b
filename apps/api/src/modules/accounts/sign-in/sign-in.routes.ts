import {
  loginAnswer,
  loginBody,
  refreshAnswer,
  switchMembershipAnswer,
  switchMembershipBody,
} from '@portaria/contract/modules/accounts/sign-in'
import { noAnswer } from '../../../platform/api-document/operations.ts'
import { actorOf, bearerToken } from '../../../platform/authentication.ts'
import { type App, answered, described, originOf } from '../public/sign-in/route-parts.ts'
import type { SigningIn } from '../public/sign-in/sign-in-part.ts'
import { signInService } from './sign-in.service.ts'

/** Serves signing in by the password, and the session (accounts §16). */
export function signInRoutes(app: App, signingIn: SigningIn): void {
  const { publicUrl } = signingIn.parts
  const service = signInService(signingIn)

  app.post(
    '/login',
    {
      config: {
        access: 'public',
        refuses: [
          'user_inactive',
          'credentials_wrong',
          'second_factor_required',
          'second_factor_enrolment',
          'provider_required',
          'sign_in_by_letter',
        ],
      },
      schema: { ...described('Sign in'), body: loginBody, response: { 200: loginAnswer } },
    },
    async (request, reply) =>
      answered(reply, await service.login(request.body, originOf(request)), publicUrl),
  )

  app.get(
    '/refresh',
    {
      // The token may have expired, so the session check does not read it.
      config: {
        access: 'public',
        refuses: ['unauthenticated', 'session_ended', 'provider_session_ended'],
      },
      schema: {
        ...described("Exchange the session's token"),
        security: [{ session: [] }],
        response: { 200: refreshAnswer },
      },
    },
    async (request) => ({
      access_token: await service.refresh(bearerToken(request), originOf(request)),
    }),
  )

  app.post(
    '/logout',
    {
      config: { access: 'signed_in' },
      schema: { ...described('Sign out'), response: { 204: noAnswer } },
    },
    async (request, reply) => {
      await service.logout(actorOf(request))
      return reply.status(204).send()
    },
  )

  app.post(
    '/session/membership',
    {
      config: { access: 'signed_in', refuses: ['provider_required'] },
      schema: {
        ...described('Continue as another membership'),
        body: switchMembershipBody,
        response: { 200: switchMembershipAnswer },
      },
    },
    (request) => service.switchMembership(bearerToken(request), request.body.id, originOf(request)),
  )
}
