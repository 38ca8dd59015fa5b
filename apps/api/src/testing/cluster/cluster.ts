import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import * as z from 'zod/mini'
import { onServerOnce } from '../database-server.ts'
import { throwAwayFolder } from '../throw-away-folder.ts'
import { type ClusterMember, clusterMember } from './cluster-member.ts'
import { programs } from './cluster-packages.ts'
import { type ClusterProcess, clusterProcess, clusterUser } from './cluster-process.ts'
import { writeFilled } from './template.ts'

const HOST = '127.0.0.1'

/** Bytes that three copies of a demonstration need, with what they keep for each other. */
const ROOM = 6_000_000_000

/** How long a cluster may take until it is whole, on a slow machine. */
const WHOLE_MS = 180_000

/** Characters of each log that an error shows. */
const LOG_END = 6_000

const NAMES = ['a', 'b', 'c'] as const

const stateOf = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
})

/** What Patroni says about a member. */
export type MemberState = z.infer<typeof stateOf>['members'][number]

/** Three PostgreSQL with one synchronous standby, Patroni, etcd and HAProxy, on the loopback. */
export type Cluster = {
  /** The address of the primary, whichever it is, as `DATABASE_URL` of a server. */
  readonly url: string
  /** A superuser's login there. */
  readonly adminUrl: string
  readonly members: readonly ClusterMember[]
  /** The folder of everything that it writes. */
  readonly folder: string
  state(): Promise<MemberState[]>
  /** Waits until one standby is synchronous and both follow; returns the primary. */
  whole(): Promise<ClusterMember>
  /** Makes the synchronous standby the primary, as planned work does. */
  switchOver(): Promise<void>
  stop(): Promise<void>
}

/** Starts a new cluster in a folder of its own; the database `portaria` is empty. */
export async function startCluster(report: (line: string) => void): Promise<Cluster> {
  const user = clusterUser()
  const folder = await mkdtemp(path.join(await throwAwayFolder(ROOM), 'portaria-cluster-'))
  await chown(folder, user.uid, user.gid)
  const [etcdPort = 0, peerPort = 0, port = 0, ...memberPorts] = await freePorts(3 + 6)
  const secret = () => randomBytes(18).toString('hex')
  const passwords = {
    api: secret(),
    superuser: secret(),
    replication: secret(),
    rewind: secret(),
  }
  const login = secret()
  const started: Pick<ClusterProcess, 'stop' | 'log'>[] = []
  const stop = async () => {
    const [etcd, ...others] = started.splice(0)
    await Promise.all(others.map((one) => one.stop()))
    // Patroni gives up its place there when it stops.
    await etcd?.stop()
    await rm(folder, { recursive: true, force: true })
  }

  async function startProgram(
    name: 'etcd' | 'haproxy',
    template: 'etcd.conf.yml' | 'haproxy.cfg',
    args: (settings: string) => string[],
    values: Readonly<Record<string, string | number>>,
  ): Promise<void> {
    const settings = path.join(folder, template)
    await writeFilled(settings, { template, values }, user)
    const one = clusterProcess(user, {
      name,
      program: programs[name],
      args: args(settings),
      folder,
    })
    started.push(one)
    await one.start()
  }

  const members: ClusterMember[] = []

  async function state(): Promise<MemberState[]> {
    const asked = members.map(({ api }) =>
      fetch(`${api}/cluster`, { signal: AbortSignal.timeout(2_000) }).then(async (answer) =>
        stateOf.parse(await answer.json()),
      ),
    )
    return Promise.any(asked).then(
      (found) => found.members,
      () => [],
    )
  }

  /** The ends of all logs. */
  async function lastLines(): Promise<string> {
    const logs = await Promise.all(started.map(({ log }) => readFile(log, 'utf8')))
    return logs.map((log, nth) => `${started[nth]?.log}:\n${log.slice(-LOG_END)}`).join('\n')
  }

  /** Whether both standbys follow: what Patroni says of a member that was away may be of before. */
  async function isFollowed({ port: own }: ClusterMember): Promise<boolean> {
    const client = new pg.Client({
      connectionString: `postgres://postgres:${passwords.superuser}@${HOST}:${own}/postgres`,
      connectionTimeoutMillis: 2_000,
      query_timeout: 2_000,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const following = `SELECT FROM pg_stat_replication WHERE state = 'streaming'`
      return (await client.query(following)).rowCount === NAMES.length - 1
    } catch {
      return false
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  async function whole(): Promise<ClusterMember> {
    const begun = performance.now()
    for (;;) {
      const known = await state()
      const roles = known.map(({ role }) => role)
      const allRun = known.every(({ state: its }) => its === 'running' || its === 'streaming')
      const primary = members.find(
        ({ name }) => known.find((one) => one.name === name)?.role === 'leader',
      )
      const isWhole = known.length === NAMES.length && allRun && roles.includes('sync_standby')
      if (primary && isWhole && (await isFollowed(primary))) return primary
      if (performance.now() - begun > WHOLE_MS)
        throw new Error(`the cluster is not whole: ${JSON.stringify(known)}\n${await lastLines()}`)
      await sleep(200)
    }
  }

  async function switchOver(): Promise<void> {
    const known = await state()
    const [leader, candidate] = ['leader', 'sync_standby'].map(
      (role) => known.find((one) => one.role === role)?.name,
    )
    const api = members.find(({ name }) => name === leader)?.api
    const answer = await fetch(`${api}/switchover`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`operator:${passwords.api}`).toString('base64')}`,
      },
      body: JSON.stringify({ leader, candidate }),
    })
    if (!answer.ok) throw new Error(`Patroni refused: ${await answer.text()}`)
  }

  try {
    const address = `http://${HOST}:${peerPort}`
    await startProgram('etcd', 'etcd.conf.yml', (file) => ['--config-file', file], {
      NAME: 'etcd',
      DATA_FOLDER: path.join(folder, 'etcd'),
      HOST,
      CLIENT_PORT: etcdPort,
      PEER_PORT: peerPort,
      MEMBERS: `etcd=${address}`,
    })
    for (const [nth, name] of NAMES.entries()) {
      const member = await clusterMember({
        name,
        folder,
        user,
        port: memberPorts[nth * 2] ?? 0,
        apiPort: memberPorts[nth * 2 + 1] ?? 0,
        etcd: `${HOST}:${etcdPort}`,
        passwords,
      })
      members.push(member)
      started.push(member)
      await member.start()
    }
    const places = members.flatMap(({ name, port: own, api }, nth): [string, string][] => [
      [`NAME_${nth + 1}`, name],
      [`MEMBER_${nth + 1}`, `${HOST}:${own}`],
      [`API_PORT_${nth + 1}`, new URL(api).port],
    ])
    await startProgram('haproxy', 'haproxy.cfg', (file) => ['-db', '-f', file], {
      HOST,
      PORT: port,
      ...Object.fromEntries(places),
    })
    report(`the cluster starts in ${folder}`)
    await whole()
    const adminUrl = `postgres://postgres:${passwords.superuser}@${HOST}:${port}/portaria`
    await makeDatabase(adminUrl, login)
    return {
      url: `postgres://portaria:${login}@${HOST}:${port}/portaria`,
      adminUrl,
      members,
      folder,
      state,
      whole,
      switchOver,
      stop,
    }
  } catch (error) {
    const logs = await lastLines()
    await stop()
    throw new Error(logs, { cause: error })
  }
}

/** Makes the database and the login of the servers, as `docs/operating.md` says. */
async function makeDatabase(adminUrl: string, password: string): Promise<void> {
  const maintenance = new URL(adminUrl)
  maintenance.pathname = '/postgres'
  await onServerOnce(
    maintenance.href,
    `CREATE ROLE portaria LOGIN CREATEROLE PASSWORD '${password}'`,
  )
  await onServerOnce(maintenance.href, 'CREATE DATABASE portaria OWNER portaria')
}

/** Finds free ports of the loopback, all of them different. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, HOST))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => {
    const address = server.address()
    return address !== null && typeof address === 'object' ? address.port : 0
  })
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}
