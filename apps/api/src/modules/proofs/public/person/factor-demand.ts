import type { SecondFactorDemand } from '@portaria/contract/answers/errors'
import type { Queries } from '../../../../platform/database/queries.ts'
import { newChallenge, type PasskeyCeremonies } from '../factors/passkey-ceremonies.ts'
import { type FactorRow, passkeyKeysOf } from '../factors/second-factor.repository.ts'
import { issueTicket } from '../tickets/proof-ticket.repository.ts'

/**
 * Issues a ticket for a person's factors, with the challenge of their passkeys if they have some.
 */
export async function demandOf(
  queries: Queries,
  ceremonies: PasskeyCeremonies,
  { userId, factors, purpose }: Demanded,
): Promise<SecondFactorDemand> {
  const methods = methodsOf(factors)
  if (factors.passkeys === 0) {
    const ticket = await issueTicket(queries, { purpose, userId, challenge: null })
    return { ticket, methods, passkey: null }
  }
  const challenge = newChallenge()
  const keys = await passkeyKeysOf(queries, userId)
  const ticket = await issueTicket(queries, { purpose, userId, challenge })
  return { ticket, methods, passkey: await ceremonies.request(challenge, keys) }
}

type Demanded = {
  userId: string
  factors: FactorRow
  purpose: 'sign_in' | 'session_proof' | 'account_link'
}

function methodsOf({ totp_since: since, passkeys, recovery_codes_left: left }: FactorRow) {
  return [
    ...(since === null ? [] : (['totp'] as const)),
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...(left > 0 ? (['recovery_code'] as const) : []),
  ]
}
