import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { fillCompanies, TENANTS, writeIn } from '../../testing/backups/filled-companies.ts'
import { testSecret } from '../../testing/database-server.ts'
import { dropWholeDatabase, makeDatabase } from '../../testing/schema/whole-database.ts'
import { openPool } from '../database/database-pool.ts'
import { migrate } from '../database/migrate.ts'
import { databaseName, roleUrl } from '../database/role-credentials.ts'
import { systemDatabase } from '../database/system-database.ts'
import { diskFileStore } from '../files/disk-file-store.ts'
import { allNames, type BackupPlace } from './backup-place.ts'
import { folderPlace } from './folder-place.ts'
import { makeBackup } from './make-backup.ts'
import { ownPlaceCheck } from './own-place.ts'
import { restoreRows } from './restore-backup.ts'
import { type BackupKey, newBackupKey } from './sealed-stream.ts'

let key: BackupKey
let folder: string
const secret = testSecret
const quiet = () => undefined
const made: string[] = []
const pools: { close(): Promise<void> }[] = []

async function newDatabase(): Promise<string> {
  const name = `place_${process.pid}_${made.length}`
  made.push(name)
  return makeDatabase(inject('databaseServerUrl'), name)
}

async function filled(): Promise<string> {
  const url = await newDatabase()
  await migrate({ url, secret })
  await fillCompanies(url, diskFileStore(folder))
  return url
}

const backUp = (url: string, place: BackupPlace, signal = new AbortController().signal) =>
  makeBackup({
    url,
    secret,
    release: '1.2.3',
    place,
    recipients: [key.recipient],
    files: diskFileStore(folder),
    report: quiet,
    signal,
  })

beforeAll(async () => {
  key = await newBackupKey()
  folder = await mkdtemp(path.join(tmpdir(), 'portaria-place-'))
})
afterAll(async () => {
  for (const pool of pools) await pool.close()
  for (const name of made) await dropWholeDatabase(inject('databaseServerUrl'), name)
  await rm(folder, { recursive: true, force: true })
})

it('a place takes backups of one installation, also after it was restored', async () => {
  const place = folderPlace(path.join(folder, 'shared'))
  const first = await backUp(await filled(), place)
  const before = await allNames(place, '')
  const other = await newDatabase()
  await migrate({ url: other, secret })
  await expect(backUp(other, place)).rejects.toThrow('has backups of another installation')
  expect(await allNames(place, '')).toEqual(before)
  const again = await newDatabase()
  const keys = { place, identities: [key.identity] }
  await restoreRows(first.id, { ...keys, url: again, secret, report: quiet, isReal: false })
  expect((await backUp(again, place)).installed).toBe(first.installed)
})

it('a server asks whose the place is until it was its own, before its first list of what ended', async () => {
  const [own, other] = [await filled(), await newDatabase()]
  await migrate({ url: other, secret })
  const place = folderPlace(path.join(folder, 'listed'))
  await backUp(own, place)
  const checkOf = (url: string) => {
    const pool = openPool(roleUrl(url, databaseName(url), 'system', secret), { connections: 1 })
    pools.push(pool)
    return ownPlaceCheck(systemDatabase(pool), place)
  }
  await expect(checkOf(other)()).rejects.toThrow('has backups of another installation')
  const check = checkOf(own)
  await check()
  await rm(path.join(folder, 'listed'), { recursive: true })
  await check()
})

it('a backup is stopped in the midst of a company', async () => {
  const url = await filled()
  const [company] = TENANTS
  await writeIn(
    url,
    company,
    `INSERT INTO reader_changes (tenant_id, subject)
     SELECT '${company}', gen_random_uuid() FROM generate_series(1, 300000)`,
  )
  const stop = new AbortController()
  const own = folderPlace(path.join(folder, 'stopped'))
  const stopping: BackupPlace = {
    ...own,
    put(name, content) {
      if (name.includes(company)) setImmediate(() => stop.abort(new Error('stopped')))
      return own.put(name, content)
    },
  }
  await expect(backUp(url, stopping, stop.signal)).rejects.toThrow('stopped')
  const names = await allNames(own, '')
  expect(names.filter((name) => name.includes(company))).toEqual([])
})
