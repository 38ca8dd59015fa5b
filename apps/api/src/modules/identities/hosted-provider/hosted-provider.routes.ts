import {
  beginHostedAnswer,
  beginHostedBody,
  beginProofBody,
  endHostedAnswer,
  endHostedBody,
  hostedAnswer,
  hostedCallbackBody,
  renewedAnswer,
} from '@portaria/contract/modules/identities/hosted-provider'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { actorOf, bearerToken } from '../../../platform/authentication.ts'
import { problem } from '../../../platform/problem.ts'
import {
  giveProviderCookie,
  keepBrowser,
  providerCookieOf,
} from '../../accounts/public/devices/provider-cookie.ts'
import { type App, described, originOf } from '../../accounts/public/sign-in/route-parts.ts'
import type { SigningIn } from '../../accounts/public/sign-in/sign-in-part.ts'
import type { OwnIdentities } from '../own/own-identities.service.ts'
import { answered, identityRefusals } from '../sign-in/identity-sign-in.routes.ts'
import type { IdentitySignIn } from '../sign-in/identity-sign-in.service.ts'
import { type HostedSession, hostedSession } from './hosted-session.service.ts'
import { type HostedSignIn, hostedSignIn } from './hosted-sign-in.service.ts'
import type { Begun, HostedProvider } from './provider-attempt.service.ts'

type Parts = SigningIn['parts']

type Tools = {
  identities: IdentitySignIn
  own: OwnIdentities
  provider: HostedProvider | null
}

/**
 * Serves signing in through the hosted provider; where none is set up, its routes answer
 * `not_found`.
 */
export function hostedProviderRoutes(
  app: App,
  { parts, throttle }: Pick<SigningIn, 'parts' | 'throttle'>,
  tools: Tools,
): void {
  const { provider } = tools
  const signIn = provider && hostedSignIn(parts, { ...tools, provider, throttle })
  signInRoutes(app, parts, signIn)
  ownRoutes(app, parts, signIn)
  sessionRoutes(app, provider && hostedSession(parts, provider))
}

/** A service of the provider. Throws `not_found` where none is set up. */
function connected<Service>(service: Service | null): Service {
  if (service === null) throw problem('not_found')
  return service
}

const begun = (reply: FastifyReply, { address, cookie }: Begun, publicUrl: string) => {
  giveProviderCookie(reply, cookie, publicUrl)
  return { data: { address } }
}

function signInRoutes(app: App, { publicUrl, guard }: Parts, service: HostedSignIn | null): void {
  const browserOf = (request: FastifyRequest) => providerCookieOf(request, publicUrl)
  const answer = answered(publicUrl)

  app.post(
    '/login/hosted',
    {
      config: { access: 'public', refuses: ['not_found', 'operation-not-allowed'] },
      schema: {
        ...described('Begin a sign-in at the hosted provider'),
        body: beginHostedBody,
        response: { 200: beginHostedAnswer },
      },
    },
    async (request, reply) => {
      const asking = { browser: browserOf(request), origin: originOf(request) }
      return begun(reply, await connected(service).begin(request.body, asking), publicUrl)
    },
  )

  app.post(
    '/login/hosted/callback',
    {
      // A call that began in a session needs it; a sign-in has none yet.
      config: {
        access: 'public',
        refuses: [
          'not_found',
          ...identityRefusals,
          'unauthenticated',
          'session_ended',
          'provider_session_ended',
        ],
      },
      schema: {
        ...described('Complete a sign-in at the hosted provider'),
        body: hostedCallbackBody,
        response: { 200: hostedAnswer },
      },
    },
    async (request, reply) => {
      const browser = browserOf(request)
      const asking = {
        browser,
        origin: { ...originOf(request), browser: keepBrowser(request, reply, publicUrl) },
        actor: () =>
          guard.actorOf({
            token: bearerToken(request),
            tenantHeader: null,
            address: request.ip,
            requestId: request.id,
          }),
      }
      return answer(reply, await connected(service).complete(request.body.answer, asking))
    },
  )
}

function sessionRoutes(app: App, service: HostedSession | null): void {
  app.post(
    '/login/hosted/end',
    {
      config: { access: 'public', refuses: ['not_found'] },
      schema: {
        ...described('Find where one signs out of the hosted provider'),
        body: endHostedBody,
        response: { 200: endHostedAnswer },
      },
    },
    async (request) => ({
      data: { address: await connected(service).endAddress(request.body.id_token) },
    }),
  )

  app.post(
    '/session/provider/renew',
    {
      config: { access: 'signed_in' },
      schema: {
        ...described('Continue a session at its provider'),
        response: { 200: renewedAnswer },
      },
    },
    async (request) => ({ data: await connected(service).renew(actorOf(request)) }),
  )
}

function ownRoutes(app: App, { publicUrl }: Parts, service: HostedSignIn | null): void {
  app.post(
    '/me/identities/hosted',
    {
      config: { access: 'signed_in', proof: true, refuses: ['provider_required'] },
      schema: {
        ...described('Begin to link an identity of the hosted provider'),
        response: { 200: beginHostedAnswer },
      },
    },
    async (request, reply) => {
      const cookie = providerCookieOf(request, publicUrl)
      const begin = await connected(service).beginLink(actorOf(request), cookie)
      return begun(reply, begin, publicUrl)
    },
  )

  app.post(
    '/session/proof/hosted',
    {
      config: { access: 'signed_in' },
      schema: {
        ...described('Begin to prove the session anew at the hosted provider'),
        body: beginProofBody,
        response: { 200: beginHostedAnswer },
      },
    },
    async (request, reply) => {
      const cookie = providerCookieOf(request, publicUrl)
      const begin = await connected(service).beginProof(actorOf(request), request.body, cookie)
      return begun(reply, begin, publicUrl)
    },
  )
}
