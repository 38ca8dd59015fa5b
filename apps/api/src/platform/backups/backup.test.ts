import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  fillCompanies,
  ODD,
  PERSON,
  TENANTS,
  writeIn,
} from '../../testing/backups/filled-companies.ts'
import { type TriedBackups, triedBackups } from '../../testing/backups/tried-backups.ts'
import { onServer, testSecret } from '../../testing/database-server.ts'
import { hasOldest, startOldest, type ThrowAwayServer } from '../../testing/schema/oldest-server.ts'
import { makeDatabase, readWholeDatabase } from '../../testing/schema/whole-database.ts'
import { openPool } from '../database/database-pool.ts'
import { migrate } from '../database/migrate.ts'
import { withClient } from '../database/one-connection.ts'
import { type DatabaseRole, databaseName, roleUrl } from '../database/role-credentials.ts'
import { systemDatabase } from '../database/system-database.ts'
import { diskFileStore } from '../files/disk-file-store.ts'
import type { BackupSummary } from './backup-contents.ts'
import type { BackupPlace } from './backup-place.ts'
import { chooseBackup } from './choose-backup.ts'
import { compareRows } from './compare-backup.ts'
import { copyFilesIn } from './file-copies.ts'
import { folderPlace } from './folder-place.ts'
import { readContents } from './restore-backup.ts'
import { newBackupKey } from './sealed-stream.ts'
import { finishRestore, refuseUnfinishedRestore } from './unfinished-restore.ts'

let tried: TriedBackups
let place: BackupPlace
const secret = testSecret

const keys = () => tried.keys(place)

const restore = (id: string, url: string, identity?: string) =>
  tried.restore(id, { url, place, identity })

/** Reads as one of the roles, in the scope of a company. */
async function readAs(url: string, role: DatabaseRole, tenantId: string, statement: string) {
  return withClient(roleUrl(url, databaseName(url), role, secret), async (client) => {
    await client.query(`SELECT set_config('app.tenant_id', $1, false)`, [tenantId])
    return (await client.query<{ code: string }>(statement)).rows
  })
}

const isOfNoRole = (line: string) =>
  !/^row: public\.secret_keys .*"purpose": "database role /.test(line)

describe('a backup', () => {
  let source: string
  let summary: BackupSummary
  beforeAll(async () => {
    tried = await triedBackups('backup')
    place = folderPlace(path.join(tried.folder, 'place'))
    source = await tried.newDatabase()
    await migrate({ url: source, secret })
    await fillCompanies(source, tried.files)
    summary = await tried.backUp(source, place)
  })
  afterAll(() => tried.close())

  describe.each([
    { where: 'the server of all tests', isOldest: false },
    ...(hasOldest && process.env['PORTARIA_TEST_ALL'] === '1'
      ? [{ where: 'PostgreSQL 15', isOldest: true }]
      : []),
  ])('restored on $where under another name', ({ isOldest }) => {
    let oldest: ThrowAwayServer | null = null
    let target: string
    beforeAll(async () => {
      oldest = isOldest ? await startOldest() : null
      target = oldest
        ? await makeDatabase(oldest.url, `restored_${process.pid}`)
        : await tried.newDatabase()
      await restore(summary.id, target)
    })
    afterAll(async () => oldest?.stop())

    it('is at the newest schema, with the same rows and rights', async () => {
      const { id } = await chooseBackup(place, { id: undefined, secret })
      const contents = await readContents(id, keys())
      expect(await compareRows(target, contents)).toEqual([])
      const reported: string[] = []
      await migrate({ url: target, secret, report: (line) => reported.push(line) })
      expect(reported).toEqual([])
      if (isOldest) return
      const [found, wanted] = await Promise.all(
        // Roles of another name have keys of their own.
        [source, target].map(async (url) => (await readWholeDatabase(url)).filter(isOfNoRole)),
      )
      expect(found?.length).toBeGreaterThan(5_000)
      expect(new Set(found).symmetricDifference(new Set(wanted))).toEqual(new Set())
    })

    it('has the rows of every company, and says which it has not', async () => {
      const { id } = await chooseBackup(place, { id: undefined, secret })
      const contents = await readContents(id, keys())
      expect(contents.parts.map(({ name }) => name)).toEqual(expect.arrayContaining([...TENANTS]))
      await writeIn(
        target,
        TENANTS[0],
        `UPDATE towers SET floors = 9 WHERE tenant_id = '${TENANTS[0]}'`,
      )
      const different = await compareRows(target, contents)
      expect(different.map(({ part, table }) => `${part} ${table}`)).toContain(
        `${TENANTS[0]} towers`,
      )
      expect(different.map(({ part }) => part)).not.toContain(TENANTS[1])
    })

    it('keeps each company to itself, and the words of its rows', async () => {
      const names = await readAs(target, 'app', TENANTS[0], 'SELECT code FROM towers')
      expect(names.map(({ code }) => code).toSorted()).toEqual(ODD.toSorted())
    })

    it('has the picture of a person, which is of no company', async () => {
      const [found] = await writeIn(
        target,
        PERSON.id,
        `SELECT f.id FROM files f JOIN users u ON u.id = f.tenant_id AND u.photo_file_id = f.id`,
      )
      expect(found?.id).toBe(PERSON.photo)
    })

    it('goes on counting, and has the jobs that waited', async () => {
      const [next] = await writeIn(
        target,
        TENANTS[0],
        `INSERT INTO reader_changes (tenant_id, subject) VALUES ('${TENANTS[0]}', 'y') RETURNING id`,
      )
      expect(Number(next?.id)).toBe(12)
      expect(
        await onServer(
          target,
          `SELECT task_identifier, key, run_at::date::text, queue_name FROM graphile_worker.jobs`,
        ),
      ).toEqual([{ task_identifier: 'later', key: 'k', run_at: '2090-01-01', queue_name: 'q' }])
    })
  })

  it('is of one moment, whatever is changed while it is made', async () => {
    let added = 0
    const busy: BackupPlace = {
      ...place,
      async put(name, content) {
        const of = TENANTS.find((tenant) => name.includes(tenant))
        if (of === TENANTS.toSorted()[0]) {
          added += 1
          for (const tenant of TENANTS) {
            await writeIn(
              source,
              tenant,
              `INSERT INTO towers (tenant_id, id, name)
               VALUES ('${tenant}', gen_random_uuid(), 'late')`,
            )
          }
        }
        return place.put(name, content)
      },
    }
    const { id } = await tried.backUp(source, busy)
    expect(added).toBe(1)
    const { parts } = await readContents(id, keys())
    const towers = parts.flatMap(({ tables }) => tables.filter(({ table }) => table === 'towers'))
    expect(towers.map(({ rows }) => rows)).toEqual([ODD.length, ODD.length])
  })

  it('holds no word that can be read without its key', async () => {
    const names = await readdir(tried.folder, { recursive: true, withFileTypes: true })
    const stored = names.filter((entry) => entry.isFile())
    expect(stored.length).toBeGreaterThan(5)
    for (const { parentPath, name } of stored) {
      const bytes = await readFile(path.join(parentPath, name))
      expect(bytes.includes('Company 0')).toBe(false)
    }
    const other = await newBackupKey()
    await expect(restore(summary.id, await tried.newDatabase(), other.identity)).rejects.toThrow(
      'BACKUP_IDENTITY is not the key of this backup.',
    )
  })

  it('is refused into a database with tables, and by a server with another secret', async () => {
    await expect(restore(summary.id, source)).rejects.toThrow('has tables already')
    await expect(
      chooseBackup(place, { id: summary.id, secret: 'another secret of at least 32 letters' }),
    ).rejects.toThrow(`of the mark ${summary.secret}`)
    expect(summary.secret).not.toContain(secret)
  })

  it('is not served before what ended since was ended again', async () => {
    const url = await tried.newDatabase()
    await tried.restore(summary.id, { url, place, isReal: true })
    await migrate({ url, secret })
    await expect(refuseUnfinishedRestore({ url, secret })).rejects.toThrow('did not finish')
    const pool = openPool(roleUrl(url, databaseName(url), 'system', secret), { connections: 1 })
    await finishRestore(systemDatabase(pool))
    await pool.close()
    await refuseUnfinishedRestore({ url, secret })
    const [row] = await onServer<{ origin: string }>(url, 'SELECT origin FROM ended_lists')
    expect(row?.origin).toMatch(/^[0-9a-f]{6}$/)
  })

  it('that was changed makes nothing at all', async () => {
    const { id } = await tried.backUp(source, place)
    const object = path.join(tried.folder, 'place', 'backups', id, 'rows', `${TENANTS[1]}.zst.age`)
    const bytes = await readFile(object)
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1
    await writeFile(object, bytes)
    const target = await tried.newDatabase()
    await expect(restore(id, target)).rejects.toThrow('invalid tag')
    expect(await onServer(target, `SELECT FROM pg_tables WHERE schemaname = 'public'`)).toEqual([])
    await writeFile(object, (await readFile(object)).subarray(0, -8))
    await expect(restore(id, target)).rejects.toThrow('invalid tag')
  })

  it('brings files back, and counts those that are lost', async () => {
    const [tenant] = TENANTS
    const [kept, lost] = [newId(), newId()]
    const bytes = Buffer.from('a picture')
    for (const id of [kept, lost]) {
      await tried.files.put(tenant, id, bytes)
      await writeIn(
        source,
        tenant,
        `INSERT INTO files (tenant_id, id, media_type, bytes, sha256)
         VALUES ('${tenant}', '${id}', 'image/webp', ${bytes.length}, sha256('a picture'))`,
      )
    }
    await tried.files.remove(tenant, lost)
    const first = await tried.backUp(source, place)
    expect(first.files).toEqual({ held: 2, copied: 1, lost: 1 })
    expect((await tried.backUp(source, place)).files).toEqual({ held: 2, copied: 0, lost: 1 })
    const into = diskFileStore(path.join(tried.folder, 'restored'))
    const signal = new AbortController().signal
    const target = await tried.newDatabase()
    await restore(first.id, target)
    const counts = await withClient(target, (client) =>
      copyFilesIn(client, { ...keys(), files: into, signal }),
    )
    expect(counts).toEqual({ held: 2, copied: 2, lost: 1 })
    expect(await into.get(tenant, kept)).toEqual(bytes)
    expect(await into.get(PERSON.id, PERSON.photo)).toEqual(PERSON.bytes)
  })
})
