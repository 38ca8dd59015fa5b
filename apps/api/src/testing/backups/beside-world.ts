import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { systemActor } from '@portaria/contract/actors/actor'
import { newId } from '@portaria/contract/value-types/uuid'
import { inject } from 'vitest'
import { companyCopies, sealedValuesOf } from '../../modules.ts'
import { compareRows } from '../../platform/backups/compare-backup.ts'
import { folderPlace } from '../../platform/backups/folder-place.ts'
import { makeBackup } from '../../platform/backups/make-backup.ts'
import { asOwner } from '../../platform/backups/one-company/as-owner.ts'
import { type BringOptions, bringBeside } from '../../platform/backups/one-company/bring-beside.ts'
import { readCarriedTables } from '../../platform/backups/one-company/carried-tables.ts'
import { leftTables } from '../../platform/backups/one-company/company-copy.ts'
import type { Decisions } from '../../platform/backups/one-company/decisions.ts'
import { readContents, restoreRows } from '../../platform/backups/restore-backup.ts'
import { newBackupKey } from '../../platform/backups/sealed-stream.ts'
import { appDatabase } from '../../platform/database/app-database.ts'
import { openPool } from '../../platform/database/database-pool.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { withClient } from '../../platform/database/one-connection.ts'
import {
  databaseName,
  databaseRoles,
  roleName,
  roleUrl,
} from '../../platform/database/role-credentials.ts'
import { diskFileStore } from '../../platform/files/disk-file-store.ts'
import { onServer, onServerOnce, testSecret as secret } from '../database-server.ts'
import { dropWholeDatabase, makeDatabase } from '../schema/whole-database.ts'
import { fillCompany } from './filled-company.ts'

export const CNPJ = '10842736000160'
export const OTHER_CNPJ = '22619584000110'

/**
 * Members of the company as it was; `holder` has the e-mail of `moved` today. The accounts of
 * `dismissed`, `suspended` and `past` are there, and their roles are over.
 */
export const people = {
  stays: { user: newId(), membership: newId(), email: 'fica@example.com' },
  left: { user: newId(), membership: newId(), email: 'saiu@example.com' },
  moved: { user: newId(), membership: newId(), email: 'mudou@example.com' },
  dismissed: { user: newId(), membership: newId(), email: 'demitida@example.com' },
  suspended: { user: newId(), membership: newId(), email: 'suspensa@example.com' },
  past: { user: newId(), membership: newId(), email: 'passada@example.com' },
  neighbour: { user: newId(), membership: newId(), email: 'vizinho@example.com' },
}
export const holder = newId()
export const [bosque, acacias] = [newId(), newId()]

export const answering: Decisions = {
  cnpj: async () => null,
  give: async ({ role }) => role === 'funcionario',
}

/** The content of each file of the company. */
export const PICTURE = Buffer.from('a picture')

const addFile = (url: string, id: string) =>
  onServer(
    url,
    `SELECT set_config('app.tenant_id', '${bosque}', false);
     INSERT INTO files (tenant_id, id, media_type, bytes, sha256)
       VALUES ('${bosque}', '${id}', 'image/webp', 9, sha256('a picture'))`,
  )

const quiet = () => undefined
const signal = new AbortController().signal

export type BesideWorld = Awaited<ReturnType<typeof openBesideWorld>>

/**
 * A database of two companies, of a login without a superuser's rights, with a backup of before a tower was
 * removed and two accounts ended; and the company of then by itself.
 */
export async function openBesideWorld() {
  const server = inject('databaseServerUrl')
  const login = `beside_${process.pid}`
  const folder = await mkdtemp(path.join(tmpdir(), 'portaria-beside-'))
  const place = folderPlace(path.join(folder, 'place'))
  const key = await newBackupKey()
  const keys = { place, identities: [key.identity] }
  const files = diskFileStore(folder)
  const urlOf = (changes: Partial<Pick<URL, 'username' | 'password'>>) =>
    Object.assign(new URL(server), { pathname: `/${login}`, ...changes }).href
  const source = urlOf({ username: login, password: login })
  const behind = urlOf({})

  const backUp = () =>
    makeBackup({
      url: source,
      secret,
      release: '1.2.3',
      place,
      recipients: [key.recipient],
      files,
      report: quiet,
      signal,
    })

  /** Makes the company of a backup by itself. */
  async function makeWork(backupId: string): Promise<string> {
    const url = await makeDatabase(server, `${login}_work`)
    const only = { isReal: false, only: bosque }
    await restoreRows(backupId, { ...keys, ...only, url, secret, report: quiet })
    await migrate({ url, secret })
    const pool = openPool(roleUrl(url, databaseName(url), 'app', secret), { connections: 1 })
    const database = appDatabase(pool, quiet)
    await database.inTenant(systemActor('test', bosque), async (context) => {
      for (const { prepare } of companyCopies) await prepare?.(context)
    })
    await pool.close()
    return url
  }

  await onServer(server, `CREATE ROLE ${login} LOGIN CREATEROLE PASSWORD '${login}'`)
  await onServerOnce(server, `CREATE DATABASE ${login} OWNER ${login}`)
  await migrate({ url: source, secret })
  for (const [name, { user, email }] of Object.entries(people)) {
    await onServer(
      behind,
      `INSERT INTO users (id, name, email) VALUES ('${user}', '${name}', '${email}')`,
    )
  }
  const fill = (tenant: string, name: string, cnpj: string, member: typeof people.stays) =>
    fillCompany(behind, { tenant, name, cnpj, secret, member })
  const living = await fill(bosque, 'Residencial Bosque', CNPJ, people.stays)
  await fill(acacias, 'Condomínio Acácias', OTHER_CNPJ, people.neighbour)
  const roles = [
    [people.left, 'funcionario'],
    [people.moved, 'funcionario'],
    [{ ...people.moved, membership: newId() }, 'sindico'],
    [people.dismissed, 'sindico'],
    [people.suspended, 'sindico'],
    [people.past, 'sindico'],
  ] as const
  for (const [{ user, membership }, role] of roles) {
    await onServer(
      behind,
      `INSERT INTO memberships (id, user_id, tenant_id, role)
       VALUES ('${membership}', '${user}', '${bosque}', '${role}')`,
    )
  }
  const fileIds = [living.file, ...Array.from({ length: 4 }, newId)]
  for (const [nth, file] of fileIds.entries()) {
    if (nth > 0) await addFile(behind, file)
    await files.put(bosque, file, PICTURE)
  }
  const { id: backupId } = await backUp()

  /** Reads rows of a company behind the policies. */
  const rowsOf = <Row extends object = { id: string }>(tenantId: string, statement: string) =>
    onServer<Row>(behind, `SELECT set_config('app.tenant_id', '${tenantId}', false); ${statement}`)

  // What happened since.
  await rowsOf(
    bosque,
    `UPDATE towers SET deleted_at = now() WHERE id = '${living.tower}';
     UPDATE users SET deleted_at = now() WHERE id IN ('${people.left.user}', '${people.moved.user}');
     UPDATE memberships SET deleted_at = now() WHERE id = '${people.dismissed.membership}';
     UPDATE memberships SET status = 'INATIVO' WHERE id = '${people.suspended.membership}';
     UPDATE memberships SET ends_on = current_date - 2 WHERE id = '${people.past.membership}';
     INSERT INTO users (id, name, email) VALUES ('${holder}', 'Outra pessoa', '${people.moved.email}')`,
  )
  const work = await makeWork(backupId)
  const before = await readContents((await backUp()).id, keys)

  return {
    backupId,
    living,
    files,
    fileIds,
    source,
    behind,
    rowsOf,

    bring: (changes: Partial<BringOptions> = {}) =>
      bringBeside({
        ...keys,
        work,
        target: source,
        tenantId: bosque,
        name: 'Bosque de ontem',
        backupId,
        copies: companyCopies,
        values: sealedValuesOf({ secret, publicUrl: 'https://portaria.example' }),
        decisions: answering,
        files,
        report: quiet,
        signal,
        ...changes,
      }),

    /** The number of companies. */
    async companies(): Promise<number | undefined> {
      const [found] = await onServer<{ count: number }>(
        behind,
        'SELECT count(*)::int AS count FROM tenants',
      )
      return found?.count
    },

    /** Parts and tables whose rows are others than before. */
    changedParts: async () =>
      (await compareRows(source, before)).map(({ part, table }) => `${part} ${table}`),

    /** Tables of which a row of a company is not that of the living one under another id. */
    async differentTables(tenantId: string): Promise<string[]> {
      const tables = await asOwner({ url: source }, (client) =>
        readCarriedTables(client, leftTables(companyCopies)),
      )
      return withClient(behind, async (client) => {
        const textOf = async (of: string, { name, columns }: (typeof tables)[number]) => {
          await client.query(`SELECT set_config('app.tenant_id', $1, false)`, [of])
          const { rows } = await client.query<{ row: string }>(
            `SELECT (ROW (${columns.join()}))::text AS row FROM ${name} WHERE tenant_id = $1`,
            [of],
          )
          return rows.map(({ row }) => row.replaceAll(of, 'company')).toSorted()
        }
        const different: string[] = []
        for (const table of tables.filter(({ isOfTenants }) => isOfTenants)) {
          const [then, now] = [await textOf(bosque, table), await textOf(tenantId, table)]
          if (JSON.stringify(then) !== JSON.stringify(now)) different.push(table.name)
        }
        return different
      })
    },

    async close(): Promise<void> {
      await dropWholeDatabase(server, `${login}_work`)
      await onServerOnce(server, `DROP DATABASE ${login} WITH (FORCE)`)
      for (const role of databaseRoles) await onServer(server, `DROP ROLE ${roleName(login, role)}`)
      await onServer(server, `DROP ROLE ${login}`)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
