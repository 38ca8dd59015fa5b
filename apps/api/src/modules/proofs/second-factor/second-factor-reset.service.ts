import type { Posted } from '../../../platform/mail/mailer.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { accountOfId } from '../../accounts/public/account/account.repository.ts'
import { type Origin, recipientOf } from '../../accounts/public/account/account.ts'
import { personTrail } from '../../accounts/public/account/person-trail.ts'
import type { SignInTools } from '../../accounts/public/account/sign-in-tools.ts'
import { type LetterParts, sendLink } from '../../accounts/public/letters/link-letter.ts'
import {
  keepToken,
  ownerOfToken,
  spendToken,
} from '../../accounts/public/letters/password-token.repository.ts'
import { passwordTokenDigest } from '../../accounts/public/letters/password-token.ts'
import { removeFactors } from '../public/factors/second-factor.repository.ts'
import { secondFactorResetLetter } from '../public/notices/security-letters.ts'
import { enqueueSecurityNotice } from '../public/notices/security-notices.ts'

/** The token is in the fragment, which browsers send to no server and no proxy logs. */
const secondFactorLink = (publicUrl: string, token: string): string =>
  `${publicUrl}/pages/auth/second-factor#${token}`

/**
 * Asks a person, at their address, whether their second factor may be removed: an administrator can
 * only request that letter (proofs §1). Null for inactive people, who get no letter.
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
 * Removes a person's second factor by a link; their password stays, and is enough for the next
 * sign-in. Throws `token_invalid`.
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
