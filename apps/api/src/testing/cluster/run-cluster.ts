// Starts a cluster of three PostgreSQL and three servers on it, on the loopback, until Ctrl+C. Called
// by `npm run cluster`.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serversOn } from '../fleet/server-fleet.ts'
import { startCluster } from './cluster.ts'
import { installPackages, missingPackages } from './cluster-packages.ts'

const SERVERS = 3

const say = (line: string) => process.stdout.write(`${line}\n`)

const ended = Promise.withResolvers<void>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => ended.resolve())

installPackages(missingPackages())
const folder = await mkdtemp(path.join(tmpdir(), 'portaria-servers-'))
const cluster = await startCluster(say)
const fleet = await serversOn(cluster.url, { count: SERVERS, folder })
try {
  say('The servers start, and load the demonstration (about half a minute) …')
  await Promise.race([fleet.start(), ended.promise])
  for (const { url, log } of fleet.servers) say(`server: ${url} (log: ${log})`)
  say(`database, by HAProxy: ${cluster.url}`)
  say(`database, as superuser: ${cluster.adminUrl}`)
  for (const { name, port, api, log } of cluster.members)
    say(`member ${name}: PostgreSQL at port ${port}, Patroni at ${api}/cluster (log: ${log})`)
  say(`settings and data: ${cluster.folder}`)
  say(`change the primary: patronictl -c ${cluster.folder}/a/patroni.yml switchover`)
  say('Ctrl+C ends all and removes it.')
  await ended.promise
} finally {
  say('Stopping …')
  await fleet.stop()
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
}
