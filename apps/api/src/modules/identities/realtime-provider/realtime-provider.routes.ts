import { hostedAnswer } from '@portaria/contract/modules/identities/hosted-provider'
import {
  linkRealtimeBody,
  realtimeLoginBody,
  realtimeProofBody,
  realtimeRegisterBody,
} from '@portaria/contract/modules/identities/realtime-provider'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { noAnswer } from '../../../platform/api-document/operations.ts'
import { actorOf } from '../../../platform/authentication.ts'
import { problem } from '../../../platform/problem.ts'
import { keepBrowser } from '../../accounts/public/devices/provider-cookie.ts'
import { type App, described, originOf } from '../../accounts/public/sign-in/route-parts.ts'
import { answered, identityRefusals } from '../sign-in/identity-sign-in.routes.ts'
import type { RealtimeSignIn } from './realtime-sign-in.service.ts'

/**
 * Serves signing in through the realtime database service; where none is set up, its routes answer
 * `not_found`.
 */
export function realtimeProviderRoutes(
  app: App,
  publicUrl: string,
  service: RealtimeSignIn | null,
): void {
  const answer = answered(publicUrl)
  const comingFrom = (request: FastifyRequest, reply: FastifyReply) => ({
    ...originOf(request),
    browser: keepBrowser(request, reply, publicUrl),
  })
  const connected = () => {
    if (service === null) throw problem('not_found')
    return service
  }

  app.post(
    '/login/realtime',
    {
      config: {
        access: 'public',
        refuses: ['not_found', ...identityRefusals, 'sign_in_by_letter', 'invalid-api-key'],
      },
      schema: {
        ...described('Sign in by an account of the realtime database service'),
        body: realtimeLoginBody,
        response: { 200: hostedAnswer },
      },
    },
    async (request, reply) =>
      answer(reply, await connected().signIn(request.body, comingFrom(request, reply))),
  )

  app.post(
    '/register/realtime',
    {
      config: {
        access: 'public',
        refuses: ['not_found', ...identityRefusals, 'operation-not-allowed', 'invalid-api-key'],
      },
      schema: {
        ...described('Create an account of the realtime database service'),
        body: realtimeRegisterBody,
        response: { 200: hostedAnswer },
      },
    },
    async (request, reply) =>
      answer(reply, await connected().register(request.body, comingFrom(request, reply))),
  )

  app.post(
    '/me/identities/realtime',
    {
      config: {
        access: 'signed_in',
        proof: true,
        refuses: ['identity_taken', 'sign_in_by_letter', 'invalid-api-key'],
      },
      schema: {
        ...described('Add an account of the realtime database service'),
        body: linkRealtimeBody,
        response: { 204: noAnswer },
      },
    },
    async (request, reply) => {
      await connected().link(actorOf(request), request.body, originOf(request))
      return reply.status(204).send()
    },
  )

  app.post(
    '/session/proof/realtime',
    {
      config: { access: 'signed_in', refuses: ['sign_in_by_letter', 'invalid-api-key'] },
      schema: {
        ...described('Prove the session anew by an account of the realtime database service'),
        body: realtimeProofBody,
        response: { 204: noAnswer },
      },
    },
    async (request, reply) => {
      await connected().prove(actorOf(request), request.body, originOf(request))
      return reply.status(204).send()
    },
  )
}
