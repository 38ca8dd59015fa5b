import type { Actor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import { type ProblemError, problem } from '../../../../platform/problem.ts'
import type { FirstFactor } from '../../../../platform/sessions/session.store.ts'
import { type Member, membershipsOf } from './account.repository.ts'
import type { Membership } from './account.ts'
import type { SignInTools } from './sign-in-tools.ts'

/**
 * The first factor of a sign-in, and the chosen membership: the last used one where none is given.
 */
export type Wish = { firstFactor: FirstFactor; membershipId?: string | undefined }

export type UsableMemberships = {
  /**
   * Returns the membership that a sign-in uses, or its refusal: `user_inactive`,
   * `credentials_wrong`, and `provider_required` if every company of the person requires the
   * provider.
   */
  choose(member: Member, wish: Wish): Membership | ProblemError
  /** Whether a first factor opens a membership. */
  opens(membership: Membership, firstFactor: FirstFactor): boolean
  /**
   * Throws `provider_required` in a session that could not open every company of its person.
   * Otherwise a person with a stolen password could add a passkey, an identity or an e-mail in one
   * company, and use it to open another one that requires the provider.
   */
  requireEach(actor: Actor): Promise<void>
}

/** The memberships that people may sign in to. */
export function usableMemberships({
  auth,
  oidc,
}: Pick<SignInTools, 'auth' | 'oidc'>): UsableMemberships {
  const byItself: readonly FirstFactor[] = ['provider', 'passkey']
  // A requirement ends with the provider: where the operator took it away, nobody is locked out.
  const opens = ({ asks_provider: asks }: Membership, firstFactor: FirstFactor) =>
    !asks || byItself.includes(firstFactor) || oidc === null

  return {
    opens,

    choose({ account, memberships }, { firstFactor, membershipId }) {
      if (account.status !== 'ATIVO' || memberships.length === 0) return problem('user_inactive')
      // Somebody else may have registered the address, with a password, before its owner was given
      // access. Passkeys and identities belong only to people who have proved the address.
      if (!account.proven && firstFactor === 'password') return problem('credentials_wrong')
      const open = memberships.filter((one) => opens(one, firstFactor))
      return open.find(({ id }) => id === membershipId) ?? open[0] ?? problem('provider_required')
    },

    async requireEach({ userId, sessionId }) {
      if (userId === null || sessionId === null) throw problem('unauthenticated')
      const [memberships, session] = await auth.query(async (queries) => [
        await membershipsOf(queries, userId),
        await queries.first(
          sql<{
            first_factor: FirstFactor
          }>`SELECT first_factor FROM sessions WHERE id = ${sessionId}`,
        ),
      ])
      if (session === undefined) throw problem('unauthenticated')
      const { first_factor: firstFactor } = session
      if (!memberships.every((one) => opens(one, firstFactor))) throw problem('provider_required')
    },
  }
}
