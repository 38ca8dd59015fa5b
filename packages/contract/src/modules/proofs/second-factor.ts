import * as z from 'zod/mini'
import { PASSWORD_MAX } from '../../schemas/typed-fields.ts'
import { normalizeText } from '../../value-types/text.ts'
import { base64url, byPasskey, code, credential, ticket } from '../accounts/login-proof.ts'

/** Number of recovery codes that a person gets at once; each is valid for one sign-in. */
export const RECOVERY_CODES = 10

/** Digits of a code of an authenticator app (RFC 6238, as all apps implement it). */
export const TOTP_DIGITS = 6

/** Limit of passkeys of one person; nobody has as many devices. */
export const PASSKEYS_MAX = 20

/** Limit of characters of a passkey's name. */
export const PASSKEY_NAME_MAX = 60

/**
 * A RegistrationResponseJSON of Web Authentication Level 3, reduced to the fields that are read.
 */
const passkeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.nullish(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
  }),
})

/** A proof of one's identity: the password, with a code if something is removed, or a passkey. */
const identity = z.union([
  z.strictObject({
    password: z.string().check(z.maxLength(PASSWORD_MAX)),
    code: z.optional(code),
  }),
  byPasskey,
])

/**
 * `POST /session/proof`: the password, with a code if there is a second factor, or a passkey alone.
 */
export const sessionProofBody = z.union([
  z.strictObject({
    ticket,
    password: z.string().check(z.maxLength(PASSWORD_MAX)),
    code: z.optional(code),
  }),
  byPasskey,
])

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
})

/** The answer of `GET /me/second-factor`: a person's factors besides the password. */
export const secondFactorAnswer = z.object({
  data: z.object({
    /** The time since when codes of an app are required; null if they are not. */
    totp: z.nullable(z.object({ since: z.string() })),
    /** Oldest first. */
    passkeys: z.array(passkey),
    recovery_codes_left: z.number(),
  }),
})

/**
 * `POST /me/second-factor/totp`, `…/totp/off`, `…/recovery-codes`, and `…/remove` of one passkey.
 */
export const identityBody = z.strictObject({ identity })

/** The answer of `POST /me/second-factor/totp`: the secret, shown only this once. */
export const newTotpAnswer = z.object({
  data: z.object({
    /** Base32, for typing. */
    secret: z.string(),
    /** An `otpauth://` address, for the QR code. */
    uri: z.string(),
  }),
})

/** `POST /me/second-factor/totp/confirm`: the first code of the app. */
export const confirmTotpBody = z.strictObject({ code })

/** New recovery codes, shown only this once; null if the previous ones stay valid. */
const recoveryCodes = z.nullable(z.array(z.string()))

/** The answer of `POST /me/second-factor/totp/confirm` and `…/recovery-codes`. */
export const recoveryCodesAnswer = z.object({ data: z.object({ recovery_codes: recoveryCodes }) })

const passkeyName = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    const name = normalizeText(typed)
    if (name !== '' && name.length <= PASSKEY_NAME_MAX) return name
    const message = name === '' ? 'required' : 'too_long'
    context.issues.push({ code: 'custom', message, input: typed })
    return z.NEVER
  }),
)

/** `POST /me/second-factor/passkeys` */
export const addPasskeyBody = z.strictObject({
  ticket,
  name: passkeyName,
  passkey: passkeyRegistration,
})

/** The answer of `POST /me/second-factor/passkeys`. */
export const addPasskeyAnswer = z.object({
  data: z.object({ ...passkey.shape, recovery_codes: recoveryCodes }),
})

/** `POST /login/enrolment`: the first code of the app, or a new passkey. */
export const enrolmentBody = z.union([
  z.strictObject({ ticket, code }),
  z.strictObject({ ticket, name: passkeyName, passkey: passkeyRegistration }),
])

export const passkeyParams = z.strictObject({ id: z.uuid() })

/** `PATCH /me/second-factor/passkeys/{id}` */
export const renamePasskeyBody = z.strictObject({ name: passkeyName })

/** `POST /second-factor/reset`: the token of the letter that an administrator requested. */
export const resetSecondFactorBody = z.strictObject({ token: z.string().check(z.maxLength(200)) })

export type EnrolmentBody = z.output<typeof enrolmentBody>
export type SessionProofBody = z.output<typeof sessionProofBody>
export type PasskeyRegistration = z.output<typeof passkeyRegistration>
export type Identity = z.output<typeof identity>
export type SecondFactor = z.output<typeof secondFactorAnswer>['data']
export type Passkey = z.output<typeof passkey>
export type NewTotp = z.output<typeof newTotpAnswer>['data']
export type AddPasskeyBody = z.output<typeof addPasskeyBody>
export type AddedPasskey = z.output<typeof addPasskeyAnswer>['data']
export type RecoveryCodesAnswer = z.output<typeof recoveryCodesAnswer>
