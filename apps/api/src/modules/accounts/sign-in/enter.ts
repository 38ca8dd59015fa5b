import type { LoginAnswer } from '@portaria/contract/modules/accounts/sign-in'
import { newId } from '@portaria/contract/value-types/uuid'
import type { Queries } from '../../../platform/database/queries.ts'
import { fileLinks } from '../../../platform/files/file-links.ts'
import { ProblemError, problem } from '../../../platform/problem.ts'
import { openSession } from '../../../platform/sessions/session.store.ts'
import { membershipsOf } from '../public/account/account.repository.ts'
import { actorBy, type Membership } from '../public/account/account.ts'
import { inTrail, type Note } from '../public/account/in-trail.ts'
import type { SignInTools } from '../public/account/sign-in-tools.ts'
import { usableMemberships } from '../public/account/usable-membership.ts'
import { rememberDevice } from '../public/devices/known-devices.ts'
import type { Entrant, SignedIn, SignIn, SignInStep } from '../public/sign-in/sign-in-part.ts'
import { loginAnswer } from './login-answer.ts'
import { noteMembership, rememberLogin } from './used-login.repository.ts'

type NeededParts = Pick<SignInTools, 'auth' | 'database' | 'tokens' | 'secret' | 'oidc'>

type Opened = Awaited<ReturnType<typeof openSession>> & { device: string; membership: Membership }

/**
 * Signing in, once the account is proved: the membership, the steps of the higher modules, and the
 * session, in one transaction.
 */
export function signIn(parts: NeededParts, steps: readonly SignInStep[]): SignIn {
  const { tokens } = parts
  const links = fileLinks(parts.secret)
  const memberships = usableMemberships(parts)

  async function open(
    queries: Queries,
    { member, origin, bond, firstFactor }: Entrant,
    membership: Membership,
    note: Note,
  ): Promise<Opened | ProblemError> {
    const { account } = member
    const tie = await bond?.link(queries, member, note)
    if (tie instanceof ProblemError) return tie
    const { address, userAgent, cookie } = origin
    const id = newId()
    await noteMembership(queries, membership.id)
    await rememberLogin(queries, account.id)
    const person = { userId: account.id, membershipId: membership.id }
    const session = await openSession(queries, { id, ...person, address, userAgent, firstFactor })
    await tie?.(id)
    const device = await rememberDevice(queries, account.id, cookie)
    note({ operation: 'signed_in', sessionId: id })
    return { ...session, device, membership }
  }

  /** Takes the steps: returns the demand of the first one that is not done, or null. */
  async function asked(queries: Queries, entrant: Entrant): Promise<ProblemError | null> {
    if (entrant.isWhole) return null
    for (const step of steps) {
      const one = await step(queries, entrant.member.account)
      if (one === null) continue
      await entrant.bond?.wait(queries, one.ticket)
      return one.problem
    }
    return null
  }

  async function answerOf(
    { member: { account }, bond }: Entrant,
    { id, generation, generation_at: at, membership, device }: Opened,
  ): Promise<SignedIn> {
    const token = await tokens.sign(id, generation, at)
    const vouched = bond?.vouched ?? 'api'
    const answer: LoginAnswer = loginAnswer(token, account, membership, { links, vouched })
    return { answer: { ...answer, ...bond?.tokens }, device }
  }

  return {
    async enter(entrant, spend) {
      const { member, origin } = entrant
      const { account } = member
      // Read before the transaction, so that its trail is opened in the right company.
      const expected = memberships.choose(member, entrant)
      if (expected instanceof ProblemError && !spend) throw expected
      const wished = expected instanceof ProblemError ? member.memberships[0] : expected
      const place = wished ? actorBy(account, wished, origin) : null
      const outcome = await inTrail(parts, place, async (queries, note) => {
        const refused = await spend?.(queries, note)
        if (refused) return refused
        const live = { account, memberships: await membershipsOf(queries, account.id) }
        const membership = memberships.choose(live, { ...entrant, membershipId: wished?.id })
        if (membership instanceof ProblemError) return membership
        // The membership has ended since it was read: nothing is used up, and the next try takes another.
        if (membership.id !== wished?.id) throw problem('user_inactive')
        return (await asked(queries, entrant)) ?? open(queries, entrant, membership, note)
      })
      if (outcome instanceof ProblemError) throw outcome
      return answerOf(entrant, outcome)
    },
  }
}
