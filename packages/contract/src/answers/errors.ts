/**
 * The stable codes of problem documents (RFC 9457) with their HTTP statuses. Texts in the reader's
 * language live in `texts/`; a client decides by `code`, never by text.
 */
export const problems = {
  malformed: 400,
  tenant_required: 400,
  user_inactive: 400,
  unauthenticated: 401,
  credentials_wrong: 401,
  session_ended: 401,
  provider_session_ended: 401,
  forbidden: 403,
  second_factor_required: 403,
  'operation-not-allowed': 403,
  second_factor_enrolment: 403,
  provider_required: 403,
  proof_required: 403,
  not_found: 404,
  too_slow: 408,
  duplicate: 409,
  id_taken: 409,
  in_use: 409,
  parent_removed: 409,
  last_sindico: 409,
  identity_taken: 409,
  last_way_in: 409,
  state_conflict: 409,
  total_changed: 409,
  stale: 412,
  too_large: 413,
  too_many_rows: 413,
  unsupported_media: 415,
  validation: 422,
  version_required: 428,
  throttled: 429,
  sign_in_by_letter: 429,
  internal: 500,
  'invalid-api-key': 502,
  unavailable: 503,
  // The database did not say whether it has stored the change. Sending it again is safe where a call
  // has an id or a version of its own.
  outcome_unknown: 503,
} as const

export type ProblemCode = keyof typeof problems

/**
 * Limits on simultaneous calls, and on refused calls. The former are counted for a person, a
 * company and the whole server, and limit how long a call waits. The latter are counted for a
 * person, or without a session for a network.
 */
export const loadLimits = ['person', 'company', 'server', 'wait', 'refusals'] as const

/** One error of one field; `field` is a dotted path such as `phones.0`. */
export type FieldError = { field: string; code: string; message: string }

/** The methods of a sign-in's second step; a recovery code can replace any. */
export const secondFactorMethods = ['totp', 'passkey', 'recovery_code'] as const

export type SecondFactorMethod = (typeof secondFactorMethods)[number]

/**
 * The demand of a second factor after the right password: `POST /login/proof` takes its ticket with
 * a proof.
 */
export type SecondFactorDemand = {
  /** Valid once, for ten minutes. */
  ticket: string
  methods: readonly SecondFactorMethod[]
  /** Options for the browser's passkey request; null without a passkey. */
  passkey: Record<string, unknown> | null
}

/**
 * The demand of a new proof of identity from a signed-in person: `POST /session/proof` takes the
 * ticket with the password, and a code if `methods` is not empty, or with a passkey alone.
 */
export type ProofDemand = SecondFactorDemand & {
  /**
   * Whether the person has neither password nor passkey, and signs in again at the hosted provider:
   * `POST /session/proof/hosted` takes the ticket, and a code if `methods` is not empty.
   */
  hosted: boolean
  /**
   * Whether they sign in again with an account of the realtime database service: `POST
   * /session/proof/realtime` takes the ticket with its e-mail and password, and a code if `methods`
   * is not empty.
   */
  realtime: boolean
}

/**
 * The demand of setting up a required second factor after the right password: `POST
 * /login/enrolment` takes the ticket with the app's first code, or with a new passkey.
 */
export type EnrolmentDemand = {
  ticket: string
  /** The secret in Base32, and as `otpauth://` for a QR code. */
  totp: { secret: string; uri: string }
  /** Options for creating a passkey in the browser. */
  passkey: Record<string, unknown>
}

/** An RFC 9457 problem document, the answer of every failed call. */
export type Problem = {
  type: string
  title: string
  status: number
  code: ProblemCode
  detail?: string
  request_id?: string
  errors?: FieldError[]
  /**
   * With `stale`, and `state_conflict` of a transition: the current row as the reader may see it.
   */
  current?: Record<string, unknown>
  /** With `duplicate`: the existing row, if the reader may see it. */
  existing?: { id: string; title: string }
  /** With `in_use`: the number of rows that refer to this one, by register. */
  uses?: { register: string; count: number }[]
  /**
   * With `throttled`, `sign_in_by_letter`, and `unavailable` because of load: seconds before the
   * next try.
   */
  retry_after?: number
  /**
   * With `unavailable` because of load: the limit that was reached. With `throttled`: set if the
   * reason is that too many calls were refused.
   */
  limit?: (typeof loadLimits)[number]
  /** With `second_factor_required`. */
  second_factor?: SecondFactorDemand
  /** With `second_factor_enrolment`. */
  enrolment?: EnrolmentDemand
  /** With `proof_required`. */
  proof?: ProofDemand
}
