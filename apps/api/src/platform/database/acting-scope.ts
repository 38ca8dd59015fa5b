import type { Actor } from '@portaria/contract/actors/actor'
import { type AppDatabase, hasTenant } from './app-database.ts'
import type { Queries } from './queries.ts'

/**
 * Runs work in the company that the actor acts in, so that its rows are visible; without a company,
 * on the platform.
 */
export const inActingScope = <Answer>(
  database: AppDatabase,
  actor: Actor,
  work: (queries: Queries) => Promise<Answer>,
): Promise<Answer> =>
  hasTenant(actor)
    ? database.inTenant(actor, ({ queries }) => work(queries))
    : database.onPlatform(actor, work)
