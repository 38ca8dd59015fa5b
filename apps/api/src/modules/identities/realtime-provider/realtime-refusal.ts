import { fieldProblem, type ProblemError, problem } from '../../../platform/problem.ts'

/** The field of each refusal of the service's identity calls (identities §4). */
const fields = {
  OPERATION_NOT_ALLOWED: ['displayName', 'operation-not-allowed'],
  EMAIL_NOT_FOUND: ['displayName', 'user-not-found'],
  USER_DISABLED: ['displayName', 'user-disabled'],
  EMAIL_EXISTS: ['email', 'email-already-in-use'],
  INVALID_EMAIL: ['email', 'invalid-email'],
  MISSING_EMAIL: ['email', 'invalid-email'],
  WEAK_PASSWORD: ['password', 'weak-password'],
  INVALID_PASSWORD: ['password', 'wrong-password'],
  MISSING_PASSWORD: ['password', 'wrong-password'],
  // A service that protects e-mails does not reveal whether the e-mail or the password is wrong.
  INVALID_LOGIN_CREDENTIALS: ['password', 'wrong-password'],
} as const

const isKnown = (code: string): code is keyof typeof fields => Object.hasOwn(fields, code)

/** Seconds to wait where the service is overloaded and names no time. */
const WAIT_SECONDS = 60

/**
 * Returns the problem of a refusal, which the service names like `WEAK_PASSWORD : Password should
 * be …`; null for a refusal that the person who signs in could not correct.
 */
export function refusalOf(message: string): ProblemError | null {
  const [code = ''] = message.split(/[\s:]/)
  if (isKnown(code)) {
    const [field, refusal] = fields[code]
    return fieldProblem(field, refusal)
  }
  if (code === 'TOO_MANY_ATTEMPTS_TRY_LATER')
    return problem('throttled', { retry_after: WAIT_SECONDS })
  return /API key not valid/i.test(message) ? problem('invalid-api-key') : null
}
