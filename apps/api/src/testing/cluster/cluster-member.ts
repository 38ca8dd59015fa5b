import { chown, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { childrenOf, isAlive, killWithChildren, send, stopWithChildren } from '../processes.ts'
import { programs } from './cluster-packages.ts'
import { type ClusterUser, clusterProcess } from './cluster-process.ts'
import { writeFilled } from './template.ts'

/** A Patroni with its PostgreSQL, as on a machine of its own. */
export type ClusterMember = {
  readonly name: string
  readonly port: number
  /** The address of Patroni's REST API. */
  readonly api: string
  readonly log: string
  start(): Promise<void>
  /** SIGKILL to PostgreSQL, or to Patroni as well: whoever is killed writes nothing more. */
  kill(victim: 'postgresql' | 'both'): Promise<void>
  /** Stops all its processes where they are, as when a virtual machine hangs; returns the way back. */
  freeze(): Promise<() => void>
  stop(): Promise<void>
}

export type MemberOptions = {
  name: string
  folder: string
  user: ClusterUser
  port: number
  apiPort: number
  etcd: string
  passwords: Readonly<Record<'api' | 'superuser' | 'replication' | 'rewind', string>>
}

/** Writes the settings of a member, in a folder of its own below the cluster's. */
export async function clusterMember(options: MemberOptions): Promise<ClusterMember> {
  const { name, folder: parent, user, port, apiPort, etcd, passwords } = options
  const folder = path.join(parent, name)
  await mkdir(folder, { mode: 0o700 })
  await chown(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const settings = path.join(folder, 'patroni.yml')
  await writeFilled(
    settings,
    {
      template: 'patroni.yml',
      values: {
        NAME: name,
        HOST: '127.0.0.1',
        PORT: port,
        API_PORT: apiPort,
        ETCD_HOSTS: etcd,
        DATA_FOLDER: data,
        SOCKET_FOLDER: folder,
        PGPASS_FILE: path.join(folder, 'pgpass'),
        NETWORK: '127.0.0.1/32',
        WATCHDOG: '"off"',
        ARCHIVE_MODE: '"off"',
        API_PASSWORD: passwords.api,
        SUPERUSER_PASSWORD: passwords.superuser,
        REPLICATION_PASSWORD: passwords.replication,
        REWIND_PASSWORD: passwords.rewind,
      },
    },
    user,
  )
  const patroni = clusterProcess(user, {
    name,
    program: programs.patroni,
    args: [settings],
    folder: parent,
  })

  async function postmaster(): Promise<number | undefined> {
    const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')
    const pid = Number.parseInt(text, 10)
    return pid > 0 && (await isAlive(pid)) ? pid : undefined
  }

  return {
    name,
    port,
    api: `http://127.0.0.1:${apiPort}`,
    log: patroni.log,
    start: patroni.start,
    async kill(victim) {
      const [own, database] = [patroni.pid(), await postmaster()]
      // Both at once: neither learns of the other's end.
      if (victim === 'both' && own !== undefined) await stopWithChildren(own)
      if (database !== undefined) await killWithChildren(database)
      if (victim === 'both' && own !== undefined) await killWithChildren(own)
    },
    async freeze() {
      const roots = [patroni.pid(), await postmaster()].filter((pid) => pid !== undefined)
      const stopped = (await Promise.all(roots.map(stopWithChildren))).flat()
      return () => {
        for (const pid of stopped) send(pid, 'SIGCONT')
      }
    },
    async stop() {
      await patroni.stop()
      // Patroni ends its PostgreSQL; one whose Patroni was killed is left.
      const database = await postmaster()
      if (database === undefined) return
      for (const pid of [...(await childrenOf(database)), database]) send(pid, 'SIGCONT')
      await killWithChildren(database)
    },
  }
}
