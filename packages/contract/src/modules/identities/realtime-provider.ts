import * as z from 'zod/mini'
import { emailAddress, PASSWORD_MAX, personName } from '../../schemas/typed-fields.ts'
import { code, ticket } from '../accounts/login-proof.ts'
import { registerBody } from '../accounts/sign-in.ts'

const password = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX))

/**
 * `POST /login/realtime`: e-mail and password of the realtime database service, which are not
 * stored.
 */
export const realtimeLoginBody = z.strictObject({
  email: emailAddress,
  password,
  /** The token of a letter that this sign-in confirms. */
  letter: z.optional(z.string().check(z.maxLength(200))),
})

/** `POST /register/realtime`: makes a new account at the service. */
export const realtimeRegisterBody = z.strictObject({
  displayName: personName,
  email: registerBody.shape.email,
  password,
})

/** `POST /me/identities/realtime`: links an account of the service to one's own. */
export const linkRealtimeBody = z.strictObject({ email: emailAddress, password })

/** `POST /session/proof/realtime`: renews the proof of the session, with a code if required. */
export const realtimeProofBody = z.strictObject({
  ticket,
  email: emailAddress,
  password,
  code: z.optional(code),
})

export type RealtimeLoginBody = z.output<typeof realtimeLoginBody>
export type RealtimeRegisterBody = z.output<typeof realtimeRegisterBody>
export type LinkRealtimeBody = z.output<typeof linkRealtimeBody>
export type RealtimeProofBody = z.output<typeof realtimeProofBody>
