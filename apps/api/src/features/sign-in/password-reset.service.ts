import type { ResetPasswordBody } from '@portaria/contract/features/sign-in'
import type { Letter } from '../../platform/mail/mailer.ts'
import { fieldProblem } from '../../platform/problem.ts'
import { endSessionsOf } from '../../platform/sessions/session.store.ts'
import { type Origin, recipientOf } from './account.ts'
import { resetLetter } from './letters.ts'
import { hashPassword } from './password-hash.ts'
import { isWeakPassword } from './password-policy.ts'
import { keepToken, ownerOfToken, spendToken } from './password-reset.repository.ts'
import { newPasswordToken, passwordLink, passwordTokenDigest } from './password-token.ts'
import { personTrail } from './person-trail.ts'
import { accountOfEmail, accountOfId, setPassword } from './sign-in.repository.ts'
import type { SignInParts } from './sign-in-parts.ts'
import type { SignInThrottle } from './sign-in-throttle.ts'

export type PasswordResetService = {
  /** The letter for a forgotten password, or nothing: unknown, inactive, or sent too many. */
  letterFor(email: string): Promise<Letter | null>
  /**
   * Sets the password that a link is good for and ends every session of the person. Throws
   * `token_invalid`, or `weak-password`, which leaves the link as good as it was.
   */
  reset(body: ResetPasswordBody, origin: Origin): Promise<void>
}

type NeededParts = Pick<SignInParts, 'auth' | 'database' | 'guard' | 'publicUrl'>

export function passwordResetService(
  { auth, database, guard, publicUrl }: NeededParts,
  throttle: SignInThrottle,
): PasswordResetService {
  const trailed = personTrail({ auth, database })

  return {
    async letterFor(email) {
      const { token, digest } = newPasswordToken()
      return auth.transaction(async (queries) => {
        const account = await accountOfEmail(queries, email)
        if (account?.status !== 'ATIVO') return null
        const kept = await keepToken(queries, { digest, userId: account.id, purpose: 'reset' })
        return kept ? resetLetter(recipientOf(account), passwordLink(publicUrl, token)) : null
      })
    },

    async reset({ token, password }, origin) {
      const digest = passwordTokenDigest(token)
      const account = await auth.query(async (queries) => {
        const owner = await ownerOfToken(queries, digest, ['reset', 'invitation'])
        return owner && accountOfId(queries, owner.user_id)
      })
      if (account?.status !== 'ATIVO') throw fieldProblem('token', 'token_invalid')
      if (isWeakPassword(password, account)) throw fieldProblem('password', 'weak-password')
      const hash = await hashPassword(password)
      const ended = await trailed(account, origin, 'password_changed', () =>
        auth.transaction(async (queries) => {
          if (!(await spendToken(queries, digest))) throw fieldProblem('token', 'token_invalid')
          await setPassword(queries, account.id, hash)
          return endSessionsOf(queries, account.id)
        }),
      )
      guard.forget(...ended)
      await throttle.clear(account.email, origin.address)
    },
  }
}
