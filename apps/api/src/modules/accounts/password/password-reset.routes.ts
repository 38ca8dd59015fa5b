import { forgotPasswordBody, resetPasswordBody } from '@portaria/contract/modules/accounts/sign-in'
import { noAnswer } from '../../../platform/api-document/operations.ts'
import { type App, described, originOf } from '../public/sign-in/route-parts.ts'
import type { SigningIn } from '../public/sign-in/sign-in-part.ts'
import { passwordResetService } from './password-reset.service.ts'

/** Serves the letter for a forgotten password, and the link that sets another one. */
export function passwordResetRoutes(app: App, { parts, throttle, turns }: SigningIn): void {
  const reset = passwordResetService(parts, { throttle, turns })
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
