import type { Posted } from '../../../platform/mail/mailer.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { type Origin, recipientOf } from '../sign-in/account.ts'
import { type LetterParts, sendLink } from '../sign-in/link-letter.ts'
import { keepToken, ownerOfToken, spendToken } from '../sign-in/password-reset.repository.ts'
import { passwordTokenDigest, secondFactorLink } from '../sign-in/password-token.ts'
import { personTrail } from '../sign-in/person-trail.ts'
import { accountOfId } from '../sign-in/sign-in.repository.ts'
import type { SignInTools } from '../sign-in/sign-in-tools.ts'
import { removeFactors } from './second-factor.repository.ts'
import { secondFactorResetLetter } from './security-letters.ts'
import { enqueueSecurityNotice } from './security-notices.ts'

/**
 * Asks a person, at their address, whether their second factor may be removed: an administrator can
 * only request that letter (accounts §22). Null for inactive people, who get no letter.
 */
export async function askForSecondFactorReset(
  { auth, publicUrl, mailer }: LetterParts,
  { userId }: { userId: string },
): Promise<Posted | null> {
  return sendLink({ auth, mailer }, async (queries, { token, digest }) => {
    const account = await accountOfId(queries, userId)
    if (account?.status !== 'ATIVO') return null
    const kept = await keepToken(queries, { digest, account, purpose: 'second_factor' })
    return kept
      ? secondFactorResetLetter(recipientOf(account), secondFactorLink(publicUrl, token))
      : null
  })
}

/**
 * Removes a person's second factor by a link; their password stays, and is all that the next
 * sign-in asks for. Throws `token_invalid`.
 */
export function secondFactorReset({ auth, database }: Pick<SignInTools, 'auth' | 'database'>) {
  const trailed = personTrail({ auth, database })
  return async (token: string, origin: Origin): Promise<void> => {
    const digest = passwordTokenDigest(token)
    const account = await auth.query(async (queries) => {
      const owner = await ownerOfToken(queries, digest, ['second_factor'])
      return owner && accountOfId(queries, owner.user_id)
    })
    if (account?.status !== 'ATIVO') throw fieldProblem('token', 'token_invalid')
    await trailed(account, origin, 'second_factor_reset', () =>
      auth.transaction(async (queries) => {
        if (!(await spendToken(queries, digest))) throw fieldProblem('token', 'token_invalid')
        await removeFactors(queries, account.id)
        await enqueueSecurityNotice(queries, account.id, { kind: 'second_factor_removed' })
      }),
    )
  }
}
