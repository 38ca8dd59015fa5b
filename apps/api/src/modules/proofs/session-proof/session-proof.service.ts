import type { Actor } from '@portaria/contract/actors/actor'
import type { SessionProofBody } from '@portaria/contract/modules/proofs/second-factor'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import type { DemandProof } from '../../../platform/proof.ts'
import { audited } from '../../accounts/public/account/account.ts'
import type { SignInTools } from '../../accounts/public/account/sign-in-tools.ts'
import { proveItIsOneself } from '../../accounts/public/password/password-proof.ts'
import type { SignInThrottle } from '../../accounts/public/throttle/sign-in-throttle.ts'
import { passkeyCeremonies } from '../public/factors/passkey-ceremonies.ts'
import { hasSecondFactor, readFactors } from '../public/factors/second-factor.repository.ts'
import { demandOf } from '../public/person/factor-demand.ts'
import { noteProof } from '../public/person/note-proof.ts'
import type { PersonProofs } from '../public/person/person-proofs.ts'
import type { SoleProvider } from '../public/person/sole-provider.ts'
import { readTicket, spendTicket } from '../public/tickets/proof-ticket.repository.ts'

/** The demand of a `proof_required` answer. */
export function proofDemands(
  { auth, publicUrl }: Pick<SignInTools, 'auth' | 'publicUrl'>,
  soleProvider: SoleProvider,
): DemandProof {
  const ceremonies = passkeyCeremonies(publicUrl)
  return (userId) =>
    auth.query(async (queries) => {
      const factors = await readFactors(queries, userId)
      const asked = { userId, factors, purpose: 'session_proof' } as const
      const demand = await demandOf(queries, ceremonies, asked)
      return { ...demand, ...(await soleProvider(queries, userId)) }
    })
}

type NeededParts = Pick<SignInTools, 'auth' | 'database' | 'guard'>
type Tools = { throttle: SignInThrottle; proofs: PersonProofs }

/**
 * Proves a session anew by the password, with a code where there is a second factor, or by a
 * passkey. Throws `ticket_ended`, `password_wrong`, `required` and `code_wrong`, `passkey_wrong` on
 * their fields, and `throttled`; a wrong value leaves the ticket valid.
 */
export function sessionProof(parts: NeededParts, { throttle, proofs }: Tools) {
  const { auth, database } = parts

  async function byPassword(
    actor: Actor,
    userId: string,
    { password, code = '' }: { password: string; code?: string | undefined },
  ): Promise<void> {
    const factors = await auth.query((queries) => readFactors(queries, userId))
    const asksCode = hasSecondFactor(factors)
    if (asksCode && code.trim() === '') throw fieldProblem('code', 'required')
    const account = await proveItIsOneself(auth, throttle, actor, { field: 'password', password })
    if (asksCode && !(await proofs.isCode(account, code, actor.address ?? '')))
      throw fieldProblem('code', 'code_wrong')
  }

  return async (actor: Actor, body: SessionProofBody): Promise<void> => {
    const { userId } = actor
    if (userId === null) throw problem('unauthenticated')
    const ticket = await auth.query((queries) =>
      readTicket(queries, body.ticket, ['session_proof']),
    )
    if (ticket?.user_id !== userId) throw fieldProblem('ticket', 'ticket_ended')
    if ('passkey' in body) {
      const isRight = await proofs.isPasskey(userId, body, 'session_proof')
      if (!isRight) throw fieldProblem('passkey', 'passkey_wrong')
    } else {
      await byPassword(actor, userId, body)
      const isSpent = await auth.query((queries) =>
        spendTicket(queries, body.ticket, ['session_proof']),
      )
      if (!isSpent) throw fieldProblem('ticket', 'ticket_ended')
    }
    await audited(database, actor, 'identity_proved', () => noteProof(parts, actor))
  }
}
