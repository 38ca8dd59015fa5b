import { GuardedFetchError } from '../../../platform/outbound/guarded-fetch.ts'
import type { SignInBase } from '../../accounts/public/sign-in/sign-in-part.ts'

/** An error and its causes, the outermost first. */
function* causesOf(error: unknown): Generator<Error> {
  for (let one = error; one instanceof Error; one = one.cause) yield one
}

/**
 * Whether a provider did not answer, or answered only that it is unavailable: it refused nothing.
 */
export function isUnreachable(error: unknown): boolean {
  for (const one of causesOf(error)) {
    if (one instanceof GuardedFetchError) return true
    const status: unknown = Reflect.get(one, 'status')
    if (typeof status === 'number' && (status >= 500 || status === 429)) return true
  }
  return false
}

/**
 * The reason why an answer was refused, for the log: without the contents of causes, which hold
 * tokens and claims.
 */
export function describeFailure(error: unknown): string {
  const parts = [...causesOf(error)].map((one) => {
    const code: unknown = Reflect.get(one, 'error')
    // A code such as `invalid_client`, as in RFC 6749.
    const named = typeof code === 'string' && /^\w{1,60}$/.test(code) ? ` (${code})` : ''
    return `${one.name}: ${one.message}${named}`
  })
  return parts.join('; ')
}

/**
 * Notes in the log why a provider was not believed or not reached, without the contents of its
 * answers.
 */
export const noteFailures =
  ({ log }: Pick<SignInBase, 'log'>) =>
  (error: unknown): void =>
    log.warn({ reason: describeFailure(error) }, 'a call to the identity provider failed')
