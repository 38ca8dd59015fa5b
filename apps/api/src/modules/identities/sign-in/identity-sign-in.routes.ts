import {
  hostedAnswer,
  proveAccountBody,
} from '@portaria/contract/modules/identities/hosted-provider'
import type { FastifyReply } from 'fastify'
import { giveDeviceCookie } from '../../accounts/public/devices/device-cookie.ts'
import { keepBrowser } from '../../accounts/public/devices/provider-cookie.ts'
import { type App, described, originOf } from '../../accounts/public/sign-in/route-parts.ts'
import type { Answered, IdentitySignIn } from './identity-sign-in.service.ts'

/** The refusals of a sign-in by an identity after the provider has proved the person. */
export const identityRefusals = [
  'user_inactive',
  'credentials_wrong',
  'second_factor_required',
  'second_factor_enrolment',
  'provider_required',
  'identity_taken',
] as const

/** Sends the next step, and makes the browser known after a sign-in. */
export const answered =
  (publicUrl: string) =>
  (reply: FastifyReply, { answer, device }: Answered) => {
    if (device !== undefined) giveDeviceCookie(reply, device, publicUrl)
    return answer
  }

/** Serves the proof of the account that has the e-mail of an identity, of any kind of provider. */
export function identitySignInRoutes(app: App, publicUrl: string, service: IdentitySignIn): void {
  const answer = answered(publicUrl)

  app.post(
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
          browser: keepBrowser(request, reply, publicUrl),
        }),
      ),
  )
}
