import type { Actor } from '@portaria/contract/actors/actor'
import type { ChangeOwnEmailBody } from '@portaria/contract/modules/accounts/own-account'
import { newId } from '@portaria/contract/value-types/uuid'
import { enqueuePersonJob } from '../../../platform/jobs/person-job-queue.ts'
import type { Posted } from '../../../platform/mail/mailer.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { accountOfEmail, accountOfId } from '../public/account/account.repository.ts'
import { recipientOf } from '../public/account/account.ts'
import type { SignInTools } from '../public/account/sign-in-tools.ts'
import { usableMemberships } from '../public/account/usable-membership.ts'
import type { LetterParts } from '../public/letters/link-letter.ts'
import { newPasswordToken } from '../public/letters/password-token.ts'
import { proveItIsOneself } from '../public/password/password-proof.ts'
import type { SignInThrottle } from '../public/throttle/sign-in-throttle.ts'
import { confirmEmailLink, keepEmailToken, renewEmailToken } from './email-change.service.ts'
import { emailNoticeLetter, emailProofLetter } from './own-email-letters.ts'

/** Hours that the link to the new address is valid. */
const HOURS = 24

/**
 * Limit of requests without a wait, by one person and to one address. Each sends a letter to an
 * address that was only typed, and many accounts must not be used to flood one mailbox.
 */
const FREE_REQUESTS = 5

/**
 * Begins the change of one's own e-mail by two letters: one to the new address to prove it, one to
 * the old as a notice. An address that somebody else has gets none, and the answer is the same: it
 * does not reveal who has an account (accounts §3). Throws `password_wrong`, `duplicate` for one's
 * own address, `throttled`, and `provider_required` where the e-mail would open more than the
 * session does.
 */
export async function askForOwnEmail(
  { auth, oidc }: Pick<SignInTools, 'auth' | 'oidc'>,
  throttle: SignInThrottle,
  actor: Actor,
  { email, password }: ChangeOwnEmailBody,
): Promise<void> {
  await usableMemberships({ auth, oidc }).requireEach(actor)
  const account = await proveItIsOneself(auth, throttle, actor, { field: 'password', password })
  if (email.toLowerCase() === account.email.toLowerCase()) throw fieldProblem('email', 'duplicate')
  if (actor.userId === null) throw problem('unauthenticated')
  await throttle.allow('own email', actor.userId, FREE_REQUESTS)
  await throttle.allow('own email to', email.toLowerCase(), FREE_REQUESTS)
  const { id: userId, email: to } = account
  await auth.transaction(async (queries) => {
    const requestId = newId()
    // The letter's job makes the valid token: this one is discarded.
    const { digest } = newPasswordToken()
    await keepEmailToken(queries, { digest, userId, email, hours: HOURS, requestId })
    await enqueuePersonJob(queries, { task: 'prove_own_email', data: { requestId } })
    await enqueuePersonJob(queries, { task: 'tell_of_own_email', data: { userId, to, email } })
  })
}

/** Sends the letter to the new address, unless the request was cancelled or replaced. */
export async function sendEmailProof(
  { auth, publicUrl, mailer }: LetterParts,
  requestId: string,
): Promise<Posted | null> {
  const { token, digest } = newPasswordToken()
  const letter = await auth.transaction(async (queries) => {
    const asked = await renewEmailToken(queries, requestId, digest)
    const account = asked && (await accountOfId(queries, asked.user_id))
    if (!account || (await accountOfEmail(queries, asked.email))) return null
    // The new address may be somebody else's: the person's name is not in the letter.
    const to = { ...recipientOf(account), name: null, email: asked.email }
    return emailProofLetter(to, confirmEmailLink(publicUrl, token))
  })
  return letter && mailer.send(letter)
}

/** The notice to the old address, even if the request was cancelled or replaced meanwhile. */
export async function sendEmailNotice(
  { auth, publicUrl, mailer }: LetterParts,
  { userId, to, email }: { userId: string; to: string; email: string },
): Promise<Posted | null> {
  const account = await auth.query((queries) => accountOfId(queries, userId))
  if (!account) return null
  const link = `${publicUrl}/pages/auth/forgot-password`
  return mailer.send(emailNoticeLetter({ ...recipientOf(account), email: to }, link, email))
}
