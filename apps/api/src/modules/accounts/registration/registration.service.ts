import type {
  ConfirmRegistrationBody,
  RegisterBody,
} from '@portaria/contract/modules/accounts/sign-in'
import { enqueuePersonJob } from '../../../platform/jobs/person-job-queue.ts'
import type { Posted } from '../../../platform/mail/mailer.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { registrationLetter } from '../letters/letters.ts'
import { isWeakPassword } from '../password/password-policy.ts'
import { accountOfEmail, accountOfId } from '../public/account/account.repository.ts'
import { type Origin, recipientOf } from '../public/account/account.ts'
import { addGuest } from '../public/account/new-guest.ts'
import type { SignInTools } from '../public/account/sign-in-tools.ts'
import { type LetterParts, sendLink } from '../public/letters/link-letter.ts'
import { keepToken, ownerOfToken, spendToken } from '../public/letters/password-token.repository.ts'
import { passwordTokenDigest, registrationLink } from '../public/letters/password-token.ts'
import { keepUnprovenPassword, provePassword } from '../public/password/password.repository.ts'
import { hashPassword, verifyPassword } from '../public/password/password-hash.ts'
import type { PasswordTurns } from '../public/throttle/password-turns.ts'
import type { SignInThrottle } from '../public/throttle/sign-in-throttle.ts'

/**
 * Limit of registrations from one address before it has to wait: a condominium shares one address.
 */
const FREE_REGISTRATIONS = 10

export type RegistrationService = {
  /**
   * Creates a person without a membership, a Guest, and enqueues the letter that proves their
   * e-mail. Throws `operation-not-allowed` where registration is switched off, `weak-password`,
   * `email-already-in-use` (accounts §19), and `throttled`.
   */
  register(body: RegisterBody, origin: Origin): Promise<void>
  /**
   * Proves the registered e-mail and password. It asks for the password again: the recipient of a
   * letter for a registration that is not theirs must not activate a stranger's password. Throws
   * `token_invalid`, `password_wrong`, which leaves the link valid, and `throttled`.
   */
  confirm(body: ConfirmRegistrationBody, origin: Origin): Promise<void>
}

type NeededParts = Pick<SignInTools, 'auth' | 'database' | 'registration'>

/** This code is reported on the field of the name (accounts §18). */
const switchedOff = () =>
  problem('operation-not-allowed', {
    errors: [{ field: 'displayName', code: 'operation-not-allowed' }],
  })

export function registrationService(
  { auth, database, registration }: NeededParts,
  { throttle, turns }: { throttle: SignInThrottle; turns: PasswordTurns },
): RegistrationService {
  return {
    async register({ displayName: name, email, password }, { address }) {
      if (!registration) throw switchedOff()
      await throttle.allow('register', address, FREE_REGISTRATIONS)
      if (isWeakPassword(password, { name, email })) {
        throw fieldProblem('password', 'weak-password')
      }
      const known = await auth.query((queries) => accountOfEmail(queries, email))
      if (known) throw fieldProblem('email', 'email-already-in-use')
      const asker = { account: email, address }
      const hash = await turns.run(asker, () => hashPassword(password))
      // The person comes first: another database role stores the password.
      const userId = await addGuest(database, { name, email })
      if (userId === null) throw fieldProblem('email', 'email-already-in-use')
      await auth.transaction(async (queries) => {
        await keepUnprovenPassword(queries, userId, hash)
        await enqueuePersonJob(queries, { task: 'confirm_registration', data: { userId } })
      })
    },

    async confirm({ token, password }, { address }) {
      const digest = passwordTokenDigest(token)
      const account = await auth.query(async (queries) => {
        const owner = await ownerOfToken(queries, digest, ['registration'])
        return owner && accountOfId(queries, owner.user_id)
      })
      if (account?.status !== 'ATIVO') throw fieldProblem('token', 'token_invalid')
      const knownBy = async () => `registration of ${account.id}`
      const tried = { account: account.email, address, knownBy }
      const right = await throttle.attemptPassword(tried, async () =>
        (await verifyPassword(password, account.hash)) ? true : null,
      )
      if (!right) throw fieldProblem('password', 'password_wrong')
      await auth.transaction(async (queries) => {
        if (!(await spendToken(queries, digest))) throw fieldProblem('token', 'token_invalid')
        await provePassword(queries, account.id)
      })
    },
  }
}

/**
 * The letter that proves a registration's e-mail; null where it was proved or removed meanwhile.
 */
export async function sendRegistration(
  { auth, publicUrl, mailer }: LetterParts,
  userId: string,
): Promise<Posted | null> {
  return sendLink({ auth, mailer }, async (queries, { token, digest }) => {
    const account = await accountOfId(queries, userId)
    if (account?.status !== 'ATIVO' || account.proven) return null
    const kept = await keepToken(queries, { digest, account, purpose: 'registration' })
    return kept
      ? registrationLetter(recipientOf(account), registrationLink(publicUrl, token))
      : null
  })
}
