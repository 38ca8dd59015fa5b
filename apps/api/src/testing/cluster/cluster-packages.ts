import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { isRoot } from '../../platform/embedded-postgres/account.ts'

/** Debian's packages of a cluster, each with a program by which it is recognised. */
const packages = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
} as const

/** The programs of a cluster. */
export const programs = {
  patroni: packages.patroni,
  etcd: packages['etcd-server'],
  haproxy: packages.haproxy,
} as const

/** Returns Debian's packages that a cluster needs and that are not installed. */
export function missingPackages(): string[] {
  return Object.entries(packages)
    .filter(([, program]) => !existsSync(program))
    .map(([name]) => name)
}

/**
 * Installs the missing packages, and ends and disables the services that Debian then starts.
 * Throws with a sentence where that is not possible.
 */
export function installPackages(names: readonly string[]): void {
  if (names.length === 0) return
  const command = `apt-get install --no-install-recommends ${names.join(' ')}`
  if (!isRoot() || !existsSync('/usr/bin/apt-get'))
    throw new Error(`${names.join(', ')} must be installed: run "${command}" as root on Debian 12.`)
  run('apt-get', ['install', '-y', '--no-install-recommends', ...names])
  if (!existsSync('/run/systemd/system')) return
  for (const name of names) {
    const service = name.replace(/-(?:15|server)$/, '')
    run('systemctl', ['disable', '--now', service])
  }
}

function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed; see above.`)
}
