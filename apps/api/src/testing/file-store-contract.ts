import { createHash } from 'node:crypto'
import { newId } from '@portaria/contract/value-types/uuid'
import { expect, it } from 'vitest'
import type { FileStore, StoredFile } from '../platform/files/file-store.ts'

/** Adds the tests that every store of files passes. */
export function testFileStore(open: () => FileStore): void {
  const all = async (store: FileStore, tenantId: string) => {
    const found: StoredFile[] = []
    for await (const share of store.list()) found.push(...share)
    return found.filter((file) => file.tenantId === tenantId)
  }

  it('returns what was stored, by tenant and id, until it is removed', async () => {
    const store = open()
    const [tenantId, other, fileId] = [newId(), newId(), newId()]
    const bytes = Buffer.from('a picture')
    await store.put(tenantId, fileId, bytes)
    expect(await store.get(tenantId, fileId)).toEqual(bytes)
    expect(await store.digest(tenantId, fileId)).toEqual({
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
    })
    expect(await store.get(other, fileId)).toBeNull()
    expect(await store.digest(other, fileId)).toBeNull()
    await store.remove(other, fileId)
    await store.remove(tenantId, newId())
    expect(await store.get(tenantId, fileId)).toEqual(bytes)
    await store.remove(tenantId, fileId)
    expect(await store.get(tenantId, fileId)).toBeNull()
  })

  it('replaces a file as a whole, and keeps an empty one', async () => {
    const store = open()
    const [tenantId, fileId] = [newId(), newId()]
    await store.put(tenantId, fileId, Buffer.from('a longer picture'))
    await store.put(tenantId, fileId, Buffer.from('short'))
    expect(String(await store.get(tenantId, fileId))).toBe('short')
    await store.put(tenantId, fileId, Buffer.alloc(0))
    expect(await store.get(tenantId, fileId)).toEqual(Buffer.alloc(0))
  })

  it('lists every file with the moment at which it was stored', async () => {
    const store = open()
    const tenantId = newId()
    const ids = Array.from({ length: 5 }, () => newId())
    // Clocks and file systems keep whole seconds.
    const before = Date.now() - 2_000
    for (const id of ids) await store.put(tenantId, id, Buffer.from(id))
    const found = await all(store, tenantId)
    expect(found.map(({ fileId }) => fileId).toSorted()).toEqual(ids.toSorted())
    for (const { storedAt } of found) {
      expect(storedAt.getTime()).toBeGreaterThanOrEqual(before)
      expect(storedAt.getTime()).toBeLessThanOrEqual(Date.now() + 2_000)
    }
  })
}
