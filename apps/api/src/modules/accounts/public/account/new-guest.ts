import { systemActor } from '@portaria/contract/actors/actor'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { AppDatabase } from '../../../../platform/database/app-database.ts'

/** Adds a person without a membership; returns their id, or null where somebody has the e-mail. */
export async function addGuest(
  database: AppDatabase,
  { name, email }: { name: string; email: string },
): Promise<string | null> {
  const id = newId()
  const added = await database.onPlatform(systemActor('register'), (queries) =>
    queries.count(sql`
      INSERT INTO users (id, name, email) VALUES (${id}, ${name}, ${email})
      ON CONFLICT (lower(email)) WHERE deleted_at IS NULL DO NOTHING`),
  )
  return added === 0 ? null : id
}
