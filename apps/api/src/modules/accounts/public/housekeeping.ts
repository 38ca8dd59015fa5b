import { sql } from 'kysely'
import type { AuthDatabase } from '../../../platform/database/auth-database.ts'

/**
 * Deletes rows that sign-in no longer needs: expired failures and links, sign-ins that a provider
 * did not answer, letters about identities, devices not seen for long, registrations that were not
 * confirmed within a week, and sessions twice as old as one may become, with their addresses. Not a
 * job of the queue, since only the auth role reads these tables.
 */
export async function forgetOldSecrets(database: AuthDatabase): Promise<void> {
  await database.query(async (queries) => {
    await queries.count(sql`DELETE FROM sign_in_throttles WHERE lapses_at < now()`)
    await queries.count(
      sql`DELETE FROM password_tokens WHERE expires_at < now() - interval '7 days'`,
    )
    await queries.count(sql`DELETE FROM email_changes WHERE expires_at < now() - interval '7 days'`)
    await queries.count(sql`DELETE FROM proof_tickets WHERE expires_at < now()`)
    await queries.count(sql`DELETE FROM provider_attempts WHERE expires_at < now()`)
    await queries.count(sql`DELETE FROM provider_waiting WHERE expires_at < now()`)
    await queries.count(
      sql`DELETE FROM spent_provider_tokens WHERE expires_at < now() - interval '10 minutes'`,
    )
    await queries.count(sql`DELETE FROM identity_letters WHERE expires_at < now()`)
    await queries.count(sql`DELETE FROM known_devices WHERE expires_at < now()`)
    await queries.one(sql`SELECT sweep_unconfirmed_registrations()`)
    await queries.count(sql`DELETE FROM sessions WHERE created_at < now() - interval '60 days'`)
  })
}
