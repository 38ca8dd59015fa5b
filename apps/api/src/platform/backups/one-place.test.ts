import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillCompanies, TENANTS, writeIn } from '../../testing/backups/filled-companies.ts'
import { type TriedBackups, triedBackups } from '../../testing/backups/tried-backups.ts'
import { testSecret } from '../../testing/database-server.ts'
import { openPool } from '../database/database-pool.ts'
import { migrate } from '../database/migrate.ts'
import { databaseName, roleUrl } from '../database/role-credentials.ts'
import { systemDatabase } from '../database/system-database.ts'
import { allNames, type BackupPlace } from './backup-place.ts'
import { folderPlace } from './folder-place.ts'
import { ownPlaceCheck } from './own-place.ts'

const secret = testSecret
const pools: { close(): Promise<void> }[] = []
let tried: TriedBackups

const placeIn = (name: string) => folderPlace(path.join(tried.folder, name))

async function filled(): Promise<string> {
  const url = await tried.newDatabase()
  await migrate({ url, secret })
  await fillCompanies(url, tried.files)
  return url
}

beforeAll(async () => {
  tried = await triedBackups('place')
})
afterAll(async () => {
  for (const pool of pools) await pool.close()
  await tried.close()
})

it('a place takes backups of one installation, also after it was restored', async () => {
  const place = placeIn('shared')
  const first = await tried.backUp(await filled(), place)
  const before = await allNames(place, '')
  const other = await tried.newDatabase()
  await migrate({ url: other, secret })
  await expect(tried.backUp(other, place)).rejects.toThrow('has backups of another installation')
  expect(await allNames(place, '')).toEqual(before)
  const again = await tried.newDatabase()
  await tried.restore(first.id, { url: again, place })
  expect((await tried.backUp(again, place)).installed).toBe(first.installed)
})

it('a server asks whose the place is until it was its own, before its first list of what ended', async () => {
  const [own, other] = [await filled(), await tried.newDatabase()]
  await migrate({ url: other, secret })
  const place = placeIn('listed')
  await tried.backUp(own, place)
  let asked = 0
  const counted: BackupPlace = {
    ...place,
    list(prefix) {
      asked += 1
      return place.list(prefix)
    },
  }
  const checkOf = (url: string) => {
    const pool = openPool(roleUrl(url, databaseName(url), 'system', secret), { connections: 1 })
    pools.push(pool)
    return ownPlaceCheck(systemDatabase(pool), counted)
  }
  const foreign = checkOf(other)
  await expect(foreign()).rejects.toThrow('has backups of another installation')
  await expect(foreign()).rejects.toThrow('has backups of another installation')
  const check = checkOf(own)
  asked = 0
  await check()
  await check()
  expect(asked).toBe(1)
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
  const own = placeIn('stopped')
  const stopping: BackupPlace = {
    ...own,
    put(name, content) {
      if (name.includes(company)) setImmediate(() => stop.abort(new Error('stopped')))
      return own.put(name, content)
    },
  }
  await expect(tried.backUp(url, stopping, stop.signal)).rejects.toThrow('stopped')
  const names = await allNames(own, '')
  expect(names.filter((name) => name.includes(company))).toEqual([])
})
