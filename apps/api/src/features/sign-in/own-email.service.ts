import type { Actor } from '@portaria/contract/actor'
import type { ChangeOwnEmailBody } from '@portaria/contract/features/own-account'
import type { Letter } from '../../platform/mail/mailer.ts'
import { fieldProblem, problem } from '../../platform/problem.ts'
import { recipientOf } from './account.ts'
import { confirmEmailLink, keepEmailToken } from './email-change.service.ts'
import { emailNoticeLetter, emailProofLetter } from './own-email-letters.ts'
import { newPasswordToken } from './password-token.ts'
import { proveItIsOneself } from './prove-password.ts'
import { accountOfEmail } from './sign-in.repository.ts'
import type { SignInParts } from './sign-in-parts.ts'
import type { SignInThrottle } from './sign-in-throttle.ts'

/** Hours that the link to the new address is good for. */
const HOURS = 24

/** Requests of one person that cost nothing: each writes to an address that they only say is theirs. */
const FREE_REQUESTS = 5

/**
 * Begins the change of one's own e-mail: the letters that go out, one to the new address to prove it,
 * one to the old that tells of it. An address that somebody else has gets none, and whoever asked is
 * answered alike: who is known here is not theirs to find out (domain.md section 2). Throws
 * `password_wrong`, `duplicate` for the address one has already, and `throttled`.
 */
export async function askForOwnEmail(
  { auth, publicUrl }: Pick<SignInParts, 'auth' | 'publicUrl'>,
  throttle: SignInThrottle,
  actor: Actor,
  { email, password }: ChangeOwnEmailBody,
): Promise<Letter[]> {
  const account = await proveItIsOneself(auth, throttle, actor, { field: 'password', password })
  if (email.toLowerCase() === account.email.toLowerCase()) throw fieldProblem('email', 'duplicate')
  if (actor.userId === null) throw problem('unauthenticated')
  await throttle.allow('own email', actor.userId, FREE_REQUESTS)
  const notice = emailNoticeLetter(
    recipientOf(account),
    `${publicUrl}/pages/auth/forgot-password`,
    email,
  )
  const { token, digest } = newPasswordToken()
  const isFree = await auth.transaction(async (queries) => {
    if (await accountOfEmail(queries, email)) return false
    await keepEmailToken(queries, { digest, userId: account.id, email, hours: HOURS })
    return true
  })
  // The new address may be anybody's: their name is not told there.
  const to = { ...recipientOf(account), name: null, email }
  const proof = emailProofLetter(to, confirmEmailLink(publicUrl, token))
  return isFree ? [proof, notice] : [notice]
}
