import type { EnrolmentDemand } from '@portaria/contract/errors'
import type { EnrolmentBody } from '@portaria/contract/modules/proofs/second-factor'
import { platformRoles } from '@portaria/contract/roles'
import { bareCharacters } from '@portaria/contract/value-types/typed-characters'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/queries.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { secretSeal } from '../../../platform/sealed-secret.ts'
import { liveMembership } from '../../../platform/sessions/live-membership.ts'
import { accountOfId } from '../../accounts/public/account/account.repository.ts'
import type { Account, Origin } from '../../accounts/public/account/account.ts'
import { personTrail } from '../../accounts/public/account/person-trail.ts'
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
import { enqueueSecurityNotice } from '../public/notices/security-notices.ts'
import {
  issueTicket,
  readTicket,
  spendTicket,
  takeChallenge,
} from '../public/tickets/proof-ticket.repository.ts'

/** A first second factor at the sign-in of somebody who must have one. */
export type Enrolment = {
  /** What a person without a second factor has to set up; null where none is required. */
  demand(account: Account): Promise<EnrolmentDemand | null>
  /**
   * Activates a first factor; answers the account and its recovery codes. Throws `ticket_ended`,
   * `code_wrong` and `passkey_wrong` on their fields.
   */
  complete(body: EnrolmentBody, origin: Origin): Promise<{ account: Account; codes: string[] }>
}

type NeededParts = Pick<
  SignInTools,
  'auth' | 'database' | 'publicUrl' | 'secret' | 'platformFactor'
>

const purposes = ['enrolment'] as const

export function enrolment(parts: NeededParts): Enrolment {
  const { auth, publicUrl, secret, platformFactor } = parts
  const seal = secretSeal(secret, 'second factor')
  const ceremonies = passkeyCeremonies(publicUrl)
  const trailed = personTrail(parts)

  /**
   * Activates a factor with the ticket; throws where the person has one meanwhile, and signs in by
   * that.
   */
  const inForce = (
    account: Account,
    ticket: string,
    keep: (queries: Queries) => Promise<void>,
  ): Promise<string[]> =>
    auth.transaction(async (queries) => {
      const before = await lockFactors(queries, account.id)
      const isSpent = await spendTicket(queries, ticket, purposes)
      if (!isSpent || hasSecondFactor(before)) throw fieldProblem('ticket', 'ticket_ended')
      await keep(queries)
      return freshCodes(queries, account.id)
    })

  async function byCode(account: Account, body: { ticket: string; code: string }, origin: Origin) {
    const sealed = await auth.query((queries) =>
      readTotp(queries, account.id, { confirmed: false }),
    )
    const opened = sealed && seal.open(account.id, sealed)
    const step = opened === null ? null : stepOfCode(opened, bareCharacters(body.code))
    if (step === null) throw fieldProblem('code', 'code_wrong')
    return trailed(account, origin, 'totp_enabled', () =>
      inForce(account, body.ticket, async (queries) => {
        const isConfirmed = await confirmTotp(queries, account.id, step)
        if (!isConfirmed) throw fieldProblem('code', 'code_wrong')
        await enqueueSecurityNotice(queries, account.id, { kind: 'totp_enabled' })
      }),
    )
  }

  async function byPasskey(
    account: Account,
    { ticket, name, passkey }: Extract<EnrolmentBody, { name: string }>,
    origin: Origin,
  ) {
    const asked = await auth.query((queries) => takeChallenge(queries, ticket, purposes))
    if (!asked?.challenge) throw fieldProblem('ticket', 'ticket_ended')
    const created = await ceremonies.created(passkey, asked.challenge)
    if (!created) throw fieldProblem('passkey', 'passkey_wrong')
    return trailed(account, origin, 'passkey_added', () =>
      inForce(account, ticket, async (queries) => {
        const key = { ...created, id: newId(), userId: account.id, name }
        if (!(await keepPasskey(queries, key))) throw fieldProblem('passkey', 'passkey_wrong')
        await enqueueSecurityNotice(queries, account.id, { kind: 'passkey_added', name })
      }),
    )
  }

  return {
    async demand(account) {
      return auth.query(async (queries) => {
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
      })
    },

    async complete(body, origin) {
      const account = await auth.query(async (queries) => {
        const ticket = await readTicket(queries, body.ticket, purposes)
        return ticket?.user_id ? accountOfId(queries, ticket.user_id) : undefined
      })
      if (!account) throw fieldProblem('ticket', 'ticket_ended')
      const codes =
        'code' in body
          ? await byCode(account, body, origin)
          : await byPasskey(account, body, origin)
      return { account, codes }
    },
  }
}

/**
 * Whether one of a person's memberships requires a second factor, whichever they sign in to: they
 * may switch to it without signing in again.
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
