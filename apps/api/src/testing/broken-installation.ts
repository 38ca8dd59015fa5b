import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyServerOptions } from 'fastify'
import { inject } from 'vitest'
import { type BackupSummary, FORMAT } from '../platform/backups/backup-contents.ts'
import { putWhole } from '../platform/backups/backup-place.ts'
import { folderPlace } from '../platform/backups/folder-place.ts'
import { newBackupId, objectOf, SUMMARY } from '../platform/backups/object-names.ts'
import { migrate } from '../platform/database/migrate.ts'
import { databaseRoles, roleName } from '../platform/database/role-credentials.ts'
import type { Machine } from '../platform/doctor/check.ts'
import { seenByServer } from '../platform/doctor/seen-caller.ts'
import { secretMark } from '../platform/secrets/secret-mark.ts'
import { onServer, onServerOnce, testSecret } from './database-server.ts'

const GB = 1_000_000_000

/** A machine on which nothing is wrong. */
export const healthyMachine: Machine = {
  node: '26.10.0',
  processors: 4,
  now: Date.now,
  temporary: '/tmp',
  disk: () => Promise.resolve({ free: 80 * GB, total: 100 * GB, freeFiles: 900, files: 1_000 }),
  resolve: () => Promise.resolve([{ address: '203.0.113.5', family: 4 }]),
}

/** A migrated database of its own, by a login that may create roles and no more. */
export async function openInstallation() {
  const server = inject('databaseServerUrl')
  // The prefix is at the front: roles whose names begin with the template's name would count as the
  // template's own.
  const name = `doctor_${inject('templateDatabase')}`
  await onServer(server, `CREATE ROLE ${name} LOGIN CREATEROLE PASSWORD '${name}'`)
  await onServerOnce(server, `CREATE DATABASE ${name} OWNER ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const adminUrl = url.href
  url.username = name
  url.password = name
  await migrate({ url: url.href, secret: testSecret })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portaria-doctor-'))
  const backups = path.join(dataDir, 'backups')
  await addBackup(backups)
  const foreignBackups = path.join(dataDir, 'foreign-backups')
  await addBackup(foreignBackups, '2020-01-02T03:04:05.000Z')
  return {
    name,
    url: url.href,
    adminUrl,
    dataDir,
    /** A place with a backup of this hour. */
    backups,
    /** One with a backup of another installation. */
    foreignBackups,
    /** Runs a statement as a superuser. */
    run: (statement: string) => onServer(adminUrl, statement),
    async close() {
      await rm(dataDir, { recursive: true })
      await onServerOnce(server, `DROP DATABASE ${name} WITH (FORCE)`)
      for (const role of databaseRoles) await onServer(server, `DROP ROLE ${roleName(name, role)}`)
      await onServer(server, `DROP ROLE ${name}`)
    },
  }
}

/** Writes what a backup of now says of itself; it holds nothing. */
async function addBackup(folder: string, installed?: string): Promise<void> {
  const now = new Date()
  const id = newBackupId(now, 'abcdef')
  const summary: BackupSummary = {
    format: FORMAT,
    id,
    takenAt: now.toISOString(),
    finishedAt: now.toISOString(),
    release: '1.0.0',
    migration: '0001.sql',
    postgres: '18.0',
    secret: secretMark(testSecret),
    tenants: 1,
    rows: 1,
    bytes: 1,
    files: { held: 0, copied: 0, lost: 0 },
    ...(installed !== undefined && { installed }),
  }
  const text = Buffer.from(JSON.stringify(summary))
  await putWhole(folderPlace(folder), objectOf(id, SUMMARY), text)
}

export type Installed = Awaited<ReturnType<typeof openInstallation>>

/** The address of another database of the same server. */
export const besides = ({ url, name }: Installed, suffix: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}_${suffix}` }).href

/** A server that only tells how it sees its callers. */
export async function seeingServer(
  trustProxy: NonNullable<FastifyServerOptions['trustProxy']>,
  secret = testSecret,
) {
  const app = Fastify({ trustProxy })
  app.get('/healthz', (request) => ({ status: 'ok', seen: seenByServer(request, secret) }))
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() }
}

/** A proxy that sets `X-Forwarded-For` to what `named` returns, or leaves it out for null. */
export async function namingProxy(target: string, named: (given: string) => string | null) {
  const app = Fastify()
  app.get('/healthz', async (request) => {
    const { 'x-forwarded-for': given, ...headers } = request.headers
    const name = named(String(given ?? ''))
    const answer = await fetch(`${target}/healthz`, {
      headers: {
        'x-portaria-doctor': String(headers['x-portaria-doctor'] ?? ''),
        ...(name !== null && { 'x-forwarded-for': name }),
      },
    })
    return answer.json()
  })
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() }
}

/** A mail server that gives each line this answer, by its first word; 250 for all others. */
export async function mailServer(answers: Record<string, string> = {}) {
  const talk = (socket: Socket) => {
    socket.on('error', () => undefined)
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const [word = ''] = chunk.toString().trim().split(' ')
      socket.write(`${answers[word] ?? '250 ok'}\r\n`)
    })
  }
  const server = createServer(talk).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { at: `127.0.0.1:${port}`, close: () => server.close() }
}
