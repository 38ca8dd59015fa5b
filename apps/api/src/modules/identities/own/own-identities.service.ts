import type { Actor } from '@portaria/contract/actors/actor'
import type {
  BeginProofBody,
  OwnIdentity,
} from '@portaria/contract/modules/identities/hosted-provider'
import { fieldProblem, ProblemError, problem } from '../../../platform/problem.ts'
import { accountOfId, memberOfId } from '../../accounts/public/account/account.repository.ts'
import { actorBy, audited, type Origin } from '../../accounts/public/account/account.ts'
import { inTrail } from '../../accounts/public/account/in-trail.ts'
import type { SignInTools } from '../../accounts/public/account/sign-in-tools.ts'
import { usableMemberships } from '../../accounts/public/account/usable-membership.ts'
import {
  hasSecondFactor,
  readFactors,
} from '../../proofs/public/factors/second-factor.repository.ts'
import { enqueueSecurityNotice } from '../../proofs/public/notices/security-notices.ts'
import { noteProof } from '../../proofs/public/person/note-proof.ts'
import type { PersonProofs } from '../../proofs/public/person/person-proofs.ts'
import { readTicket, spendTicket } from '../../proofs/public/tickets/proof-ticket.repository.ts'
import {
  identitiesOf,
  identityCount,
  isByProviderAlone,
  ownerOfIdentity,
  unlinkIdentity,
  waysInOf,
} from '../links/external-identity.repository.ts'
import { linking } from '../links/linking.ts'
import type { ProvidedSession } from '../provided/provided-session.ts'
import { providerName } from '../provided/provider-name.ts'

/** The identities of a signed-in person; each call takes the actor who owns the account. */
export type OwnIdentities = {
  list(actor: Actor): Promise<OwnIdentity[]>
  /** Throws `provider_required` where an identity of the hosted provider would open more than the session does. */
  requireMayLink(actor: Actor): Promise<void>
  /** Links an identity. Throws `identity_taken`, and like `requireMayLink`. */
  link(actor: Actor, provided: ProvidedSession, origin: Origin): Promise<void>
  /**
   * Unlinks an identity. Throws `not_found`, and `last_way_in` where the person could not sign in
   * without it.
   */
  unlink(actor: Actor, id: string): Promise<void>
  /**
   * Requires a code of the person, if a proof needs one as well. Throws `ticket_ended`, `required`
   * and `code_wrong` on their fields.
   */
  requireCode(actor: Actor, body: BeginProofBody): Promise<void>
  /**
   * Proves the session, by an identity of the person. Throws `provider_answer_wrong` and
   * `ticket_ended`.
   */
  prove(actor: Actor, provided: ProvidedSession, ticket: string): Promise<void>
}

type NeededParts = Pick<SignInTools, 'auth' | 'database' | 'guard' | 'oidc' | 'realtime'>

const purposes = ['session_proof'] as const

/** Returns the person and the session of an actor. Throws `unauthenticated`. */
export function personOf({ userId, sessionId }: Actor) {
  if (userId === null || sessionId === null) throw problem('unauthenticated')
  return { userId, sessionId }
}

export function ownIdentities(
  parts: NeededParts,
  { proofs }: { proofs: PersonProofs },
): OwnIdentities {
  const { auth, database, guard } = parts
  const link = linking(parts)
  const memberships = usableMemberships(parts)

  async function accountOf(actor: Actor) {
    const { userId } = personOf(actor)
    const account = await auth.query((queries) => accountOfId(queries, userId))
    if (!account) throw problem('unauthenticated')
    return account
  }

  async function requireCode(actor: Actor, { ticket, code = '' }: BeginProofBody): Promise<void> {
    const { userId } = personOf(actor)
    const account = await accountOf(actor)
    const asked = await auth.query((queries) => readTicket(queries, ticket, purposes))
    if (asked?.user_id !== userId) throw fieldProblem('ticket', 'ticket_ended')
    const factors = await auth.query((queries) => readFactors(queries, userId))
    if (!hasSecondFactor(factors)) return
    if (code.trim() === '') throw fieldProblem('code', 'required')
    if (!(await proofs.isCode(account, code, actor.address ?? '')))
      throw fieldProblem('code', 'code_wrong')
  }

  return {
    async list(actor) {
      const { userId } = personOf(actor)
      const rows = await auth.query((queries) => identitiesOf(queries, userId))
      return rows.map(({ linked_at: linked, last_used_at: used, ...row }) => ({
        ...row,
        linked_at: linked.toISOString(),
        last_used_at: used.toISOString(),
      }))
    },

    requireMayLink: memberships.requireEach,

    async link(actor, provided, origin) {
      if (provided.kind === 'hosted') await memberships.requireEach(actor)
      const { userId } = personOf(actor)
      const member = await auth.query((queries) => memberOfId(queries, userId))
      if (!member) throw problem('unauthenticated')
      const [home] = member.memberships
      const place = home ? actorBy(member.account, home, origin) : null
      const linked = await inTrail(parts, place, (queries, note) =>
        link(queries, member.account, provided, note),
      )
      if (linked instanceof ProblemError) throw linked
    },

    async unlink(actor, id) {
      const { userId, sessionId: keep } = personOf(actor)
      const ended = await audited(database, actor, 'identity_unlinked', () =>
        auth.transaction(async (queries) => {
          const ways = await waysInOf(queries, userId, { lock: true })
          const all = await identitiesOf(queries, userId)
          const sessions = await unlinkIdentity(queries, { userId, id, keep })
          if (sessions === null) throw problem('not_found')
          if (isByProviderAlone(ways) && identityCount(ways) === 1) throw problem('last_way_in')
          const { kind = 'hosted', issuer = '' } = all.find((one) => one.id === id) ?? {}
          const name = providerName(parts, kind) ?? issuer
          await enqueueSecurityNotice(queries, userId, { kind: 'identity_unlinked', name })
          return sessions
        }),
      )
      guard.forget(...ended)
    },

    requireCode,

    async prove(actor, provided, ticket) {
      const { userId } = personOf(actor)
      const owner = await auth.query((queries) => ownerOfIdentity(queries, provided))
      if (owner?.user_id !== userId) throw fieldProblem('answer', 'provider_answer_wrong')
      const isSpent = await auth.query((queries) => spendTicket(queries, ticket, purposes))
      if (!isSpent) throw fieldProblem('ticket', 'ticket_ended')
      await audited(database, actor, 'identity_proved', () => noteProof(parts, actor))
    },
  }
}
