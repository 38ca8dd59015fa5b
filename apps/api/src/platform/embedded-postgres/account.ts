import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { chown } from 'node:fs/promises'
import path from 'node:path'

/** The user that PostgreSQL runs as, and the way the process changes to it. */
export type Account = {
  readonly uid: number
  readonly gid: number
  /**
   * `self`: as this process, an ordinary user. `switch`: root drops its rights. `setpriv`: root
   * drops them except for reading any folder, so that folders only root may enter do not stop
   * PostgreSQL.
   */
  readonly by: 'self' | 'switch' | 'setpriv'
}

/** The user nobody and its group, under the numbers every Linux gives them. */
export const NOBODY = { uid: 65_534, gid: 65_534 } as const

/**
 * Whether this process is root, and so must and can change its user: PostgreSQL refuses to run as
 * root.
 */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * Gives a file or folder of ours to this user. Only root calls chown: another user's are its own
 * already, and the unit of systemd forbids the call.
 */
export async function giveTo(
  { uid, gid }: Pick<Account, 'uid' | 'gid'>,
  file: string,
): Promise<void> {
  if (isRoot()) await chown(file, uid, gid)
}

/** Starts a program as this user, without our own environment. */
export function spawnAs(
  account: Account,
  program: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'stdio' | 'detached'>,
): ChildProcess {
  const { uid, gid, by } = account
  const plain: SpawnOptions = {
    ...options,
    cwd: '/',
    // PG* variables of the person who starts the server must not influence the cluster.
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  }
  if (by === 'self') return spawn(program, args, plain)
  if (by === 'switch') return spawn(program, args, { ...plain, uid, gid })
  // Without the secure bit the kernel drops the capability at the change of user.
  const become = [
    '--securebits=+no_setuid_fixup',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=+dac_read_search',
    '--ambient-caps=+dac_read_search',
  ]
  return spawn('setpriv', [...become, program, ...args], plain)
}

/**
 * Runs a program as this user to its end, or until the signal; returns its exit code (null if it could
 * not run, or was ended) and its output.
 */
export async function runAs(
  account: Account,
  program: string,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<{ code: number | null; output: string }> {
  const child = spawnAs(account, program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const end = () => child.kill()
  signal?.addEventListener('abort', end, { once: true })
  child.on('close', () => signal?.removeEventListener('abort', end))
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: null, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

/**
 * Tries whether this user can run the binaries and write to the folder. Permissions of parents,
 * access lists and containers are too many to compute, so the attempt decides.
 */
export async function canWork(
  account: Account,
  binaries: string,
  folder: string,
): Promise<boolean> {
  const { code } = await runAs(account, '/bin/sh', [
    '-c',
    'cd "$1" && test -w . && test -r "$2/share/postgresql/postgres.bki" && "$2/bin/postgres" --version',
    'sh',
    folder,
    path.resolve(binaries),
  ])
  return code === 0
}
