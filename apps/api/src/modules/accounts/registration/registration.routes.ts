import { confirmRegistrationBody, registerBody } from '@portaria/contract/modules/accounts/sign-in'
import { noAnswer } from '../../../platform/api-document/operations.ts'
import { type App, described, originOf } from '../public/sign-in/route-parts.ts'
import type { SigningIn } from '../public/sign-in/sign-in-part.ts'
import { registrationService } from './registration.service.ts'

/** Serves the registration, and the link that proves it. */
export function registrationRoutes(app: App, { parts, throttle, turns }: SigningIn): void {
  const registration = registrationService(parts, { throttle, turns })
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
