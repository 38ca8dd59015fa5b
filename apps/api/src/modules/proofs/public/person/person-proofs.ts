import type { SecondFactorDemand } from '@portaria/contract/answers/errors'
import type {
  LoginProofBody,
  PasskeyAnswer,
  PasskeyChallenge,
} from '@portaria/contract/modules/accounts/login-proof'
import { bareCharacters } from '@portaria/contract/value-types/typed-characters'
import type { Queries } from '../../../../platform/database/queries.ts'
import { fieldProblem } from '../../../../platform/problem.ts'
import { secretSeal } from '../../../../platform/sealed-secret.ts'
import { memberOfId } from '../../../accounts/public/account/account.repository.ts'
import type { Account, Origin } from '../../../accounts/public/account/account.ts'
import type { SignInTools } from '../../../accounts/public/account/sign-in-tools.ts'
import { askingParty } from '../../../accounts/public/devices/known-devices.ts'
import type {
  ProofAsked,
  Proved,
  SecondFactor,
} from '../../../accounts/public/sign-in/sign-in-part.ts'
import type { SignInThrottle } from '../../../accounts/public/throttle/sign-in-throttle.ts'
import { credentialIdOf, newChallenge, passkeyCeremonies } from '../factors/passkey-ceremonies.ts'
import { recoveryCodeDigest } from '../factors/recovery-code.ts'
import {
  hasSecondFactor,
  notePasskey,
  passkeyKeysOf,
  passkeyOfCredential,
  readFactors,
  readTotp,
  spendRecoveryCode,
  spendStep,
} from '../factors/second-factor.repository.ts'
import { isTotpCode, stepOfCode } from '../factors/totp.ts'
import { enqueueSecurityNotice } from '../notices/security-notices.ts'
import {
  issueTicket,
  readTicket,
  spendTicket,
  type TicketPurpose,
  takeChallenge,
} from '../tickets/proof-ticket.repository.ts'
import { demandOf } from './factor-demand.ts'

/**
 * Challenges of sign-ins by passkey that a network, or a known device, may request in a quarter of
 * an hour.
 */
const FREE_CHALLENGES = 300

/** The ways to prove an identity beside the password. */
export type PersonProofs = SecondFactor & {
  /** The proofs of an account before an identity is linked to it, besides the password. */
  demandAccount(queries: Queries, account: Account): Promise<SecondFactorDemand>
  /** Begins a sign-in by passkey alone, of any person. Throws `throttled`. */
  challengeAnybody(origin: Origin): Promise<PasskeyChallenge>
  /** Begins a proof of identity by a passkey. */
  challengePerson(userId: string): Promise<PasskeyChallenge>
  /** Whether a code of the app or a recovery code is the person's; it is used up. */
  isCode(account: Account, typed: string, address: string): Promise<boolean>
  /**
   * Whether a passkey's answer is the person's: to a challenge of `challengePerson`, of a
   * `proof_required`, or of `demandAccount`.
   */
  isPasskey(
    userId: string,
    answer: { ticket: string; passkey: PasskeyAnswer },
    purpose: 'identity' | 'session_proof' | 'account_link',
  ): Promise<boolean>
}

type NeededParts = Pick<SignInTools, 'auth' | 'publicUrl' | 'secret'>

export function personProofs(
  { auth, publicUrl, secret }: NeededParts,
  throttle: SignInThrottle,
): PersonProofs {
  const seal = secretSeal(secret, 'second factor')
  const ceremonies = passkeyCeremonies(publicUrl)

  async function isTotp(account: Account, code: string): Promise<boolean> {
    const isRight = await throttle.attemptCode(
      account.id,
      () =>
        auth.query(async (queries) => {
          const sealed = await readTotp(queries, account.id, { confirmed: true })
          const opened = sealed && seal.open(account.id, sealed)
          const step = opened === null ? null : stepOfCode(opened, code)
          return step !== null && (await spendStep(queries, account.id, step)) ? true : null
        }),
      () =>
        auth.query((queries) =>
          enqueueSecurityNotice(queries, account.id, { kind: 'codes_wrong' }),
        ),
    )
    return isRight ?? false
  }

  async function isRecoveryCode(account: Account, bare: string, address: string): Promise<boolean> {
    // 80 random bits cannot be guessed: these are not counted with the codes of the app.
    const spent = await throttle.attemptSecret(account.id, address, () =>
      auth.transaction(async (queries) => {
        const digest = recoveryCodeDigest(account.id, bare)
        if (!(await spendRecoveryCode(queries, account.id, digest))) return null
        const { recovery_codes_left: left } = await readFactors(queries, account.id)
        await enqueueSecurityNotice(queries, account.id, { kind: 'recovery_code_used', left })
        return true
      }),
    )
    return spent ?? false
  }

  function isCode(account: Account, typed: string, address: string): Promise<boolean> {
    const bare = bareCharacters(typed)
    return isTotpCode(bare) ? isTotp(account, bare) : isRecoveryCode(account, bare, address)
  }

  /**
   * The challenge that a passkey's answer is checked against; reads it from the ticket, where it is
   * used up.
   */
  async function asked(
    queries: Queries,
    { ticket, passkey }: { ticket: string; passkey: PasskeyAnswer },
    purposes: readonly TicketPurpose[],
  ) {
    const taken = await takeChallenge(queries, ticket, purposes)
    if (!taken?.challenge) throw fieldProblem('ticket', 'ticket_ended')
    const key = await passkeyOfCredential(queries, credentialIdOf(passkey))
    const isTheirs = key && (taken.user_id === null || taken.user_id === key.user_id)
    return { challenge: taken.challenge, key: isTheirs ? key : undefined }
  }

  /** The counter of a passkey's right answer; null for a wrong one. */
  const counterOf = async (
    passkey: PasskeyAnswer,
    { challenge, key }: Awaited<ReturnType<typeof asked>>,
  ) => (key ? ceremonies.answered(passkey, challenge, key) : null)

  async function challenged(purpose: TicketPurpose, userId: string | null) {
    const challenge = newChallenge()
    return auth.query(async (queries) => {
      const keys = userId === null ? null : await passkeyKeysOf(queries, userId)
      const ticket = await issueTicket(queries, { purpose, userId, challenge })
      return { ticket, options: await ceremonies.request(challenge, keys) }
    })
  }

  async function spend(queries: Queries, ticket: string, purposes: readonly TicketPurpose[]) {
    const isSpent = await spendTicket(queries, ticket, purposes)
    return isSpent ? null : fieldProblem('ticket', 'ticket_ended')
  }

  async function byPasskey<Beside>(
    body: Extract<LoginProofBody, { passkey: unknown }>,
    { beside }: ProofAsked<Beside>,
  ): Promise<Proved<Beside>> {
    const purposes = ['sign_in', 'passkey_sign_in'] as const
    const read = await auth.query(async (queries) => {
      const first = await beside(queries)
      const check = await asked(queries, body, purposes)
      const member = check.key && (await memberOfId(queries, check.key.user_id))
      return { first, check, member }
    })
    const { member, check, first } = read
    const { key } = check
    const counter = await counterOf(body.passkey, check)
    if (!member || !key || counter === null) throw fieldProblem('passkey', 'passkey_wrong')
    const spends = async (queries: Queries) =>
      (await notePasskey(queries, key.id, counter))
        ? spend(queries, body.ticket, purposes)
        : fieldProblem('passkey', 'passkey_wrong')
    return { member, isPasskey: true, spend: spends, beside: first }
  }

  async function byCode<Beside>(
    { ticket, code }: Extract<LoginProofBody, { code: unknown }>,
    { address, beside, onWrong }: ProofAsked<Beside>,
  ): Promise<Proved<Beside>> {
    const read = await auth.query(async (queries) => {
      const first = await beside(queries)
      const owner = await readTicket(queries, ticket, ['sign_in'])
      return { first, member: owner?.user_id && (await memberOfId(queries, owner.user_id)) }
    })
    const { member } = read
    if (!member) throw fieldProblem('ticket', 'ticket_ended')
    if (!(await isCode(member.account, code, address))) {
      onWrong(member.account)
      throw fieldProblem('code', 'code_wrong')
    }
    const spends = (queries: Queries) => spend(queries, ticket, ['sign_in'])
    return { member, isPasskey: false, spend: spends, beside: read.first }
  }

  return {
    async demand(queries, { id: userId }) {
      const factors = await readFactors(queries, userId)
      if (!hasSecondFactor(factors)) return null
      return demandOf(queries, ceremonies, { userId, factors, purpose: 'sign_in' })
    },

    async demandAccount(queries, { id: userId }) {
      const factors = await readFactors(queries, userId)
      return demandOf(queries, ceremonies, { userId, factors, purpose: 'account_link' })
    },

    async challengeAnybody(origin) {
      const who = await auth.query((queries) => askingParty(queries, origin))
      await throttle.allow('passkey', who, FREE_CHALLENGES)
      return challenged('passkey_sign_in', null)
    },

    challengePerson: (userId) => challenged('identity', userId),

    prove: (body, proof) => ('passkey' in body ? byPasskey(body, proof) : byCode(body, proof)),

    isCode,

    async isPasskey(userId, answer, purpose) {
      const check = await auth.query((queries) => asked(queries, answer, [purpose]))
      const { key } = check
      const counter = await counterOf(answer.passkey, check)
      if (counter === null || key?.user_id !== userId) return false
      const outcome = await auth.transaction(async (queries) =>
        (await notePasskey(queries, key.id, counter))
          ? spend(queries, answer.ticket, [purpose])
          : 'copied',
      )
      if (outcome === 'copied') return false
      if (outcome) throw outcome
      return true
    },
  }
}
