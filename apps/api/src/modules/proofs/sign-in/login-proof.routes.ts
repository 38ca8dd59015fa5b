import {
  loginProofBody,
  passkeyChallengeAnswer,
} from '@portaria/contract/modules/accounts/login-proof'
import { loginAnswer } from '@portaria/contract/modules/accounts/sign-in'
import { enrolmentAnswer } from '@portaria/contract/modules/proofs/enrolment'
import { enrolmentBody } from '@portaria/contract/modules/proofs/second-factor'
import {
  type App,
  answered,
  described,
  originIn,
  originOf,
} from '../../accounts/public/sign-in/route-parts.ts'
import type { SigningIn } from '../../accounts/public/sign-in/sign-in-part.ts'
import type { PersonProofs } from '../public/person/person-proofs.ts'
import { loginProof } from './login-proof.service.ts'

/** Serves signing in by a passkey, a code, and a first second factor. */
export function loginProofRoutes(app: App, signingIn: SigningIn, proofs: PersonProofs): void {
  const { publicUrl } = signingIn.parts
  const service = loginProof(signingIn, proofs)

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
      answered(reply, await service.prove(request.body, originIn(request, publicUrl)), publicUrl),
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
      answered(reply, await service.enrol(request.body, originIn(request, publicUrl)), publicUrl),
  )
}
