import { createHash } from 'node:crypto'
import { chmod, lstat, mkdir, readdir, realpath, rm, stat, symlink } from 'node:fs/promises'
import path from 'node:path'
import { hasCode, StartupError } from '../startup-error.ts'
import { type Account, canWork, giveTo, isRoot, NOBODY } from './account.ts'
import { copyBinaries, type PostgresBinaries } from './binaries.ts'

/** The place of a cluster (existing or not), with its user and binaries. */
export type Home = {
  /**
   * The folder of the cluster itself, without links, as PostgreSQL and its process list name it.
   */
  readonly cluster: string
  /** Whether a whole cluster exists there; otherwise the folder does not exist. */
  readonly exists: boolean
  readonly account: Account
  readonly binaries: PostgresBinaries
}

/** The folder that holds a cluster while it is being made; it belongs to the cluster's owner. */
export function draftFolder(cluster: string): string {
  return `${cluster}.new`
}

const SHARED_FOLDER = '/var/lib/portaria'

/**
 * Decides where and as which user PostgreSQL runs for this data folder, without starting anything.
 */
export async function findHome(
  dataDir: string,
  binaries: PostgresBinaries,
  report: (line: string) => void,
): Promise<Home> {
  const entry = path.join(await realpath(dataDir), 'postgres')
  const existing = await existingCluster(entry)
  const root = isRoot()
  if (existing !== undefined) return reuse(existing, binaries, root)

  if (!root) {
    const account: Account = {
      uid: process.getuid?.() ?? 0,
      gid: process.getgid?.() ?? 0,
      by: 'self',
    }
    await makeDraft(entry, account)
    return { cluster: entry, exists: false, account, binaries }
  }
  await makeDraft(entry, NOBODY)
  const account = await firstThatWorks(NOBODY, binaries, draftFolder(entry))
  if (account !== undefined) return { cluster: entry, exists: false, account, binaries }

  await rm(draftFolder(entry), { recursive: true })
  const folder = await makeSharedFolder(dataDir)
  report(
    `PostgreSQL does not run as root and setpriv is not to be had here, so the database is kept in ${folder}.`,
  )
  const cluster = path.join(folder, 'postgres')
  await makeDraft(cluster, NOBODY)
  const copied = await copyBinaries(binaries, folder)
  const plain = { ...NOBODY, by: 'switch' } as const
  if (!(await canWork(plain, copied.folder, draftFolder(cluster)))) throw cannotReach(cluster)
  // The data folder keeps pointing at its database even when it is moved.
  await symlink(cluster, entry)
  return { cluster, exists: false, account: plain, binaries: copied }
}

type Existing = { cluster: string; uid: number; gid: number; whole: boolean }

async function existingCluster(entry: string): Promise<Existing | undefined> {
  try {
    await lstat(entry)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
  try {
    const cluster = await realpath(entry)
    const { uid, gid } = await stat(cluster)
    return { cluster, uid, gid, whole: (await readdir(cluster)).includes('PG_VERSION') }
  } catch (error) {
    if (hasCode(error, 'EACCES')) throw belongsToAnother(entry)
    if (!hasCode(error, 'ENOENT')) throw error
    throw new StartupError(
      `The database that ${entry} points to is gone: bring it back, or remove ${entry} to begin with an empty one.`,
    )
  }
}

async function reuse(existing: Existing, binaries: PostgresBinaries, root: boolean): Promise<Home> {
  const { cluster, uid, gid, whole } = existing
  if (!whole) {
    throw new StartupError(
      `The folder ${cluster} holds no whole database: bring it back, or remove it to begin with an empty one.`,
    )
  }
  if (!root) {
    if (uid !== process.getuid?.()) throw belongsToAnother(cluster)
    return { cluster, exists: true, account: { uid, gid, by: 'self' }, binaries }
  }
  if (uid === 0) {
    throw new StartupError(
      `The database ${cluster} belongs to root, as whom PostgreSQL does not run: give it away with chown -R ${NOBODY.uid}:${NOBODY.gid} ${cluster}`,
    )
  }
  const account = await firstThatWorks({ uid, gid }, binaries, cluster)
  if (account !== undefined) return { cluster, exists: true, account, binaries }
  const copied = await copyBinaries(binaries, await makeSharedFolder(path.dirname(cluster)))
  const plain = { uid, gid, by: 'switch' } as const
  if (!(await canWork(plain, copied.folder, cluster))) throw cannotReach(cluster)
  return { cluster, exists: true, account: plain, binaries: copied }
}

/**
 * Finds the fewest rights that suffice: those of the plain user before those that can enter closed
 * folders.
 */
async function firstThatWorks(
  user: { uid: number; gid: number },
  binaries: PostgresBinaries,
  folder: string,
): Promise<Account | undefined> {
  for (const by of ['switch', 'setpriv'] as const) {
    const account = { ...user, by }
    if (await canWork(account, binaries.folder, folder)) return account
  }
  return undefined
}

async function makeDraft(cluster: string, owner: { uid: number; gid: number }): Promise<void> {
  const draft = draftFolder(cluster)
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  await giveTo(owner, draft)
}

/**
 * Makes the shared folder. Only a folder made here gets its mode set, against a umask that would
 * close it.
 */
async function makeSharedFolder(dataDir: string): Promise<string> {
  const hash = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 12)
  const folder = path.join(SHARED_FOLDER, hash)
  for (const step of [SHARED_FOLDER, folder]) {
    if ((await mkdir(step, { recursive: true })) !== undefined) await chmod(step, 0o755)
  }
  return folder
}

function belongsToAnother(cluster: string): StartupError {
  return new StartupError(
    `The database ${cluster} belongs to another user: start as that user, or set DATA_DIR to another folder.`,
  )
}

function cannotReach(cluster: string): StartupError {
  return new StartupError(
    `The user PostgreSQL runs as may not enter ${cluster}: install setpriv (util-linux), or set DATA_DIR to a folder that every user may enter.`,
  )
}
