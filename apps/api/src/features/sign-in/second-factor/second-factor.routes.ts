import {
  addPasskeyAnswer,
  addPasskeyBody,
  confirmTotpBody,
  identityBody,
  newTotpAnswer,
  passkeyChallengeAnswer,
  passkeyParams,
  recoveryCodesAnswer,
  renamePasskeyBody,
  resetSecondFactorBody,
  secondFactorAnswer,
  sessionProofBody,
} from '@portaria/contract/features/second-factor'
import { actorOf } from '../../../platform/authentication.ts'
import { type App, described, originOf } from '../route-parts.ts'
import type { SignInParts } from '../sign-in-parts.ts'
import type { SignInThrottle } from '../sign-in-throttle.ts'
import type { PersonProofs } from './person-proofs.ts'
import { type SecondFactorService, secondFactorService } from './second-factor.service.ts'
import { secondFactorReset } from './second-factor-reset.service.ts'
import { sessionProof } from './session-proof.service.ts'

type Tools = { throttle: SignInThrottle; proofs: PersonProofs }

const config = { access: 'signed_in' } as const

/**
 * For routes that add to a second factor; those that remove ask for password and code in the call
 * itself.
 */
const adding = { access: 'signed_in', proof: true } as const

/** A person's own second factor, and the link that removes it. */
export function secondFactorRoutes(app: App, parts: SignInParts, tools: Tools): void {
  const service = secondFactorService(parts, tools)
  totpRoutes(app, service)
  passkeyRoutes(app, service)

  app.get(
    '/me/second-factor',
    {
      config,
      schema: {
        ...described('Minha verificação em duas etapas'),
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
        ...described('Desafio para confirmar quem sou com uma chave de acesso'),
        response: { 200: passkeyChallengeAnswer },
      },
    },
    async (request) => ({ data: await service.challenge(actorOf(request)) }),
  )

  app.post(
    '/me/second-factor/recovery-codes',
    {
      config,
      schema: {
        ...described('Gerar novos códigos de recuperação'),
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
      config,
      schema: { ...described('Confirmar de novo quem sou, nesta sessão'), body: sessionProofBody },
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
        ...described('Retirar a verificação em duas etapas por um link'),
        body: resetSecondFactorBody,
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
      config: adding,
      schema: {
        ...described('Configurar um aplicativo autenticador'),
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
        ...described('Confirmar o aplicativo autenticador'),
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
    { config, schema: { ...described('Desativar o aplicativo autenticador'), body: identityBody } },
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
      config: adding,
      schema: {
        ...described('Desafio para uma nova chave de acesso'),
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
        ...described('Adicionar uma chave de acesso'),
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
        ...described('Dar outro nome a uma chave de acesso'),
        params: passkeyParams,
        body: renamePasskeyBody,
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
      config,
      schema: {
        ...described('Remover uma chave de acesso'),
        params: passkeyParams,
        body: identityBody,
      },
    },
    async (request, reply) => {
      await service.removePasskey(actorOf(request), request.params.id, request.body.identity)
      return reply.status(204).send()
    },
  )
}
