import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileStoreInMemory } from '../../testing/file-store-in-memory.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweepStoredFiles } from './stored-file-sweep.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const bytes = Buffer.from('a picture')

/** Stores a file that is some hours old, and its row if it has one. */
async function stored(
  store: ReturnType<typeof fileStoreInMemory>,
  tenantId: string,
  { hours, hasRow }: { hours: number; hasRow: boolean },
): Promise<string> {
  const id = newId()
  await store.put(tenantId, id, bytes)
  store.age(tenantId, id, hours)
  if (hasRow) {
    await test.database.pools.app.transaction({ 'app.tenant_id': tenantId }, (queries) =>
      queries.count(sql`INSERT INTO files (tenant_id, id, media_type, bytes, sha256)
        VALUES (${tenantId}, ${id}, 'image/webp', 9, '')`),
    )
  }
  return id
}

it('removes what a crash left a day ago, of companies, people and the platform', async () => {
  const store = fileStoreInMemory()
  const { userId } = test.person('sindico')
  for (const tenantId of [test.tenants.bosque, test.tenants.acacias, userId ?? '', NIL_TENANT]) {
    const left = await stored(store, tenantId, { hours: 25, hasRow: false })
    const used = await stored(store, tenantId, { hours: 25, hasRow: true })
    const coming = await stored(store, tenantId, { hours: 23, hasRow: false })
    expect(await sweepStoredFiles(test.parts.database, store)).toBe(1)
    expect(await store.get(tenantId, left)).toBeNull()
    expect(await store.get(tenantId, used)).toEqual(bytes)
    expect(await store.get(tenantId, coming)).toEqual(bytes)
  }
})

it('takes no other company’s row for a file’s own', async () => {
  const store = fileStoreInMemory()
  const id = await stored(store, test.tenants.acacias, { hours: 25, hasRow: true })
  await store.put(test.tenants.bosque, id, bytes)
  store.age(test.tenants.bosque, id, 25)
  expect(await sweepStoredFiles(test.parts.database, store)).toBe(1)
  expect(await store.get(test.tenants.acacias, id)).toEqual(bytes)
  expect(await store.get(test.tenants.bosque, id)).toBeNull()
})

it('leaves files of companies that this database does not know', async () => {
  const store = fileStoreInMemory()
  const unknown = newId()
  const id = await stored(store, unknown, { hours: 1_000, hasRow: false })
  expect(await sweepStoredFiles(test.parts.database, store)).toBe(0)
  expect(await store.get(unknown, id)).toEqual(bytes)
})

it('ends writes that were begun a day ago', async () => {
  const moments: Date[] = []
  const dropUnfinished = async (before: Date) => {
    moments.push(before)
    return 0
  }
  const now = new Date('2026-11-30T07:20:00Z')
  await sweepStoredFiles(test.parts.database, { ...fileStoreInMemory(), dropUnfinished }, now)
  expect(moments).toEqual([new Date('2026-11-29T07:20:00Z')])
})
