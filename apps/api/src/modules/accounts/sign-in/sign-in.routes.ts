import cookie from '@fastify/cookie'
import {
  loginProofBody,
  passkeyChallengeAnswer,
} from '@portaria/contract/modules/accounts/login-proof'
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
} from '@portaria/contract/modules/accounts/sign-in'
import { enrolmentAnswer } from '@portaria/contract/modules/proofs/enrolment'
import { enrolmentBody } from '@portaria/contract/modules/proofs/second-factor'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { noAnswer } from '../../../platform/api-document/operations.ts'
import { actorOf, bearerToken } from '../../../platform/authentication.ts'
import type { PictureIntake } from '../../../platform/files/picture-intake.ts'
import type { RefusalTrail } from '../../../platform/refusal-trail.ts'
import {
  hostedProviderRoutes,
  noteRefusals,
} from '../../identities/hosted-provider/hosted-provider.routes.ts'
import { hostedProvider } from '../../identities/hosted-provider/provider-attempt.service.ts'
import { ownIdentities } from '../../identities/own/own-identities.service.ts'
import { providerPreferences } from '../../identities/preferences/preferences.service.ts'
import { realtimeProviderRoutes } from '../../identities/realtime-provider/realtime-provider.routes.ts'
import { clientOf, realtimeService } from '../../identities/realtime-provider/realtime-service.ts'
import { identityRoutes } from '../../identities/sign-in/identity.routes.ts'
import { identitySignIn } from '../../identities/sign-in/identity-sign-in.service.ts'
import { type PersonProofs, personProofs } from '../../proofs/public/person/person-proofs.ts'
import { secondFactorRoutes } from '../../proofs/second-factor/second-factor.routes.ts'
import { acceptanceService } from '../invitations/acceptance.service.ts'
import { invitationRoutes } from '../invitations/invitation.routes.ts'
import { confirmEmail } from '../own-account/email-change.service.ts'
import { ownAccountRoutes } from '../own-account/own-account.routes.ts'
import {
  type PasswordResetService,
  passwordResetService,
} from '../password/password-reset.service.ts'
import type { SignInTools } from '../public/account/sign-in-tools.ts'
import { giveDeviceCookie } from '../public/devices/device-cookie.ts'
import { type App, described, originIn, originOf, typed } from '../public/sign-in/route-parts.ts'
import { passwordTurns } from '../public/throttle/password-turns.ts'
import { signInThrottle } from '../public/throttle/sign-in-throttle.ts'
import {
  type RegistrationService,
  registrationService,
} from '../registration/registration.service.ts'
import { forgetOldSecrets } from '../sessions/housekeeping.ts'
import { type SignedIn, type SignInService, signInService } from './sign-in.service.ts'

/** Sign-in, the session, and the own account (accounts §16). */
export function signInRoutes(
  app: FastifyInstance,
  parts: SignInTools,
  { pictures, refusals }: { pictures: PictureIntake; refusals: RefusalTrail },
): void {
  app.register(async (scope) => {
    await scope.register(cookie)
    const turns = passwordTurns()
    const throttle = signInThrottle(parts.auth, parts.secret, turns)
    const proofs = personProofs(parts, throttle)
    const signIn = signInService(parts, { throttle, proofs, refusals })
    sessionRoutes(typed(scope), parts, signIn, proofs)
    const note = noteRefusals(scope)
    const client = clientOf(parts)
    const preferences = providerPreferences(parts, { throttle, client, note })
    const identities = identitySignIn(parts, { signIn, proofs, throttle, refusals })
    const own = ownIdentities(parts, { proofs })
    identityRoutes(scope, parts, { service: identities, own, preferences })
    const provider = hostedProvider(parts, note)
    hostedProviderRoutes(scope, parts, { identities, own, provider, throttle })
    realtimeProviderRoutes(
      scope,
      parts,
      realtimeService(parts, { identities, own, client, refusals, note }),
    )
    const guards = { throttle, turns, proofs, refusals }
    invitationRoutes(typed(scope), acceptanceService(parts, guards))
    secondFactorRoutes(typed(scope), parts, { throttle, proofs })
    ownAccountRoutes(typed(scope), parts, { throttle, turns, pictures, preferences })
    scheduleHousekeeping(scope, parts)
    passwordResetRoutes(typed(scope), parts, passwordResetService(parts, { throttle, turns }))
    registrationRoutes(typed(scope), registrationService(parts, { throttle, turns }))
  })
}

const HOUR_MS = 3_600_000

function scheduleHousekeeping(app: FastifyInstance, { auth }: SignInTools): void {
  const failed = (error: unknown) => app.log.error({ err: error }, 'old secrets were not deleted')
  const timer = setInterval(() => void forgetOldSecrets(auth).catch(failed), HOUR_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

function sessionRoutes(
  app: App,
  { publicUrl }: SignInTools,
  service: SignInService,
  proofs: PersonProofs,
): void {
  const answered = <Answer>(reply: FastifyReply, { answer, device }: SignedIn<Answer>) => {
    giveDeviceCookie(reply, device, publicUrl)
    return answer
  }

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
    async (request, reply) => answered(reply, await service.login(request.body, originOf(request))),
  )

  app.post(
    '/login/passkey',
    {
      config: { access: 'public' },
      schema: {
        ...described('Ask for the challenge of a sign-in by passkey'),
        response: { 200: passkeyChallengeAnswer },
      },
    },
    async (request) => ({ data: await proofs.challengeAnybody(originOf(request)) }),
  )

  app.post(
    '/login/proof',
    {
      config: {
        access: 'public',
        refuses: ['user_inactive', 'credentials_wrong', 'provider_required', 'identity_taken'],
      },
      schema: {
        ...described('Complete a sign-in by a code or a passkey'),
        body: loginProofBody,
        response: { 200: loginAnswer },
      },
    },
    async (request, reply) =>
      answered(reply, await service.prove(request.body, originIn(request, publicUrl))),
  )

  app.post(
    '/login/enrolment',
    {
      config: {
        access: 'public',
        refuses: ['user_inactive', 'credentials_wrong', 'provider_required', 'identity_taken'],
      },
      schema: {
        ...described('Complete a sign-in by a first second factor'),
        body: enrolmentBody,
        response: { 200: enrolmentAnswer },
      },
    },
    async (request, reply) =>
      answered(reply, await service.enrol(request.body, originIn(request, publicUrl))),
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

function passwordResetRoutes(app: App, { auth }: SignInTools, reset: PasswordResetService): void {
  const config = { access: 'public' } as const

  app.post(
    '/password/forgot',
    {
      config,
      schema: {
        ...described('Ask for the letter of a forgotten password'),
        body: forgotPasswordBody,
        response: { 202: noAnswer },
      },
    },
    async (request, reply) => {
      await reset.ask(request.body.email, originOf(request))
      return reply.status(202).send()
    },
  )

  app.post(
    '/email/confirm',
    {
      config,
      schema: {
        ...described('Confirm a new e-mail by a link'),
        body: confirmEmailBody,
        response: { 204: noAnswer },
      },
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
      schema: {
        ...described('Set the password by a link'),
        body: resetPasswordBody,
        response: { 204: noAnswer },
      },
    },
    async (request, reply) => {
      await reset.reset(request.body, originOf(request))
      return reply.status(204).send()
    },
  )
}

function registrationRoutes(app: App, registration: RegistrationService): void {
  const config = { access: 'public' } as const

  app.post(
    '/register',
    {
      config: { ...config, refuses: ['operation-not-allowed'] },
      schema: {
        ...described('Create an account of the own'),
        response: { 201: noAnswer },
        body: registerBody,
      },
    },
    async (request, reply) => {
      await registration.register(request.body, originOf(request))
      return reply.status(201).send()
    },
  )

  app.post(
    '/register/confirm',
    {
      config: { ...config, refuses: ['sign_in_by_letter'] },
      schema: {
        ...described('Confirm a registration by a link'),
        body: confirmRegistrationBody,
        response: { 204: noAnswer },
      },
    },
    async (request, reply) => {
      await registration.confirm(request.body, originOf(request))
      return reply.status(204).send()
    },
  )
}
