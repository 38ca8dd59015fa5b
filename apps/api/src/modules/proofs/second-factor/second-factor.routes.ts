import { passkeyChallengeAnswer } from '@portaria/contract/modules/accounts/login-proof'
import {
  addPasskeyAnswer,
  addPasskeyBody,
  confirmTotpBody,
  identityBody,
  newTotpAnswer,
  passkeyParams,
  recoveryCodesAnswer,
  renamePasskeyBody,
  resetSecondFactorBody,
  secondFactorAnswer,
  sessionProofBody,
} from '@portaria/contract/modules/proofs/second-factor'
import { ofOnePerson } from '../../../platform/api-document/of-one-person.ts'
import { noAnswer } from '../../../platform/api-document/operations.ts'
import { actorOf } from '../../../platform/authentication.ts'
import type { SignInTools } from '../../accounts/public/account/sign-in-tools.ts'
import { type App, described, originOf } from '../../accounts/public/sign-in/route-parts.ts'
import type { SignInThrottle } from '../../accounts/public/throttle/sign-in-throttle.ts'
import type { PersonProofs } from '../public/person/person-proofs.ts'
import { sessionProof } from '../session-proof/session-proof.service.ts'
import { type SecondFactorService, secondFactorService } from './second-factor.service.ts'
import { secondFactorReset } from './second-factor-reset.service.ts'

type Tools = { throttle: SignInThrottle; proofs: PersonProofs }

const config = { access: 'signed_in' } as const

/**
 * The access of routes that add to a second factor. Routes that remove something need the password
 * and a code in the call itself.
 */
const adding = { access: 'signed_in', proof: true } as const

/** Serves a person's own second factor, and the link that removes it. */
export function secondFactorRoutes(app: App, parts: SignInTools, tools: Tools): void {
  const service = secondFactorService(parts, tools)
  totpRoutes(app, service)
  passkeyRoutes(app, service)

  app.get(
    '/me/second-factor',
    {
      config,
      schema: {
        ...described('Read the own second factors'),
        response: { 200: secondFactorAnswer },
      },
    },
    async (request) => ({ data: await service.read(actorOf(request)) }),
  )

  app.post(
    '/me/second-factor/challenge',
    {
      config,
      schema: {
        ...described('Ask for the challenge of a proof by passkey'),
        response: { 200: passkeyChallengeAnswer },
      },
    },
    async (request) => ({ data: await service.challenge(actorOf(request)) }),
  )

  app.post(
    '/me/second-factor/recovery-codes',
    {
      config: { ...config, refuses: ['sign_in_by_letter'] },
      schema: {
        ...described('Make new recovery codes'),
        body: identityBody,
        response: { 200: recoveryCodesAnswer },
      },
    },
    async (request) => ({
      data: {
        recovery_codes: await service.renewRecoveryCodes(actorOf(request), request.body.identity),
      },
    }),
  )

  const proveAnew = sessionProof(parts, tools)
  app.post(
    '/session/proof',
    {
      config: { ...config, refuses: ['sign_in_by_letter'] },
      schema: {
        ...described('Prove the identity anew in this session'),
        body: sessionProofBody,
        response: { 204: noAnswer },
      },
    },
    async (request, reply) => {
      await proveAnew(actorOf(request), request.body)
      return reply.status(204).send()
    },
  )

  const reset = secondFactorReset(parts)
  app.post(
    '/second-factor/reset',
    {
      config: { access: 'public' },
      schema: {
        ...described('Remove the second factors by a link'),
        body: resetSecondFactorBody,
        response: { 204: noAnswer },
      },
    },
    async (request, reply) => {
      await reset(request.body.token, originOf(request))
      return reply.status(204).send()
    },
  )
}

function totpRoutes(app: App, service: SecondFactorService): void {
  app.post(
    '/me/second-factor/totp',
    {
      config: { ...adding, refuses: ['sign_in_by_letter'] },
      schema: {
        ...described('Begin with an authenticator app'),
        body: identityBody,
        response: { 200: newTotpAnswer },
      },
    },
    async (request) => ({ data: await service.beginTotp(actorOf(request), request.body.identity) }),
  )

  app.post(
    '/me/second-factor/totp/confirm',
    {
      config: adding,
      schema: {
        ...described('Confirm the authenticator app'),
        body: confirmTotpBody,
        response: { 200: recoveryCodesAnswer },
      },
    },
    async (request) => ({
      data: { recovery_codes: await service.confirmTotp(actorOf(request), request.body.code) },
    }),
  )

  app.post(
    '/me/second-factor/totp/off',
    {
      config: { ...config, refuses: ['sign_in_by_letter'] },
      schema: {
        ...described('End the authenticator app'),
        body: identityBody,
        response: { 204: noAnswer },
      },
    },
    async (request, reply) => {
      await service.endTotp(actorOf(request), request.body.identity)
      return reply.status(204).send()
    },
  )
}

function passkeyRoutes(app: App, service: SecondFactorService): void {
  app.post(
    '/me/second-factor/passkeys/challenge',
    {
      config: { ...adding, refuses: ['sign_in_by_letter', 'provider_required'] },
      schema: {
        ...described('Ask for the challenge of a new passkey'),
        body: identityBody,
        response: { 200: passkeyChallengeAnswer },
      },
    },
    async (request) => ({
      data: await service.beginPasskey(actorOf(request), request.body.identity),
    }),
  )

  app.post(
    '/me/second-factor/passkeys',
    {
      config: adding,
      schema: {
        ...described('Add a passkey'),
        body: addPasskeyBody,
        response: { 201: addPasskeyAnswer },
      },
    },
    async (request, reply) => {
      const data = await service.addPasskey(actorOf(request), request.body)
      return reply.status(201).send({ data })
    },
  )

  app.patch(
    '/me/second-factor/passkeys/:id',
    {
      config: adding,
      schema: {
        ...described('Rename a passkey'),
        ...ofOnePerson,
        params: passkeyParams,
        body: renamePasskeyBody,
        response: { 204: noAnswer },
      },
    },
    async (request, reply) => {
      await service.renamePasskey(actorOf(request), request.params.id, request.body.name)
      return reply.status(204).send()
    },
  )

  app.post(
    '/me/second-factor/passkeys/:id/remove',
    {
      config: { ...config, refuses: ['sign_in_by_letter'] },
      schema: {
        ...described('Remove a passkey'),
        params: passkeyParams,
        body: identityBody,
        response: { 204: noAnswer },
      },
    },
    async (request, reply) => {
      await service.removePasskey(actorOf(request), request.params.id, request.body.identity)
      return reply.status(204).send()
    },
  )
}
