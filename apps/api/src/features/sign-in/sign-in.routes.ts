import { loginProofBody, passkeyChallengeAnswer } from '@portaria/contract/features/second-factor'
import {
  confirmEmailBody,
  confirmRegistrationBody,
  forgotPasswordBody,
  loginAnswer,
  loginBody,
  refreshAnswer,
  registerBody,
  resetPasswordBody,
  switchMembershipAnswer,
  switchMembershipBody,
} from '@portaria/contract/features/sign-in'
import type { FastifyInstance } from 'fastify'
import { actorOf, bearerToken } from '../../platform/authentication.ts'
import type { PictureIntake } from '../../platform/files/picture-intake.ts'
import { type Background, background } from './background.ts'
import { confirmEmail } from './email-change.service.ts'
import { forgetOldSecrets } from './housekeeping.ts'
import { acceptanceService } from './invitations/acceptance.service.ts'
import { invitationRoutes } from './invitations/invitation.routes.ts'
import { ownAccountRoutes } from './own-account.routes.ts'
import { type PasswordResetService, passwordResetService } from './password-reset.service.ts'
import { type RegistrationService, registrationService } from './registration.service.ts'
import { type App, described, originOf, typed } from './route-parts.ts'
import { type PersonProofs, personProofs } from './second-factor/person-proofs.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { securityNotices } from './second-factor/security-notices.ts'
import { type SignInService, signInService } from './sign-in.service.ts'
import type { SignInParts } from './sign-in-parts.ts'
import { signInThrottle } from './sign-in-throttle.ts'

/** Signing in, the session, and one's own account (domain.md section 6). */
export function signInRoutes(
  app: FastifyInstance,
  parts: SignInParts,
  pictures: PictureIntake,
): void {
  const throttle = signInThrottle(parts.auth, parts.secret)
  app.register(async (scope) => {
    const letters = background((error) => app.log.error({ err: error }, 'a letter was not sent'))
    scope.addHook('onClose', () => letters.finish())
    const notify = securityNotices(parts, letters, (file) =>
      app.log.info({ file }, 'a letter was kept'),
    )
    const proofs = personProofs(parts, throttle, notify)
    sessionRoutes(typed(scope), signInService(parts, throttle, proofs), proofs)
    invitationRoutes(typed(scope), parts, acceptanceService(parts, throttle, proofs))
    secondFactorRoutes(typed(scope), parts, { throttle, proofs, notify })
    ownAccountRoutes(typed(scope), parts, { throttle, letters, pictures })
    keepHouse(scope, parts)
    passwordResetRoutes(typed(scope), parts, {
      reset: passwordResetService(parts, throttle),
      letters,
    })
    registrationRoutes(typed(scope), parts, {
      registration: registrationService(parts, throttle),
      letters,
    })
  })
}

const HOUR_MS = 3_600_000

function keepHouse(app: FastifyInstance, { auth }: SignInParts): void {
  const failed = (error: unknown) => app.log.error({ err: error }, 'old secrets were not deleted')
  const timer = setInterval(() => void forgetOldSecrets(auth).catch(failed), HOUR_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

function sessionRoutes(app: App, service: SignInService, proofs: PersonProofs): void {
  app.post(
    '/login',
    {
      config: { access: 'public' },
      schema: { ...described('Entrar'), body: loginBody, response: { 200: loginAnswer } },
    },
    (request) => service.login(request.body, originOf(request)),
  )

  app.post(
    '/login/passkey',
    {
      config: { access: 'public' },
      schema: {
        ...described('Desafio para entrar com uma chave de acesso'),
        response: { 200: passkeyChallengeAnswer },
      },
    },
    async (request) => ({ data: await proofs.challengeAnybody(request.ip) }),
  )

  app.post(
    '/login/proof',
    {
      config: { access: 'public' },
      schema: {
        ...described('Concluir a entrada com um código ou uma chave de acesso'),
        body: loginProofBody,
        response: { 200: loginAnswer },
      },
    },
    (request) => service.prove(request.body, originOf(request)),
  )

  app.get(
    '/refresh',
    {
      // The token may have expired, so the session check does not look at it.
      config: { access: 'public' },
      schema: { ...described('Trocar o token da sessão'), response: { 200: refreshAnswer } },
    },
    async (request) => ({
      access_token: await service.refresh(bearerToken(request), originOf(request)),
    }),
  )

  app.post(
    '/logout',
    { config: { access: 'signed_in' }, schema: described('Sair') },
    async (request, reply) => {
      await service.logout(actorOf(request))
      return reply.status(204).send()
    },
  )

  app.post(
    '/session/membership',
    {
      config: { access: 'signed_in' },
      schema: {
        ...described('Continuar com outro vínculo'),
        body: switchMembershipBody,
        response: { 200: switchMembershipAnswer },
      },
    },
    (request) => service.switchMembership(bearerToken(request), request.body.id, originOf(request)),
  )
}

type Passwords = { reset: PasswordResetService; letters: Background }

function passwordResetRoutes(
  app: App,
  { mailer, auth }: SignInParts,
  { reset, letters }: Passwords,
): void {
  const config = { access: 'public' } as const

  app.post(
    '/password/forgot',
    { config, schema: { ...described('Esqueci minha senha'), body: forgotPasswordBody } },
    (request, reply) => {
      const { email } = request.body
      // All of it behind the answer: how long looking and writing take would tell who is known.
      letters.run(async () => {
        const letter = await reset.letterFor(email)
        const posted = letter && (await mailer.send(letter))
        if (posted?.keptAs) request.log.info({ file: posted.keptAs }, 'a letter was kept')
      })
      return reply.status(202).send()
    },
  )

  app.post(
    '/email/confirm',
    {
      config,
      schema: { ...described('Confirmar um novo e-mail por um link'), body: confirmEmailBody },
    },
    async (request, reply) => {
      await confirmEmail({ auth }, request.body.token)
      return reply.status(204).send()
    },
  )

  app.post(
    '/password/reset',
    {
      config,
      schema: { ...described('Definir a senha por um link'), body: resetPasswordBody },
    },
    async (request, reply) => {
      await reset.reset(request.body, originOf(request))
      return reply.status(204).send()
    },
  )
}

type Registrations = { registration: RegistrationService; letters: Background }

function registrationRoutes(
  app: App,
  { mailer }: SignInParts,
  { registration, letters }: Registrations,
): void {
  const config = { access: 'public' } as const

  app.post(
    '/register',
    { config, schema: { ...described('Cadastrar-se'), body: registerBody } },
    async (request, reply) => {
      const letter = await registration.register(request.body, originOf(request))
      letters.run(async () => {
        const posted = await mailer.send(letter)
        if (posted.keptAs) request.log.info({ file: posted.keptAs }, 'a letter was kept')
      })
      return reply.status(201).send()
    },
  )

  app.post(
    '/register/confirm',
    {
      config,
      schema: { ...described('Confirmar um cadastro por um link'), body: confirmRegistrationBody },
    },
    async (request, reply) => {
      await registration.confirm(request.body, originOf(request))
      return reply.status(204).send()
    },
  )
}
