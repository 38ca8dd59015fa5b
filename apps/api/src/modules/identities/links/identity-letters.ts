import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/queries.ts'
import { enqueuePersonJob } from '../../../platform/jobs/person-job-queue.ts'
import type { Posted } from '../../../platform/mail/mailer.ts'
import { accountOfEmail } from '../../accounts/public/account/account.repository.ts'
import { recipientOf } from '../../accounts/public/account/account.ts'
import type { SignInTools } from '../../accounts/public/account/sign-in-tools.ts'
import type { LetterParts } from '../../accounts/public/letters/link-letter.ts'
import {
  newPasswordToken,
  passwordTokenDigest,
} from '../../accounts/public/letters/password-token.ts'
import type { IdentityName } from '../provided/provided-session.ts'
import { providerName } from '../provided/provider-name.ts'
import { identityLetter } from './identity-letter-texts.ts'

/** Days within which a letter can be confirmed, like one of a registration. */
const DAYS = 7

/**
 * Limit of letters to one e-mail in an hour, so that a provider's accounts cannot be used to flood
 * a mailbox.
 */
const LETTERS_PER_HOUR = 3

/** An identity that waits for the owner of an e-mail. */
export type WaitingIdentity = IdentityName & { email: string; name: string }

/**
 * Asks the owner of an e-mail whether an identity is theirs. It does the same work for a known
 * e-mail as for an unknown one, which the job tells apart; after enough letters none is sent. Needs
 * a transaction.
 */
export async function askByLetter(
  queries: Queries,
  { kind, issuer, subject, email, name }: WaitingIdentity,
): Promise<void> {
  // Simultaneous requests for one e-mail wait for each other, so that each is counted.
  await queries.first(sql`SELECT pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`)
  const id = newId()
  const kept = await queries.count(sql`
    INSERT INTO identity_letters (id, kind, issuer, subject, email, name, expires_at)
    SELECT ${id}, ${kind}, ${issuer}, ${subject}, ${email}, ${name},
      now() + make_interval(days => ${sql.lit(DAYS)})
    WHERE (SELECT count(*) FROM identity_letters
      WHERE lower(email) = lower(${email}) AND created_at > now() - interval '1 hour'
    ) < ${sql.lit(LETTERS_PER_HOUR)}`)
  if (kept > 0) await enqueuePersonJob(queries, { task: 'confirm_identity', data: { id } })
}

/** The identity of a valid letter, by the token of its link. */
export function identityOfLetter(
  queries: Queries,
  token: string,
): Promise<WaitingIdentity | undefined> {
  return queries.first(sql<WaitingIdentity>`
    SELECT kind, issuer, subject, email, name FROM identity_letters
    WHERE token_hash = ${passwordTokenDigest(token)} AND used_at IS NULL AND expires_at > now()`)
}

/** Marks a letter as used; of two at once one succeeds. */
export async function spendLetter(queries: Queries, token: string): Promise<boolean> {
  const spent = await queries.count(sql`
    UPDATE identity_letters SET used_at = now()
    WHERE token_hash = ${passwordTokenDigest(token)} AND used_at IS NULL AND expires_at > now()`)
  return spent > 0
}

/**
 * The link to the page where the person signs in at a provider once more; `kind` is that of the
 * provider.
 */
function identityLink(publicUrl: string, token: string, kind: IdentityName['kind']): string {
  const at = kind === 'realtime' ? '?at=realtime' : ''
  // The token is in the fragment, which browsers send to no server and no proxy logs.
  return `${publicUrl}/pages/auth/confirm-identity${at}#${token}`
}

/**
 * Sends the letter; null where there is nothing to confirm: the identity was linked meanwhile, its
 * person is inactive, or nobody has the e-mail and registration is switched off.
 */
export async function sendIdentityLetter(
  {
    auth,
    publicUrl,
    mailer,
    registration,
    ...providers
  }: LetterParts & Pick<SignInTools, 'registration' | 'oidc' | 'realtime'>,
  id: string,
): Promise<Posted | null> {
  // The job that sends the letter makes the token, so that no job stores one; each try makes
  // another.
  const { token, digest } = newPasswordToken()
  const written = await auth.transaction(async (queries) => {
    const row = await queries.first(sql<Pick<WaitingIdentity, 'kind' | 'email'>>`
      UPDATE identity_letters SET token_hash = ${digest}
      WHERE id = ${id} AND used_at IS NULL AND expires_at > now() RETURNING kind, email`)
    const provider = row && providerName(providers, row.kind)
    if (!row || !provider) return null
    const account = await accountOfEmail(queries, row.email)
    if (account ? account.status !== 'ATIVO' : !registration) return null
    const to = account
      ? recipientOf(account)
      : { name: null, email: row.email, language: 'pt' as const }
    const kind = account ? 'known' : 'new'
    return identityLetter(to, identityLink(publicUrl, token, row.kind), { kind, provider })
  })
  return written && mailer.send(written)
}
