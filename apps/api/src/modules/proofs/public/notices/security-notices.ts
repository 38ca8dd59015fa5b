import * as z from 'zod/mini'
import type { Queries } from '../../../../platform/database/queries.ts'
import { enqueuePersonJob } from '../../../../platform/jobs/person-job-queue.ts'
import type { Posted } from '../../../../platform/mail/mailer.ts'
import { accountOfId } from '../../../accounts/public/account/account.repository.ts'
import { recipientOf } from '../../../accounts/public/account/account.ts'
import type { LetterParts } from '../../../accounts/public/letters/link-letter.ts'
import { type SecurityNews, securityLetter } from './security-letters.ts'

/** A notice as a job's data. */
export const securityNews: z.ZodMiniType<SecurityNews> = z.union([
  z.object({
    kind: z.enum([
      'totp_enabled',
      'totp_disabled',
      'recovery_codes_renewed',
      'codes_wrong',
      'second_factor_removed',
    ]),
  }),
  z.object({
    kind: z.enum(['passkey_added', 'passkey_removed', 'identity_linked', 'identity_unlinked']),
    name: z.string(),
  }),
  z.object({ kind: z.literal('recovery_code_used'), left: z.number() }),
])

/**
 * Enqueues a notice to a person's e-mail about a change of their ways to sign in, in its
 * transaction.
 */
export async function enqueueSecurityNotice(
  queries: Queries,
  userId: string,
  news: SecurityNews,
): Promise<void> {
  await enqueuePersonJob(queries, { task: 'tell_of_security', data: { userId, news } })
}

/** Sends a notice that `tellOfSecurity` enqueued; not to people who were removed meanwhile. */
export async function sendSecurityNotice(
  { auth, publicUrl, mailer }: LetterParts,
  { userId, news }: { userId: string; news: SecurityNews },
): Promise<Posted | null> {
  const account = await auth.query((queries) => accountOfId(queries, userId))
  if (!account) return null
  return mailer.send(securityLetter(recipientOf(account), `${publicUrl}/pages/profile`, news))
}
