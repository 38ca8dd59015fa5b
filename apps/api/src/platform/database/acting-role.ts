import type pg from 'pg'
import { hasCode, StartupError } from '../startup-error.ts'
import { type DatabaseRole, roleName } from './role-credentials.ts'
import { quote } from './sql-statements.ts'

/** The sentence about a database that was never migrated. */
export const NO_SCHEMA =
  'The database has no schema yet: run `npm run migrate` with the same settings first.'

/**
 * Runs work as one of the roles of a database. Throws a `StartupError` for a login that may not, and
 * for a copy of a database under another name, which has its tables, and roles of its own only later.
 */
export async function asRole<T>(
  client: pg.Client,
  { prefix, role }: { readonly prefix: string; readonly role: DatabaseRole },
  work: () => Promise<T>,
): Promise<T> {
  const name = roleName(prefix, role)
  try {
    await client.query(`SET ROLE ${quote(name)}`)
  } catch (error) {
    if (hasCode(error, '22023')) throw new StartupError(NO_SCHEMA)
    if (!hasCode(error, '42501')) throw error
    throw new StartupError(
      `The login of the database must be a member of the role ${name}: run \`npm run migrate\` with it, or GRANT ${name} to it.`,
    )
  }
  try {
    return await work()
  } finally {
    await resetRole(client)
  }
}

/** Ends acting as a role; a transaction that failed ends it itself, and its error is to be told. */
async function resetRole(client: pg.Client): Promise<void> {
  try {
    await client.query('RESET ROLE')
  } catch (error) {
    if (!hasCode(error, '25P02')) throw error
  }
}
