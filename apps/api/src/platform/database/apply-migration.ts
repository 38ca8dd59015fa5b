import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { hasCode, StartupError } from '../startup-error.ts'
import { type Migration, withRoleNames } from './migration-files.ts'
import { concurrentIndex, isConcurrent, splitStatements } from './sql-statements.ts'

/** How long a migration waits for a lock that others hold, and how often it tries. */
export type LockPatience = {
  readonly attempts: number
  /** Milliseconds that a statement waits. Requests to its table wait behind it meanwhile. */
  readonly lockMs: number
  /** Milliseconds between two attempts, in which those requests are answered. */
  readonly pauseMs: number
}

export const lockPatience: LockPatience = { attempts: 10, lockMs: 2_000, pauseMs: 3_000 }

/**
 * Milliseconds that a concurrent statement waits: it locks out no writer meanwhile, and an index is
 * only made once all older transactions are over.
 */
const UNHURRIED_MS = 600_000

type Application = {
  /** The prefix of the database's roles. */
  prefix: string
  report: (line: string) => void
  patience: LockPatience
}

/** Applies a migration as the role that the client has, and notes it in `schema_migrations`. */
export async function applyMigration(
  client: pg.Client,
  migration: Migration,
  { prefix, report, patience }: Application,
): Promise<void> {
  const { name, inTransaction: whole } = migration
  report(`Applying migration ${name}`)
  const begun = performance.now()
  const text = withRoleNames(migration.text, prefix)
  const { lockMs } = patience
  await client.query(`SET lock_timeout = ${lockMs}`)
  await whenUnlocked(`Migration ${name}`, { patience, report }, () =>
    whole
      ? inTransaction(client, async () => {
          await client.query(text)
          await note(client, migration)
        })
      : outsideTransaction(client, text, lockMs),
  )
  if (!whole) await note(client, migration)
  report(`Applied ${name} in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}

async function note(client: pg.Client, { name, sha256 }: Migration): Promise<void> {
  await client.query('INSERT INTO schema_migrations (name, sha256) VALUES ($1, $2)', [name, sha256])
}

/**
 * Runs work, which `name` begins a sentence about, again while somebody else holds a lock that it
 * needs; throws after the last attempt.
 */
export async function whenUnlocked(
  name: string,
  { patience, report }: Pick<Application, 'patience' | 'report'>,
  work: () => Promise<void>,
): Promise<void> {
  const { attempts, pauseMs } = patience
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work()
      return
    } catch (error) {
      // A lock that was not had in time, or that another waited for crosswise.
      if (!hasCode(error, '55P03', '40P01')) throw error
      if (attempt === attempts) {
        throw new StartupError(
          `${name} was not applied: ${attempts} times others held for too long what it has to lock. End the long transactions (pg_stat_activity lists them) and run it again; migrations before it are applied.`,
        )
      }
      report(`${name} waits for a lock that others hold (attempt ${attempt} of ${attempts})`)
      await sleep(pauseMs)
    }
  }
}

/**
 * Runs work in a transaction: a database never has half of a migration or of the printed schema.
 */
export async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN')
  try {
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/**
 * Runs statements one after the other, each by itself. An index that a killed run left is removed
 * first: `IF NOT EXISTS` would take an invalid one for made. A `DO` block holds locks on rows while
 * it waits for others, so it waits no longer than a migration in a transaction.
 */
async function outsideTransaction(client: pg.Client, text: string, lockMs: number): Promise<void> {
  for (const statement of splitStatements(text)) {
    const ms = isConcurrent(statement) ? UNHURRIED_MS : lockMs
    await client.query(`SET lock_timeout = ${ms}`)
    const index = concurrentIndex(statement)
    if (index !== null && (await isInvalid(client, index)))
      await client.query(`DROP INDEX CONCURRENTLY ${index}`)
    await client.query(statement)
  }
}

async function isInvalid(client: pg.Client, index: string): Promise<boolean> {
  const { rows } = await client.query(
    'SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
    [index],
  )
  return rows.length > 0
}
