import { platformRoles } from '@portaria/contract/actors/roles'
import type { EnrolmentDemand } from '@portaria/contract/answers/errors'
import type { EnrolmentBody } from '@portaria/contract/modules/proofs/second-factor'
import { bareCharacters } from '@portaria/contract/value-types/typed-characters'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/queries.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { secretSeal } from '../../../platform/sealed-secret.ts'
import { liveMembership } from '../../../platform/sessions/live-membership.ts'
import { type Member, memberOfId } from '../../accounts/public/account/account.repository.ts'
import type { Account } from '../../accounts/public/account/account.ts'
import type { Note } from '../../accounts/public/account/in-trail.ts'
import type { SignInTools } from '../../accounts/public/account/sign-in-tools.ts'
import { freshCodes } from '../public/factors/fresh-codes.ts'
import { newChallenge, passkeyCeremonies } from '../public/factors/passkey-ceremonies.ts'
import {
  confirmTotp,
  hasSecondFactor,
  keepPasskey,
  keepTotp,
  lockFactors,
  readTotp,
} from '../public/factors/second-factor.repository.ts'
import { newTotpSecret, stepOfCode, totpUri } from '../public/factors/totp.ts'
import type { SecurityNews } from '../public/notices/security-letters.ts'
import { enqueueSecurityNotice } from '../public/notices/security-notices.ts'
import {
  issueTicket,
  readTicket,
  spendTicket,
  takeChallenge,
} from '../public/tickets/proof-ticket.repository.ts'

/**
 * A proved first factor, to be activated in the transaction of the session, with its recovery
 * codes.
 */
export type Enrolled<Beside> = {
  member: Member
  activate: (queries: Queries, note: Note) => Promise<string[]>
  beside: Beside
}

/** Sets up a first second factor at the sign-in of a person who must have one. */
export type Enrolment = {
  /** Returns the demand of a person without a second factor; null if none is required of them. */
  demand(queries: Queries, account: Account): Promise<EnrolmentDemand | null>
  /**
   * Checks the first second factor of a person. Throws `ticket_ended`, `code_wrong` and
   * `passkey_wrong` on their fields, as activating it does. `beside` is read with the ticket.
   */
  complete<Beside>(
    body: EnrolmentBody,
    beside: (queries: Queries) => Promise<Beside>,
  ): Promise<Enrolled<Beside>>
}

type NeededParts = Pick<SignInTools, 'auth' | 'publicUrl' | 'secret' | 'platformFactor'>

const purposes = ['enrolment'] as const

export function enrolment(parts: NeededParts): Enrolment {
  const { auth, publicUrl, secret, platformFactor } = parts
  const seal = secretSeal(secret, 'second factor')
  const ceremonies = passkeyCeremonies(publicUrl)

  /**
   * Uses up the ticket. Throws if the person has got a second factor meanwhile: they sign in with
   * that one.
   */
  async function spend(queries: Queries, { account }: Member, ticket: string): Promise<void> {
    const before = await lockFactors(queries, account.id)
    const isSpent = await spendTicket(queries, ticket, purposes)
    if (!isSpent || hasSecondFactor(before)) throw fieldProblem('ticket', 'ticket_ended')
  }

  function checkedCode({ account }: Member, code: string, sealed: Buffer | null): Checked {
    const opened = sealed && seal.open(account.id, sealed)
    const step = opened === null ? null : stepOfCode(opened, bareCharacters(code))
    if (step === null) throw fieldProblem('code', 'code_wrong')
    return {
      operation: 'totp_enabled',
      news: { kind: 'totp_enabled' },
      async keep(queries) {
        if (!(await confirmTotp(queries, account.id, step)))
          throw fieldProblem('code', 'code_wrong')
      },
    }
  }

  async function checkedPasskey(
    { account }: Member,
    { name, passkey }: Extract<EnrolmentBody, { name: string }>,
    challenge: Buffer | null,
  ): Promise<Checked> {
    if (challenge === null) throw fieldProblem('ticket', 'ticket_ended')
    const created = await ceremonies.created(passkey, challenge)
    if (!created) throw fieldProblem('passkey', 'passkey_wrong')
    return {
      operation: 'passkey_added',
      news: { kind: 'passkey_added', name },
      async keep(queries) {
        const key = { ...created, id: newId(), userId: account.id, name }
        if (!(await keepPasskey(queries, key))) throw fieldProblem('passkey', 'passkey_wrong')
      },
    }
  }

  return {
    async demand(queries, account) {
      if (!(await mustHaveFactor(queries, account.id, platformFactor))) return null
      const fresh = newTotpSecret()
      await keepTotp(queries, account.id, seal.seal(account.id, fresh))
      const challenge = newChallenge()
      const ticket = await issueTicket(queries, {
        purpose: 'enrolment',
        userId: account.id,
        challenge,
      })
      const totp = { secret: fresh, uri: totpUri(fresh, account.email) }
      return { ticket, totp, passkey: await ceremonies.creation(account, challenge, []) }
    },

    async complete(body, beside) {
      const isCode = 'code' in body
      const { first, member, sealed, challenge } = await auth.query(async (queries) => {
        const read = await beside(queries)
        const owner = await readTicket(queries, body.ticket, purposes)
        const person = owner?.user_id ? await memberOfId(queries, owner.user_id) : undefined
        if (!person) throw fieldProblem('ticket', 'ticket_ended')
        const { id } = person.account
        const secretOf = isCode ? await readTotp(queries, id, { confirmed: false }) : null
        const asked = isCode ? undefined : await takeChallenge(queries, body.ticket, purposes)
        const shown = { sealed: secretOf, challenge: asked?.challenge ?? null }
        return { first: read, member: person, ...shown }
      })
      const { account } = member
      const { keep, operation, news } = isCode
        ? checkedCode(member, body.code, sealed)
        : await checkedPasskey(member, body, challenge)
      const activate = async (queries: Queries, note: Note) => {
        await spend(queries, member, body.ticket)
        await keep(queries)
        note({ operation })
        await enqueueSecurityNotice(queries, account.id, news)
        return freshCodes(queries, account.id)
      }
      return { member, activate, beside: first }
    },
  }
}

/** A checked factor, with the functions that store it, audit it and notify its person. */
type Checked = {
  operation: 'totp_enabled' | 'passkey_added'
  news: SecurityNews
  keep: (queries: Queries) => Promise<void>
}

/**
 * Whether one of a person's memberships requires a second factor. It counts even if they sign in to
 * another membership, since they may switch to this one without signing in again.
 */
async function mustHaveFactor(
  queries: Queries,
  userId: string,
  platformFactor: boolean,
): Promise<boolean> {
  const asking = await queries.first(sql`
    SELECT 1 FROM memberships m LEFT JOIN tenants t ON t.id = m.tenant_id
    WHERE m.user_id = ${userId} AND ${liveMembership} AND (
      (${platformFactor} AND m.role = ANY(${[...platformRoles]}::text[]))
      OR coalesce(t.settings->'security'->'second_factor' @> to_jsonb(m.role), false))`)
  return asking !== undefined
}
