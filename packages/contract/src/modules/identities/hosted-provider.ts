import * as z from 'zod/mini'
import { moment } from '../../schemas/api-components.ts'
import { PASSWORD_MAX } from '../../schemas/typed-fields.ts'
import { code, passkeyAnswer, passkeyOptions, ticket } from '../accounts/login-proof.ts'
import { loginAnswer } from '../accounts/sign-in.ts'

/** Limit of characters of an answer's parameters: codes of large providers have some 2,000. */
const ANSWER_MAX = 8_192

const typedToken = z.string().check(z.maxLength(200))

/** `POST /login/hosted`: the login page of the provider, or its page for new people. */
export const beginHostedBody = z.strictObject({
  page: z.enum(['login', 'register']),
  /** The token of a letter that this sign-in confirms. */
  letter: z.optional(typedToken),
  /** The membership to continue with. */
  membership: z.optional(z.uuid()),
})

/**
 * The answer of `POST /login/hosted`, `POST /me/identities/hosted` and `POST
 * /session/proof/hosted`.
 */
export const beginHostedAnswer = z.object({
  /** The page of the provider. */
  data: z.object({ address: z.string() }),
})

/** `POST /login/hosted/callback`: the query with which the provider redirected the browser back. */
export const hostedCallbackBody = z.strictObject({
  answer: z.string().check(z.maxLength(ANSWER_MAX)),
})

/** The outcome of a sign-in that opens no session. */
const next = z.discriminatedUnion('next', [
  /** A letter was sent, with which its recipient confirms the sign-in. */
  z.object({ next: z.literal('letter'), email: z.string() }),
  /** The provider gives no e-mail address to which a letter could be sent. */
  z.object({ next: z.literal('no_email') }),
  /**
   * The e-mail is known here: its owner proves the account by its password, a passkey or a letter.
   */
  z.object({
    next: z.literal('account'),
    email: z.string(),
    /** The methods of the second factor are left out, since the account is not proved yet. */
    demand: z.object({ ticket: z.string(), passkey: z.nullable(passkeyOptions) }),
  }),
  /** Registered, without access to anything yet. */
  z.object({ next: z.literal('guest') }),
  /** The identity was linked to the account of the session. */
  z.object({ next: z.literal('linked') }),
  /** The proof of the session was renewed. */
  z.object({ next: z.literal('proved') }),
])

/**
 * The answer of `POST /login/hosted/callback`, `/login/identity`, `/login/realtime` and
 * `/register/realtime`.
 */
export const hostedAnswer = z.union([loginAnswer, next])

/** `POST /login/identity`: proves the account with the e-mail, or requests a letter to it. */
export const proveAccountBody = z.union([
  z.strictObject({ ticket, password: z.string().check(z.maxLength(PASSWORD_MAX)) }),
  z.strictObject({ ticket, passkey: passkeyAnswer }),
  z.strictObject({ ticket, letter: z.literal(true) }),
])

/** `POST /login/hosted/end`: the page to sign out of the provider as well. */
export const endHostedBody = z.strictObject({ id_token: z.string().check(z.maxLength(ANSWER_MAX)) })

/** The answer of `POST /login/hosted/end`; null if the provider has no such page. */
export const endHostedAnswer = z.object({ data: z.object({ address: z.nullable(z.string()) }) })

/** `POST /session/proof/hosted`: the ticket of a `proof_required`, and a code if required. */
export const beginProofBody = z.strictObject({ ticket, code: z.optional(code) })

/**
 * The answer of `POST /session/provider/renew`. If the provider is unavailable, it has no tokens.
 */
export const renewedAnswer = z.object({
  data: z.object({
    access_token: z.nullable(z.string()),
    id_token: z.nullable(z.string()),
    expires_at: moment,
    /** Whether it makes sense to try again before that time. */
    renewable: z.boolean(),
  }),
})

/**
 * `taken`: the provider's settings and shortcuts are newer and were taken over; `kept`: ours are
 * kept; `failed`: the provider did not answer, or refused; `not_initialised`: the realtime service
 * has no database.
 */
const preferencesOutcome = z.enum(['taken', 'kept', 'failed', 'not_initialised'])

/** The answer of `POST /me/provider-preferences`. */
export const preferencesAnswer = z.object({ data: z.object({ outcome: preferencesOutcome }) })

const identity = z.object({
  id: z.string(),
  kind: z.enum(['hosted', 'realtime']),
  /** The address of the provider. */
  issuer: z.string(),
  email: z.nullable(z.string()),
  linked_at: moment,
  last_used_at: moment,
})

/** The answer of `GET /me/identities`, oldest first. */
export const identitiesAnswer = z.object({ data: z.array(identity) })

/** `DELETE /me/identities/{id}` */
export const identityParams = z.strictObject({ id: z.uuid() })

export type BeginHostedBody = z.output<typeof beginHostedBody>
export type HostedAnswer = z.output<typeof hostedAnswer>
export type HostedNext = z.output<typeof next>
export type ProveAccountBody = z.output<typeof proveAccountBody>
export type BeginProofBody = z.output<typeof beginProofBody>
export type Renewed = z.output<typeof renewedAnswer>['data']
export type PreferencesOutcome = z.output<typeof preferencesOutcome>
export type OwnIdentity = z.output<typeof identity>
