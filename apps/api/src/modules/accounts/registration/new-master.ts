import { systemActor } from '@portaria/contract/actors/actor'
import { email as emailType } from '@portaria/contract/value-types/email'
import { normalizeText } from '@portaria/contract/value-types/text'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { type AppDatabase, appDatabase } from '../../../platform/database/app-database.ts'
import { type AuthDatabase, authDatabase } from '../../../platform/database/auth-database.ts'
import { openPool } from '../../../platform/database/database-pool.ts'
import { databaseName, roleUrl } from '../../../platform/database/role-credentials.ts'
import type { ServerSecret } from '../../../platform/secrets/server-secret.ts'
import { StartupError } from '../../../platform/startup-error.ts'
import { isWeakPassword } from '../password/password-policy.ts'
import { accountOfEmail } from '../public/account/account.repository.ts'
import { hashPassword } from '../public/password/password-hash.ts'

export type NewMaster = { name: string; email: string; password: string }

type Databases = { database: AppDatabase; auth: AuthDatabase }

/**
 * Opens a migrated database for creating a master. The passwords of its roles derive from `secret`.
 */
export function openForMaster(
  url: string,
  secret: ServerSecret,
): Databases & { close(): Promise<void> } {
  const pool = (role: 'app' | 'auth') =>
    openPool(roleUrl(url, databaseName(url), role, secret), { connections: 1 })
  // Creating a master writes no event: nobody is signed in.
  const database = appDatabase(pool('app'), () => undefined)
  const auth = authDatabase(pool('auth'))
  const close = async () => {
    await Promise.all([database.close(), auth.close()])
  }
  return { database, auth, close }
}

/**
 * Why the values are refused, as one English sentence for the person who typed them; null when they
 * are valid.
 */
export function wrongWithMaster({ name, email, password }: NewMaster): string | null {
  if (normalizeText(name) === '') return 'A name is needed.'
  if (!emailType.parse(email).ok) return 'The e-mail must be one such as name@example.com.'
  return isWeakPassword(password, { name, email })
    ? 'The password must have 12 characters or more and not be a common one.'
    : null
}

/**
 * Creates a person with every right, in the transactions of two roles: one creates the person,
 * another their password. If it was stopped between the two, the same command completes it. Throws
 * a `StartupError` for problems that the operator can correct, such as an e-mail that is taken.
 */
export async function createMaster(
  { database, auth }: Databases,
  master: NewMaster,
): Promise<void> {
  const wrong = wrongWithMaster(master)
  if (wrong !== null) throw new StartupError(wrong)
  const parsed = emailType.parse(master.email)
  const email = parsed.ok ? parsed.value : master.email
  const known = await auth.query((queries) => accountOfEmail(queries, email))
  if (known?.proven) throw taken(email)
  const hash = await hashPassword(master.password)
  const userId = known?.id ?? newId()
  await database.onPlatform(systemActor('create-admin'), async (queries) => {
    if (!known) {
      await queries.count(sql`
        INSERT INTO users (id, name, email)
        VALUES (${userId}, ${normalizeText(master.name)}, ${email})`)
    }
    await queries.count(sql`
      INSERT INTO memberships (id, user_id, role) VALUES (${newId()}, ${userId}, 'master')
      ON CONFLICT DO NOTHING`)
  })
  const set = await auth.query((queries) =>
    queries.count(sql`
      INSERT INTO user_passwords AS p (user_id, hash) VALUES (${userId}, ${hash})
      ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, proven = true, changed_at = now()
      WHERE NOT p.proven`),
  )
  if (set === 0) throw taken(email)
}

function taken(email: string): StartupError {
  return new StartupError(`Somebody signs in as ${email} already: choose another e-mail.`)
}
