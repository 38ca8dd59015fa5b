import type { ResetPasswordBody } from '@portaria/contract/modules/accounts/sign-in'
import { enqueuePersonJob } from '../../../platform/jobs/person-job-queue.ts'
import type { Posted } from '../../../platform/mail/mailer.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { endSessionsOf } from '../../../platform/sessions/session.store.ts'
import { resetLetter } from '../letters/letters.ts'
import { accountOfEmail, accountOfId } from '../public/account/account.repository.ts'
import { type Origin, recipientOf } from '../public/account/account.ts'
import { personTrail } from '../public/account/person-trail.ts'
import type { SignInTools } from '../public/account/sign-in-tools.ts'
import { askingParty } from '../public/devices/known-devices.ts'
import { type LetterParts, sendLink } from '../public/letters/link-letter.ts'
import { keepToken, ownerOfToken, spendToken } from '../public/letters/password-token.repository.ts'
import { passwordLink, passwordTokenDigest } from '../public/letters/password-token.ts'
import { setPassword } from '../public/password/password.repository.ts'
import { hashPassword } from '../public/password/password-hash.ts'
import type { PasswordTurns } from '../public/throttle/password-turns.ts'
import type { SignInThrottle } from '../public/throttle/sign-in-throttle.ts'
import { isWeakPassword } from './password-policy.ts'

/** Letters that a network, or a known device, may request in a quarter of an hour. */
const FREE_LETTERS = 20

export type PasswordResetService = {
  /**
   * Enqueues the letter for a forgotten password, for known and unknown addresses alike: the job
   * tells them apart. While a letter to an e-mail waits, another request adds none. Throws
   * `throttled` when an address requests too often.
   */
  ask(email: string, origin: Origin): Promise<void>
  /**
   * Sets the password by a link, ends every session of the person, and clears the failures of their
   * account. Throws `token_invalid`, or `weak-password`, which leaves the link valid.
   */
  reset(body: ResetPasswordBody, origin: Origin): Promise<void>
}

type NeededParts = Pick<SignInTools, 'auth' | 'database' | 'guard'>

export function passwordResetService(
  { auth, database, guard }: NeededParts,
  { throttle, turns }: { throttle: SignInThrottle; turns: PasswordTurns },
): PasswordResetService {
  const trailed = personTrail({ auth, database })

  return {
    async ask(email, origin) {
      const who = await auth.query((queries) => askingParty(queries, origin))
      await throttle.allow('forgot', who, FREE_LETTERS)
      const job = { task: 'reset_password', data: { email }, key: email }
      await auth.query((queries) => enqueuePersonJob(queries, job))
    },

    async reset({ token, password }, origin) {
      const digest = passwordTokenDigest(token)
      const account = await auth.query(async (queries) => {
        const owner = await ownerOfToken(queries, digest, ['reset', 'invitation'])
        return owner && accountOfId(queries, owner.user_id)
      })
      if (account?.status !== 'ATIVO') throw fieldProblem('token', 'token_invalid')
      if (isWeakPassword(password, account)) throw fieldProblem('password', 'weak-password')
      const asker = { account: account.email, address: origin.address }
      const hash = await turns.run(asker, () => hashPassword(password))
      const ended = await trailed(account, origin, 'password_changed', () =>
        auth.transaction(async (queries) => {
          if (!(await spendToken(queries, digest))) throw fieldProblem('token', 'token_invalid')
          await setPassword(queries, account.id, hash)
          return endSessionsOf(queries, account.id)
        }),
      )
      guard.forget(...ended)
      await throttle.forgive(asker)
    },
  }
}

/** The letter for a forgotten password; null for unknown or inactive people, or past the limit. */
export async function sendReset(
  { auth, publicUrl, mailer }: LetterParts,
  email: string,
): Promise<Posted | null> {
  return sendLink({ auth, mailer }, async (queries, { token, digest }) => {
    const account = await accountOfEmail(queries, email)
    if (account?.status !== 'ATIVO') return null
    const kept = await keepToken(queries, { digest, account, purpose: 'reset' })
    return kept ? resetLetter(recipientOf(account), passwordLink(publicUrl, token)) : null
  })
}
