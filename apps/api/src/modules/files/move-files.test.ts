import { createHash } from 'node:crypto'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FileStore } from '../../platform/files/file-store.ts'
import { fileStoreInMemory } from '../../testing/file-store-in-memory.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { type MoveOptions, moveFiles } from './move-files.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ alone: 'it moves the files of every company' })
})
afterAll(() => test.close())

type File = { tenantId: string; id: string; bytes: Buffer }

/** Stores a file of a tenant with its row. */
async function add(store: FileStore, tenantId: string): Promise<File> {
  const id = newId()
  const bytes = Buffer.from(`the picture ${id}`)
  await store.put(tenantId, id, bytes)
  await test.database.pools.app.transaction({ 'app.tenant_id': tenantId }, (queries) =>
    queries.count(sql`INSERT INTO files (tenant_id, id, media_type, bytes, sha256)
      VALUES (${tenantId}, ${id}, 'image/webp', ${bytes.length},
        ${createHash('sha256').update(bytes).digest()})`),
  )
  return { tenantId, id, bytes }
}

const forget = ({ tenantId, id }: File) =>
  test.database.pools.app.transaction({ 'app.tenant_id': tenantId }, (queries) =>
    queries.count(sql`DELETE FROM files WHERE id = ${id}`),
  )

/** Begins with no file of any test before. */
async function emptied() {
  for (const tenantId of [NIL_TENANT, ...Object.values(test.tenants)]) {
    await test.database.pools.app.transaction({ 'app.tenant_id': tenantId }, (queries) =>
      queries.count(sql`DELETE FROM files`),
    )
  }
  return { from: fileStoreInMemory(), to: fileStoreInMemory() }
}

const move = (options: Pick<MoveOptions, 'from' | 'to'> & Partial<MoveOptions>) =>
  moveFiles(test.parts.database, {
    onProgress: () => undefined,
    signal: new AbortController().signal,
    ...options,
  })

it('copies the files of companies, people and the platform, and removes none', async () => {
  const { from, to } = await emptied()
  const { userId } = test.person('sindico')
  const { bosque, acacias } = test.tenants
  const files = await Promise.all(
    [bosque, acacias, userId ?? '', NIL_TENANT].map((tenantId) => add(from, tenantId)),
  )
  const own = files.find(({ tenantId }) => tenantId === userId)
  await test.database.pools.app.transaction({}, (queries) =>
    queries.count(sql`UPDATE users SET photo_file_id = ${own?.id} WHERE id = ${userId}`),
  )
  expect(await move({ from, to })).toEqual({ copied: 4, present: 0, missing: 0, damaged: 0 })
  for (const store of [from, to]) {
    for (const { tenantId, id, bytes } of files)
      expect(await store.get(tenantId, id)).toEqual(bytes)
  }
  expect(await move({ from, to })).toEqual({ copied: 0, present: 4, missing: 0, damaged: 0 })
  expect(await move({ from: to, to: fileStoreInMemory() })).toMatchObject({ copied: 4 })
  await test.database.pools.app.transaction({}, (queries) =>
    queries.count(sql`UPDATE users SET photo_file_id = NULL WHERE id = ${userId}`),
  )
})

it('goes on after it was stopped', async () => {
  const { from, to } = await emptied()
  for (let nth = 0; nth < 40; nth += 1) await add(from, test.tenants.bosque)
  const stop = new AbortController()
  const stopping: FileStore = {
    ...to,
    async put(...args) {
      await to.put(...args)
      stop.abort()
    },
  }
  const { copied } = await move({ from, to: stopping, signal: stop.signal })
  expect(copied).toBeGreaterThan(0)
  expect(copied).toBeLessThan(40)
  expect(await move({ from, to })).toMatchObject({ copied: 40 - copied, present: copied })
})

it('copies a file again that arrived otherwise than it was stored', async () => {
  const { from, to } = await emptied()
  const { tenantId, id, bytes } = await add(from, test.tenants.bosque)
  await to.put(tenantId, id, Buffer.from('half a pict'))
  expect(await move({ from, to })).toMatchObject({ copied: 1, present: 0 })
  expect(await to.get(tenantId, id)).toEqual(bytes)
})

it('counts files that the source lacks or has damaged, and copies the others', async () => {
  const { from, to } = await emptied()
  const [missing, damaged, whole] = await Promise.all(
    Array.from({ length: 3 }, () => add(from, test.tenants.bosque)),
  )
  if (!missing || !damaged || !whole) throw new Error('three files')
  await from.remove(missing.tenantId, missing.id)
  await from.put(damaged.tenantId, damaged.id, damaged.bytes.fill('x', 0, 3))
  expect(await move({ from, to })).toEqual({ copied: 1, present: 0, missing: 1, damaged: 1 })
  expect(await to.get(damaged.tenantId, damaged.id)).toBeNull()
  expect(await to.get(whole.tenantId, whole.id)).toEqual(whole.bytes)
})

it('does not miss a file that was deleted meanwhile', async () => {
  const { from, to } = await emptied()
  const file = await add(from, test.tenants.bosque)
  const get: FileStore['get'] = async () => {
    await forget(file)
    return null
  }
  expect(await move({ from: { ...from, get }, to })).toMatchObject({ copied: 0, missing: 0 })
})

it('does not trust a store that keeps something else', async () => {
  const { from, to } = await emptied()
  await add(from, test.tenants.bosque)
  const put: FileStore['put'] = (tenantId, fileId, bytes) =>
    to.put(tenantId, fileId, bytes.subarray(1))
  await expect(move({ from, to: { ...to, put } })).rejects.toThrow(/differs/)
})
