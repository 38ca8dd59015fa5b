import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { isRoot } from '../../platform/embedded-postgres/account.ts'

/** The user of the cluster: Debian's `postgres` where we are root, which PostgreSQL refuses. */
export type ClusterUser = { readonly uid: number; readonly gid: number }

/** Finds the user that the cluster runs as. */
export function clusterUser(): ClusterUser {
  if (!isRoot()) return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  const idOf = (option: string) =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** One program of the cluster, which can be started again. */
export type ClusterProcess = {
  readonly name: string
  /** The file that it writes to. */
  readonly log: string
  start(): Promise<void>
  /** The process number; undefined while it does not run. */
  pid(): number | undefined
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<void>
}

type Program = { name: string; program: string; args: readonly string[]; folder: string }

/**
 * Describes a program that runs as the user of the cluster and ends with this process, even if that
 * is killed. Ctrl+C in the terminal does not reach it: it is ended in its turn.
 */
export function clusterProcess(user: ClusterUser, description: Program): ClusterProcess {
  const { name, program, args, folder } = description
  const log = path.join(folder, `${name}.log`)
  const become = isRoot() ? [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--init-groups'] : []
  let child: ChildProcess | null = null
  const runs = () => child !== null && child.exitCode === null && child.signalCode === null
  return {
    name,
    log,
    async start() {
      const out = await open(log, 'a')
      child = spawn('setpriv', [...become, '--pdeathsig', 'TERM', program, ...args], {
        cwd: folder,
        detached: true,
        env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', TZ: 'UTC', HOME: folder },
        stdio: ['ignore', out.fd, out.fd],
      })
      await once(child, 'spawn')
      await out.close()
    },
    pid: () => (runs() ? child?.pid : undefined),
    async stop() {
      if (child === null || !runs()) return
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}
