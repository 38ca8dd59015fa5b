import * as z from 'zod/mini'

/** Bytes in the JSON of WebAuthn; long enough for any authenticator. */
export const base64url = z.string().check(z.regex(/^[\w-]{1,8192}={0,2}$/))

/**
 * The common fields of credentials. We request no extensions, so the browser's results of them are
 * left out.
 */
export const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.nullish(z.enum(['platform', 'cross-platform'])),
}

/**
 * An AuthenticationResponseJSON of Web Authentication Level 3, reduced to the fields that are read.
 */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.nullish(base64url),
  }),
})

/** The ticket of a sign-in or a proof that has begun. */
export const ticket = z.string().check(z.maxLength(100))

/** A typed code of the authenticator app, or a recovery code. */
export const code = z.string().check(z.minLength(1), z.maxLength(60))

/** A passkey’s answer to the challenge of a ticket. */
export const byPasskey = z.strictObject({ ticket, passkey: passkeyAnswer })

/** `POST /login/proof`: completes a sign-in by a code, or by a passkey alone. */
export const loginProofBody = z.union([z.strictObject({ ticket, code }), byPasskey])

/** Options for the browser's WebAuthn functions, made by the server. */
export const passkeyOptions = z.record(z.string(), z.unknown())

/** The answer of `POST /login/passkey` and `POST /me/second-factor/challenge`. */
export const passkeyChallengeAnswer = z.object({
  data: z.object({ ticket: z.string(), options: passkeyOptions }),
})

export type LoginProofBody = z.output<typeof loginProofBody>
export type PasskeyAnswer = z.output<typeof passkeyAnswer>
export type PasskeyChallenge = z.output<typeof passkeyChallengeAnswer>['data']
