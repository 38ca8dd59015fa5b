import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/queries.ts'

/** Stores which membership a person used last: the next sign-in continues with it. */
export async function noteMembership(queries: Queries, id: string): Promise<void> {
  await queries.count(sql`UPDATE memberships SET last_used_at = now() WHERE id = ${id}`)
}

export async function rememberLogin(queries: Queries, userId: string): Promise<void> {
  await queries.count(sql`UPDATE users SET last_login_at = now() WHERE id = ${userId}`)
}
