import type { Actor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import { inActingScope } from '../../../../platform/database/acting-scope.ts'
import type { AppDatabase } from '../../../../platform/database/app-database.ts'

/** A person's preferences of the app's look and behaviour, with the moment of the change. */
export type Preferences = {
  settings: Record<string, unknown>
  shortcuts: string[]
  savedAt: Date
}

type Row = { settings: Record<string, unknown>; shortcuts: string[]; saved_at: Date | null }

/** The actor's own preferences; null until they have changed one. */
export async function readPreferences(
  database: AppDatabase,
  actor: Actor,
): Promise<Preferences | null> {
  const { saved_at: savedAt, ...row } = await inActingScope(database, actor, (queries) =>
    queries.one(sql<Row>`
      SELECT settings, shortcuts, preferences_saved_at AS saved_at
      FROM users WHERE id = ${actor.userId}`),
  )
  return savedAt && { ...row, savedAt }
}

/** Stores a provider's preferences, unless ours are newer meanwhile. */
export const takePreferences = (
  database: AppDatabase,
  actor: Actor,
  { settings, shortcuts, savedAt }: Preferences,
): Promise<number> =>
  inActingScope(database, actor, (queries) =>
    queries.count(sql`
      UPDATE users SET settings = ${JSON.stringify(settings)}::jsonb,
        shortcuts = ${shortcuts}::text[], preferences_saved_at = ${savedAt}
      WHERE id = ${actor.userId}
        AND (preferences_saved_at IS NULL OR preferences_saved_at < ${savedAt})`),
  )
