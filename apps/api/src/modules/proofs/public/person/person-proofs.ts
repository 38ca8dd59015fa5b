import type { SecondFactorDemand } from '@portaria/contract/errors'
import type {
  LoginProofBody,
  PasskeyAnswer,
  PasskeyChallenge,
} from '@portaria/contract/modules/accounts/login-proof'
import { bareCharacters } from '@portaria/contract/value-types/typed-characters'
import { fieldProblem } from '../../../../platform/problem.ts'
import { secretSeal } from '../../../../platform/sealed-secret.ts'
import { accountOfId } from '../../../accounts/public/account/account.repository.ts'
import type { Account, Origin } from '../../../accounts/public/account/account.ts'
import type { SignInTools } from '../../../accounts/public/account/sign-in-tools.ts'
import { askingParty } from '../../../accounts/public/devices/known-devices.ts'
import type { SignInThrottle } from '../../../accounts/public/throttle/sign-in-throttle.ts'
import { credentialIdOf, newChallenge, passkeyCeremonies } from '../factors/passkey-ceremonies.ts'
import { recoveryCodeDigest } from '../factors/recovery-code.ts'
import {
  hasSecondFactor,
  passkeyKeysOf,
  passkeyOfCredential,
  readFactors,
  readTotp,
  spendRecoveryCode,
  spendStep,
  usePasskey,
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
export type PersonProofs = {
  /** What the second step of a sign-in asks for; null where the password is enough. */
  demand(account: Account): Promise<SecondFactorDemand | null>
  /** What an account is proved by before an identity is linked to it, beside the password. */
  demandAccount(account: Account): Promise<SecondFactorDemand>
  /** Begins a sign-in by passkey alone, of any person. Throws `throttled`. */
  challengeAnybody(origin: Origin): Promise<PasskeyChallenge>
  /** Begins a proof of identity by a passkey. */
  challengePerson(userId: string): Promise<PasskeyChallenge>
  /**
   * The account that signs in by a code or a passkey, which is used up. Throws `ticket_ended`,
   * `code_wrong` and `passkey_wrong` on their fields, and `throttled`. `onWrong` is called with the
   * account of a wrong code.
   */
  signIn(
    body: LoginProofBody,
    address: string,
    onWrong: (account: Account) => void,
  ): Promise<Account>
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

  /** The person whose passkey answered a ticket's challenge; null where none did. */
  async function ownerOfAnswer(
    { ticket, passkey }: { ticket: string; passkey: PasskeyAnswer },
    purposes: readonly TicketPurpose[],
  ): Promise<string | null> {
    const asked = await auth.query((queries) => takeChallenge(queries, ticket, purposes))
    if (!asked?.challenge) throw fieldProblem('ticket', 'ticket_ended')
    const key = await auth.query((queries) => passkeyOfCredential(queries, credentialIdOf(passkey)))
    if (!key || (asked.user_id !== null && asked.user_id !== key.user_id)) return null
    const counter = await ceremonies.answered(passkey, asked.challenge, key)
    if (counter === null) return null
    const isUsed = await auth.query((queries) => usePasskey(queries, key.id, counter))
    return isUsed ? key.user_id : null
  }

  async function challenged(purpose: TicketPurpose, userId: string | null) {
    const challenge = newChallenge()
    return auth.query(async (queries) => {
      const keys = userId === null ? null : await passkeyKeysOf(queries, userId)
      const ticket = await issueTicket(queries, { purpose, userId, challenge })
      return { ticket, options: await ceremonies.request(challenge, keys) }
    })
  }

  async function spend(ticket: string, purposes: readonly TicketPurpose[]): Promise<void> {
    const isSpent = await auth.query((queries) => spendTicket(queries, ticket, purposes))
    if (!isSpent) throw fieldProblem('ticket', 'ticket_ended')
  }

  const person = (userId: string) => auth.query((queries) => accountOfId(queries, userId))

  return {
    async demand(account) {
      const factors = await auth.query((queries) => readFactors(queries, account.id))
      if (!hasSecondFactor(factors)) return null
      const demanded = { userId: account.id, factors, purpose: 'sign_in' } as const
      return auth.query((queries) => demandOf(queries, ceremonies, demanded))
    },

    demandAccount: ({ id: userId }) =>
      auth.query(async (queries) => {
        const factors = await readFactors(queries, userId)
        return demandOf(queries, ceremonies, { userId, factors, purpose: 'account_link' })
      }),

    async challengeAnybody(origin) {
      const who = await auth.query((queries) => askingParty(queries, origin))
      await throttle.allow('passkey', who, FREE_CHALLENGES)
      return challenged('passkey_sign_in', null)
    },

    challengePerson: (userId) => challenged('identity', userId),

    async signIn(body, address, onWrong) {
      if ('passkey' in body) {
        const purposes = ['sign_in', 'passkey_sign_in'] as const
        const userId = await ownerOfAnswer(body, purposes)
        const account = userId === null ? undefined : await person(userId)
        if (!account) throw fieldProblem('passkey', 'passkey_wrong')
        await spend(body.ticket, purposes)
        return account
      }
      const ticket = await auth.query((queries) => readTicket(queries, body.ticket, ['sign_in']))
      const account = ticket?.user_id ? await person(ticket.user_id) : undefined
      if (!account) throw fieldProblem('ticket', 'ticket_ended')
      const isRight = await isCode(account, body.code, address)
      if (!isRight) {
        onWrong(account)
        throw fieldProblem('code', 'code_wrong')
      }
      await spend(body.ticket, ['sign_in'])
      return account
    },

    isCode,

    async isPasskey(userId, answer, purpose) {
      if ((await ownerOfAnswer(answer, [purpose])) !== userId) return false
      await spend(answer.ticket, [purpose])
      return true
    },
  }
}
