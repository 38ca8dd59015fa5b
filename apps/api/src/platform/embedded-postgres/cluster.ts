import { open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { diskFull, StartupError } from '../startup-error.ts'
import { giveTo, runAs } from './account.ts'
import { draftFolder, type Home } from './home.ts'

/** The role that owns everything in an embedded cluster. */
export const SUPERUSER = 'postgres'

/** Whether PostgreSQL's output reports a full disk or quota. */
export function saysDiskFull(output: string): boolean {
  return /No space left on device|Disk quota exceeded/.test(output)
}

// Word splitting of accented letters (trigrams) follows the character type of the C library, which
// ICU does not replace: with plain C, "ação" falls into "a" and "o". C is for systems without UTF-8.
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C']

/**
 * Makes an empty cluster that sorts as Brazilian Portuguese does and requires the password. It is
 * made aside and moved into place, so that an interrupted start leaves no incomplete one.
 */
export async function createCluster(home: Home, password: string, durable: boolean): Promise<void> {
  const draft = draftFolder(home.cluster)
  const passwordFile = path.join(draft, 'password')
  const cluster = path.join(draft, 'cluster')
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  await giveTo(home.account, passwordFile)
  let output = ''
  for (const characterType of CHARACTER_TYPES) {
    const attempt = await runAs(home.account, path.join(home.binaries.folder, 'bin', 'initdb'), [
      `--pgdata=${cluster}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=icu',
      '--icu-locale=pt-BR',
      '--locale=C',
      `--lc-ctype=${characterType}`,
      '--data-checksums',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ])
    if (attempt.code === 0) return moveIntoPlace(cluster, home.cluster)
    output = attempt.output
    if (!output.includes('invalid locale name')) break
    await rm(cluster, { recursive: true, force: true })
  }
  await rm(draft, { recursive: true, force: true })
  if (saysDiskFull(output)) throw diskFull(path.dirname(home.cluster))
  const reason = /initdb: error: (.*)/.exec(output)?.[1] ?? output.trim().split('\n').at(-1)
  throw new StartupError(`PostgreSQL could not make a database in ${home.cluster}: ${reason}.`)
}

async function moveIntoPlace(made: string, cluster: string): Promise<void> {
  await rename(made, cluster)
  const parent = await open(path.dirname(cluster))
  try {
    await parent.sync()
  } finally {
    await parent.close()
  }
  await rm(path.dirname(made), { recursive: true })
}

/** Refuses a cluster that another major version of PostgreSQL wrote: it cannot be read by this one. */
export async function checkVersion(home: Home): Promise<void> {
  const theirs = (await readFile(path.join(home.cluster, 'PG_VERSION'), 'utf8')).trim()
  const [ours = ''] = home.binaries.version.split('.')
  if (theirs === ours) return
  throw new StartupError(
    `The database ${home.cluster} was made by PostgreSQL ${theirs} and this Portaria brings PostgreSQL ${ours}: carry it over with pg_upgrade, or set DATA_DIR to another folder.`,
  )
}
