import type { DatabaseAccess } from './assembled-parts.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts'
import type { Environment } from './platform/environment.ts'
import { ProblemError } from './platform/problem.ts'
import { withKeptKeys } from './platform/secrets/kept-keys.ts'
import { resolveSessionSecret } from './platform/secrets/secret-settings.ts'
import { explainDatabaseError, StartupError } from './platform/startup-error.ts'

/** Writes a line for the operator. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/**
 * Runs a command of an operator, which SIGINT and SIGTERM end through its signal. A condition that the operator
 * can mend is printed as a sentence, with exit code 1.
 */
export async function runCommand(main: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stopped = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopped.abort())
  try {
    await main(stopped.signal)
  } catch (error) {
    const line = sentenceOf(error, stopped.signal)
    if (line === null) throw error
    process.stderr.write(`${line}\n`)
    process.exitCode = 1
  }
}

/** Returns what an operator can do about an error, in a sentence; null for a defect. */
export function sentenceOf(error: unknown, stopped: AbortSignal): string | null {
  if (stopped.aborted) return 'Stopped.'
  if (error instanceof ProblemError && error.code === 'unavailable') {
    return 'The store does not answer.'
  }
  const explained = explainDatabaseError(error)
  return explained instanceof StartupError ? explained.message : null
}

/** Opens the database of the settings; the embedded one is started unless a server runs it. */
export async function openDatabase(
  environment: Environment,
): Promise<DatabaseAccess & { close(): Promise<void> }> {
  const given = await resolveSessionSecret(environment)
  const { url, close } = await reach(environment)
  try {
    return { url, secret: await withKeptKeys(url, given), close }
  } catch (error) {
    await close()
    throw error
  }
}

type Reached = { readonly url: string; close(): Promise<void> }

async function reach({ databaseUrl, dataDir }: Environment): Promise<Reached> {
  if (databaseUrl !== undefined) return { url: databaseUrl, close: async () => undefined }
  const embedded = await startEmbeddedPostgres({ dataDir, report: say, join: true })
  return { url: embedded.connectionString, close: embedded.stop }
}
