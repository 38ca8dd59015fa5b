import * as z from 'zod/mini'

/** By what the second step of a sign-in can be answered; a recovery code always stands in for one. */
export const secondFactorMethods = ['totp', 'passkey', 'recovery_code'] as const

export type SecondFactorMethod = (typeof secondFactorMethods)[number]

/** Bytes as WebAuthn's JSON carries them; long enough for any authenticator. */
export const base64url = z.string().check(z.regex(/^[\w-]{1,8192}={0,2}$/))

/** Extensions are asked for by nobody here, so what a browser tells of them is left out. */
export const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.nullish(z.enum(['platform', 'cross-platform'])),
}

/** An AuthenticationResponseJSON of Web Authentication Level 3, as far as it is looked at. */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.nullish(base64url),
  }),
})

/** What stands for a sign-in or a proof that has begun. */
export const ticket = z.string().check(z.maxLength(100))

/** A code of the authenticator app or a recovery code, as it was typed. */
export const code = z.string().check(z.minLength(1), z.maxLength(60))

/** A passkey’s answer to the challenge of a ticket. */
export const byPasskey = z.strictObject({ ticket, passkey: passkeyAnswer })

/** `POST /login/proof`: completes a sign-in by a code, or by a passkey alone. */
export const loginProofBody = z.union([z.strictObject({ ticket, code }), byPasskey])

/** What the browser's WebAuthn functions take, as the server makes it. */
export const passkeyOptions = z.record(z.string(), z.unknown())

/** What `POST /login/passkey` and `POST /me/second-factor/challenge` answer. */
export const passkeyChallengeAnswer = z.object({
  data: z.object({ ticket: z.string(), options: passkeyOptions }),
})

export type LoginProofBody = z.output<typeof loginProofBody>
export type PasskeyAnswer = z.output<typeof passkeyAnswer>
export type PasskeyChallenge = z.output<typeof passkeyChallengeAnswer>['data']
