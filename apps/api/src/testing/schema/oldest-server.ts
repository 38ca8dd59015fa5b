import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  type Account,
  isRoot,
  NOBODY,
  runAs,
  spawnAs,
} from '../../platform/embedded-postgres/account.ts'
import { freePort } from '../../platform/embedded-postgres/free-port.ts'
import { waitUntilReady } from '../../platform/embedded-postgres/postmaster.ts'

/** Where Debian puts the programs of the oldest PostgreSQL that we run on. */
export const OLDEST = '/usr/lib/postgresql/15/bin'

export const hasOldest = existsSync(path.join(OLDEST, 'postgres'))

export type ThrowAwayServer = { url: string; stop(): Promise<void> }

/** Of its superuser. */
const PASSWORD = 'oldest'

/** Starts a throw-away server of PostgreSQL 15 on loopback, with passwords as an operator's has. */
export async function startOldest(): Promise<ThrowAwayServer> {
  const account: Account = isRoot()
    ? { ...NOBODY, by: 'switch' }
    : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, by: 'self' }
  const folder = await mkdtemp(path.join(tmpdir(), 'portaria-oldest-'))
  const passwordFile = path.join(folder, 'password')
  await writeFile(passwordFile, PASSWORD)
  for (const own of [folder, passwordFile]) await chown(own, account.uid, account.gid)
  const cluster = path.join(folder, 'cluster')
  const like = ['--locale-provider=icu', '--icu-locale=pt-BR', '--locale=C', '--lc-ctype=C.UTF-8']
  const made = await runAs(account, path.join(OLDEST, 'initdb'), [
    `--pgdata=${cluster}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--no-sync',
    ...like,
  ])
  if (made.code !== 0) throw new Error(made.output)
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: '300',
  }
  const port = await freePort()
  const child = spawnAs(
    account,
    path.join(OLDEST, 'postgres'),
    ['-D', cluster, '-p', String(port), ...Object.entries(settings).map(([n, v]) => `--${n}=${v}`)],
    { stdio: 'ignore' },
  )
  const ended = once(child, 'exit')
  await waitUntilReady(cluster, child.pid ?? 0, {
    lives: () => child.exitCode === null,
    slow: () => undefined,
  })
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres?sslmode=disable`,
    async stop() {
      child.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
