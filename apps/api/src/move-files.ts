import { parseArgs } from 'node:util'
import { type MoveCounts, moveFiles } from './modules/files/move-files.ts'
import { appDatabase } from './platform/database/app-database.ts'
import { openPool } from './platform/database/database-pool.ts'
import { databaseName, roleUrl } from './platform/database/role-credentials.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts'
import { readEnvironment } from './platform/environment.ts'
import { diskFileStore } from './platform/files/disk-file-store.ts'
import { openCheckedBucket } from './platform/files/open-file-store.ts'
import { ProblemError } from './platform/problem.ts'
import { resolveSessionSecret } from './platform/secrets/secret-settings.ts'
import { StartupError } from './platform/startup-error.ts'

/** Milliseconds between two lines of progress. */
const PROGRESS_MS = 5_000

/**
 * Copies the files between the data folder and the bucket of FILES_URL: `npm run move-files -- --to
 * s3` or `--to folder`. Joins a running server's database, or starts it. Ends with exit code 1 if a
 * file is missing or damaged, or if the move was stopped.
 */
async function main(): Promise<void> {
  const target = readTarget()
  const environment = readEnvironment(process.env)
  const { databaseUrl, dataDir, objectStorage } = environment
  if (objectStorage === undefined) {
    throw new StartupError('FILES_URL must be set: it names the bucket to copy to or from.')
  }
  const secret = await resolveSessionSecret(environment)
  const bucket = await openCheckedBucket(objectStorage, (line) => {
    throw new StartupError(line)
  })
  const folder = diskFileStore(dataDir)
  const embedded =
    databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir, report: say, join: true })
      : undefined
  const url = databaseUrl ?? embedded?.connectionString ?? ''
  const database = appDatabase(
    openPool(roleUrl(url, databaseName(url), 'app', secret), { connections: 2 }),
    () => undefined,
  )
  const stopped = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => stopped.abort())
  }
  let told = performance.now()
  try {
    const [from, to] = target === 's3' ? [folder, bucket] : [bucket, folder]
    const counts = await moveFiles(database, {
      from,
      to,
      signal: stopped.signal,
      onProgress(sofar) {
        if (performance.now() - told < PROGRESS_MS) return
        told = performance.now()
        say(counted(sofar))
      },
    })
    say(counted(counts))
    conclude(counts, stopped.signal.aborted)
  } finally {
    await database.close()
    await embedded?.stop()
    bucket.close()
  }
}

function readTarget(): 's3' | 'folder' {
  const usage = new StartupError('Use: npm run move-files -- --to s3, or --to folder')
  try {
    const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
    if (to === 's3' || to === 'folder') return to
  } catch {
    throw usage
  }
  throw usage
}

const counted = ({ copied, present, missing, damaged }: MoveCounts) =>
  `${copied} copied, ${present} there already, ${missing} missing, ${damaged} damaged`

function conclude({ missing, damaged }: MoveCounts, wasStopped: boolean): void {
  if (wasStopped) throw new StartupError('Stopped: the same command goes on from here.')
  if (missing + damaged > 0) {
    throw new StartupError(
      'Missing and damaged files were not copied: bring them back from a backup, then run the same command again.',
    )
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

try {
  await main()
} catch (error) {
  const isOutage = error instanceof ProblemError && error.code === 'unavailable'
  if (!(error instanceof StartupError || isOutage)) throw error
  const line = isOutage
    ? 'The store does not answer: the same command goes on from here.'
    : error.message
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
