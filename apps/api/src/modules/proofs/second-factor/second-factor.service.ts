import type { Actor } from '@portaria/contract/actors/actor'
import { type PasskeyChallenge } from '@portaria/contract/modules/accounts/login-proof'
import {
  type AddedPasskey,
  type AddPasskeyBody,
  type Identity,
  type NewTotp,
  PASSKEYS_MAX,
  type Passkey,
  type SecondFactor,
} from '@portaria/contract/modules/proofs/second-factor'
import { bareCharacters } from '@portaria/contract/value-types/typed-characters'
import { newId } from '@portaria/contract/value-types/uuid'
import type { Queries } from '../../../platform/database/queries.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { secretSeal } from '../../../platform/sealed-secret.ts'
import { accountOfId } from '../../accounts/public/account/account.repository.ts'
import { type Account, audited } from '../../accounts/public/account/account.ts'
import type { SignInTools } from '../../accounts/public/account/sign-in-tools.ts'
import { usableMemberships } from '../../accounts/public/account/usable-membership.ts'
import { proveItIsOneself } from '../../accounts/public/password/password-proof.ts'
import type { SignInThrottle } from '../../accounts/public/throttle/sign-in-throttle.ts'
import { freshCodes } from '../public/factors/fresh-codes.ts'
import { newChallenge, passkeyCeremonies } from '../public/factors/passkey-ceremonies.ts'
import {
  confirmTotp,
  hasSecondFactor,
  keepPasskey,
  keepTotp,
  lockFactors,
  type PasskeyRow,
  passkeyKeysOf,
  passkeysOf,
  readFactors,
  readTotp,
  removeFactors,
  removePasskey,
  removeTotp,
  renamePasskey,
} from '../public/factors/second-factor.repository.ts'
import { newTotpSecret, stepOfCode, totpUri } from '../public/factors/totp.ts'
import { enqueueSecurityNotice } from '../public/notices/security-notices.ts'
import { noteProof } from '../public/person/note-proof.ts'
import type { PersonProofs } from '../public/person/person-proofs.ts'
import {
  issueTicket,
  spendTicket,
  takeChallenge,
} from '../public/tickets/proof-ticket.repository.ts'

/**
 * A person's own second factor. Methods with an identity throw `password_wrong`, `code_wrong`,
 * `passkey_wrong` or `required` on its fields, and `throttled`: adding something needs the
 * password, removing something a code too; a passkey counts as both. New recovery codes come with
 * the first factor, and are deleted with the last.
 */
export type SecondFactorService = {
  read(actor: Actor): Promise<SecondFactor>
  /** Begins a proof of identity by a passkey. */
  challenge(actor: Actor): Promise<PasskeyChallenge>
  /** A secret for an app, active once `confirmTotp` has checked a code. Throws `state_conflict`. */
  beginTotp(actor: Actor, identity: Identity): Promise<NewTotp>
  /** Throws `code_wrong`. Returns new recovery codes, or null where there are some. */
  confirmTotp(actor: Actor, code: string): Promise<string[] | null>
  endTotp(actor: Actor, identity: Identity): Promise<void>
  /** Throws `provider_required` where a passkey would open more than the session does. */
  beginPasskey(actor: Actor, identity: Identity): Promise<PasskeyChallenge>
  /** Throws `ticket_ended` and `passkey_wrong`. */
  addPasskey(actor: Actor, body: AddPasskeyBody): Promise<AddedPasskey>
  /** Throws `not_found`, like the next one, for somebody else's passkey. */
  renamePasskey(actor: Actor, id: string, name: string): Promise<void>
  removePasskey(actor: Actor, id: string, identity: Identity): Promise<void>
  /** Throws `state_conflict` without a second factor. */
  renewRecoveryCodes(actor: Actor, identity: Identity): Promise<string[]>
}

type Tools = { throttle: SignInThrottle; proofs: PersonProofs }
type NeededParts = Pick<
  SignInTools,
  'auth' | 'database' | 'guard' | 'oidc' | 'publicUrl' | 'secret'
>

const ownId = ({ userId }: Actor): string => {
  if (userId === null) throw problem('unauthenticated')
  return userId
}

export function secondFactorService(
  { auth, database, guard, oidc, publicUrl, secret }: NeededParts,
  { throttle, proofs }: Tools,
): SecondFactorService {
  const seal = secretSeal(secret, 'second factor')
  const ceremonies = passkeyCeremonies(publicUrl)
  const memberships = usableMemberships({ auth, oidc })

  async function personOf(actor: Actor): Promise<Account> {
    const account = await auth.query((queries) => accountOfId(queries, ownId(actor)))
    if (!account) throw problem('unauthenticated')
    return account
  }

  async function identify(
    actor: Actor,
    identity: Identity,
    { takesAway }: { takesAway: boolean },
  ): Promise<Account> {
    if ('passkey' in identity) {
      const account = await personOf(actor)
      if (!(await proofs.isPasskey(account.id, identity, 'identity')))
        throw fieldProblem('identity.passkey', 'passkey_wrong')
      await noteProof({ auth, guard }, actor)
      return account
    }
    const { password, code = '' } = identity
    if (takesAway && code.trim() === '') throw fieldProblem('identity.code', 'required')
    const proof = { field: 'identity.password', password }
    const account = await proveItIsOneself(auth, throttle, actor, proof)
    if (!takesAway) return account
    if (!(await proofs.isCode(account, code, actor.address ?? '')))
      throw fieldProblem('identity.code', 'code_wrong')
    await noteProof({ auth, guard }, actor)
    return account
  }

  const adding = { takesAway: false }
  const takingAway = { takesAway: true }

  return {
    async read(actor) {
      const userId = ownId(actor)
      return auth.query(async (queries) => {
        const { totp_since: since, recovery_codes_left } = await readFactors(queries, userId)
        const passkeys = await passkeysOf(queries, userId)
        return {
          totp: since && { since: since.toISOString() },
          passkeys: passkeys.map(shown),
          recovery_codes_left,
        }
      })
    },

    challenge: (actor) => proofs.challengePerson(ownId(actor)),

    async beginTotp(actor, identity) {
      const { id, email } = await identify(actor, identity, adding)
      const fresh = newTotpSecret()
      const kept = await auth.query((queries) => keepTotp(queries, id, seal.seal(id, fresh)))
      if (!kept) throw problem('state_conflict')
      return { secret: fresh, uri: totpUri(fresh, email) }
    },

    async confirmTotp(actor, code) {
      const account = await personOf(actor)
      const sealed = await auth.query((queries) =>
        readTotp(queries, account.id, { confirmed: false }),
      )
      const opened = sealed && seal.open(account.id, sealed)
      const step = opened === null ? null : stepOfCode(opened, bareCharacters(code))
      if (step === null) throw fieldProblem('code', 'code_wrong')
      return audited(database, actor, 'totp_enabled', () =>
        auth.transaction(async (queries) => {
          const before = await lockFactors(queries, account.id)
          const isConfirmed = await confirmTotp(queries, account.id, step)
          if (!isConfirmed) throw fieldProblem('code', 'code_wrong')
          await enqueueSecurityNotice(queries, account.id, { kind: 'totp_enabled' })
          return hasSecondFactor(before) ? null : freshCodes(queries, account.id)
        }),
      )
    },

    async endTotp(actor, identity) {
      const account = await identify(actor, identity, takingAway)
      await audited(database, actor, 'totp_disabled', () =>
        auth.transaction(async (queries) => {
          await lockFactors(queries, account.id)
          if (!(await removeTotp(queries, account.id))) throw problem('state_conflict')
          await endWithTheLast(queries, account.id)
          await enqueueSecurityNotice(queries, account.id, { kind: 'totp_disabled' })
        }),
      )
    },

    async beginPasskey(actor, identity) {
      await memberships.requireEach(actor)
      const account = await identify(actor, identity, adding)
      const challenge = newChallenge()
      return auth.query(async (queries) => {
        const known = await passkeyKeysOf(queries, account.id)
        if (known.length >= PASSKEYS_MAX) throw problem('state_conflict')
        const options = await ceremonies.creation(account, challenge, known)
        const about = { purpose: 'passkey_new', userId: account.id, challenge } as const
        return { ticket: await issueTicket(queries, about), options }
      })
    },

    async addPasskey(actor, { ticket, name, passkey }) {
      const account = await personOf(actor)
      const purposes = ['passkey_new'] as const
      const asked = await auth.query((queries) => takeChallenge(queries, ticket, purposes))
      if (!asked?.challenge || asked.user_id !== account.id) {
        throw fieldProblem('ticket', 'ticket_ended')
      }
      const created = await ceremonies.created(passkey, asked.challenge)
      if (!created) throw fieldProblem('passkey', 'passkey_wrong')
      const id = newId()
      const work = () =>
        auth.transaction(async (queries) => {
          const before = await lockFactors(queries, account.id)
          await spendTicket(queries, ticket, purposes)
          const kept = await keepPasskey(queries, { ...created, id, userId: account.id, name })
          if (!kept) throw fieldProblem('passkey', 'passkey_wrong')
          const codes = hasSecondFactor(before) ? null : await freshCodes(queries, account.id)
          await enqueueSecurityNotice(queries, account.id, { kind: 'passkey_added', name })
          return { ...shown(kept), recovery_codes: codes }
        })
      return audited(database, actor, 'passkey_added', work, { passkey: [null, name] })
    },

    async renamePasskey(actor, id, name) {
      const userId = ownId(actor)
      const before = await nameOf(userId, id)
      await audited(
        database,
        actor,
        'passkey_renamed',
        async () => {
          const isRenamed = await auth.query((queries) =>
            renamePasskey(queries, { userId, id, name }),
          )
          if (!isRenamed) throw problem('not_found')
        },
        { passkey: [before, name] },
      )
    },

    async removePasskey(actor, id, identity) {
      const name = await nameOf(ownId(actor), id)
      const account = await identify(actor, identity, takingAway)
      const work = () =>
        auth.transaction(async (queries) => {
          await lockFactors(queries, account.id)
          if (!(await removePasskey(queries, account.id, id))) throw problem('not_found')
          await endWithTheLast(queries, account.id)
          await enqueueSecurityNotice(queries, account.id, { kind: 'passkey_removed', name })
        })
      await audited(database, actor, 'passkey_removed', work, { passkey: [name, null] })
    },

    async renewRecoveryCodes(actor, identity) {
      const account = await identify(actor, identity, takingAway)
      return audited(database, actor, 'recovery_codes_renewed', () =>
        auth.transaction(async (queries) => {
          const factors = await lockFactors(queries, account.id)
          if (!hasSecondFactor(factors)) throw problem('state_conflict')
          await enqueueSecurityNotice(queries, account.id, { kind: 'recovery_codes_renewed' })
          return freshCodes(queries, account.id)
        }),
      )
    },
  }

  /** The name of one's own passkey. */
  async function nameOf(userId: string, id: string): Promise<string> {
    const own = await auth.query((queries) => passkeysOf(queries, userId))
    const found = own.find((one) => one.id === id)
    if (!found) throw problem('not_found')
    return found.name
  }
}

function shown({ id, name, created_at: made, last_used_at: used }: PasskeyRow): Passkey {
  return { id, name, created_at: made.toISOString(), last_used_at: used?.toISOString() ?? null }
}

/** Recovery codes are useless without a factor. */
async function endWithTheLast(queries: Queries, userId: string): Promise<void> {
  if (!hasSecondFactor(await readFactors(queries, userId))) await removeFactors(queries, userId)
}
