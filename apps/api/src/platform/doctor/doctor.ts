import { statfs } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { databaseCode } from '../database/database-problem.ts'
import { runningDatabase } from '../embedded-postgres/embedded-postgres.ts'
import { type Environment, readEnvironment, wrongSettings } from '../environment.ts'
import { nameResolver } from '../resolve-name.ts'
import type { ServerSecret } from '../secrets/server-secret.ts'
import { explainDatabaseError, hasCode, StartupError } from '../startup-error.ts'
import { existingSecret } from '../stored-secret.ts'
import type { Check, Disk, Finding, Inside, Installation, Machine, State } from './check.ts'
import { ok, wrong } from './check.ts'
import { checks } from './checks.ts'

/** A finding with the noun that it belongs to. */
export type Diagnosis = Finding & { readonly check: string }

type Examined = {
  variables: Record<string, string | undefined>
  version: string
  machine?: Machine
}

/** Milliseconds that a check may take. */
const CHECK_MS = 20_000

/** Milliseconds that a statement, and the connection before it, may take. */
const STATEMENT_MS = 5_000

/**
 * Looks at an installation by its settings, and says what is wrong in the order of the checks. Changes
 * nothing (platform §40), but for a file in the bucket that it deletes again. With wrong settings
 * nothing else can be looked at; without a database, what is inside it.
 */
export async function examine({ variables, version, machine = ownMachine }: Examined) {
  const sentences = wrongSettings(variables)
  if (sentences.length > 0) return sentences.map((one) => under('settings', wrong(one)))
  const environment = readEnvironment(variables)
  const given = await secretOf(environment)
  if ('finding' in given) return [under('session secret', given.finding)]
  const { secret } = given
  const installation: Installation = { environment, version, secret, machine }
  const entry = await openDatabase(environment)
  try {
    const found = await Promise.all(
      checks.map(async (check) => {
        const findings = await lookedAt(check, installation, entry.inside)
        return findings.map((one) => under(check.name, one))
      }),
    )
    const missed = entry.finding ? [under('database', entry.finding)] : []
    return [...missed, ...found.flat()]
  } finally {
    await entry.close()
  }
}

const under = (check: string, finding: Finding): Diagnosis => ({ check, ...finding })

/** Returns the secret in use, or what is wrong with its file. */
async function secretOf({
  sessionSecret,
  otherSecret,
  dataDir,
}: Environment): Promise<{ secret: ServerSecret | undefined } | { finding: Finding }> {
  try {
    const current = sessionSecret ?? (await existingSecret(dataDir, 'session-secret'))
    return { secret: current && { current, other: otherSecret, kept: [] } }
  } catch (error) {
    if (error instanceof StartupError) return { finding: wrong(error.message) }
    throw error
  }
}

async function lookedAt(
  check: Check,
  installation: Installation,
  inside: Inside | null,
): Promise<Finding[]> {
  const look = async () => {
    if ('look' in check) return check.look(installation)
    return inside === null ? [] : check.lookInside(inside, installation)
  }
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('late')), CHECK_MS)
  try {
    return await Promise.race([look(), late])
  } catch (error) {
    // Never the message, which may hold values.
    const code = databaseCode(error) ?? (error instanceof Error ? error.name : 'unknown')
    return [wrong(`This could not be looked at (${code}).`)]
  } finally {
    clearTimeout(timer)
  }
}

type Entry = { inside: Inside | null; finding?: Finding; close(): Promise<void> }

const outside = (finding: Finding): Entry => ({
  inside: null,
  finding,
  close: () => Promise.resolve(),
})

/** Connects to the database of the settings, or to the embedded one if it runs. */
async function openDatabase({ databaseUrl, dataDir }: Environment): Promise<Entry> {
  const url = databaseUrl ?? (await runningDatabase(dataDir))
  if (url === undefined) {
    return outside(
      ok(
        'The embedded database does not run, so nothing in it was looked at: ask again while the server runs.',
      ),
    )
  }
  const client = new pg.Client({
    connectionString: url,
    application_name: 'portaria doctor',
    connectionTimeoutMillis: STATEMENT_MS,
    query_timeout: STATEMENT_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    await client.end().catch(() => undefined)
    return outside(wrong(unreached(error)))
  }
  // One statement at a time, although checks run together.
  let last: Promise<unknown> = Promise.resolve()
  const query = async <Row extends object>(text: string, values: readonly unknown[] = []) => {
    const next = last.then(() => readOnly<Row>(client, text, values))
    last = next.catch(() => undefined)
    return next
  }
  return { inside: { url, query }, close: () => client.end() }
}

/**
 * Runs a statement that can change nothing. A setting of the connection would do the same, but a pooler
 * would hand the connection with it to others.
 */
async function readOnly<Row extends object>(
  client: pg.Client,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  await client.query('BEGIN READ ONLY')
  try {
    return (await client.query<Row>(text, [...values])).rows
  } finally {
    await client.query('COMMIT')
  }
}

function unreached(error: unknown): string {
  const explained = explainDatabaseError(error)
  if (explained instanceof StartupError) return explained.message
  const code = databaseCode(error)
  return code === undefined
    ? 'The database of DATABASE_URL does not answer: check its address and the firewall.'
    : `The database of DATABASE_URL refuses the connection (${code}).`
}

const ownMachine: Machine = {
  node: process.versions.node,
  processors: os.availableParallelism(),
  now: Date.now,
  temporary: os.tmpdir(),
  disk: diskOf,
  resolve: nameResolver(),
}

/** Reads the disk of a folder, or of the nearest one above it that exists. */
async function diskOf(folder: string): Promise<Disk> {
  try {
    const { bsize, bavail, blocks, ffree, files } = await statfs(folder)
    return { free: bavail * bsize, total: blocks * bsize, freeFiles: ffree, files }
  } catch (error) {
    const above = path.dirname(folder)
    if (!hasCode(error, 'ENOENT') || above === folder) throw error
    return diskOf(above)
  }
}

/** Counts the findings of a state. */
export const countOf = (findings: readonly Finding[], state: State): number =>
  findings.filter((one) => one.state === state).length
