import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testFileStore } from '../../testing/file-store-contract.ts'
import { diskFileStore } from './disk-file-store.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portaria-files-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the store in the data folder', () => {
  testFileStore(() => diskFileStore(folder))

  it('has no files before the first', async () => {
    const shares = await Array.fromAsync(diskFileStore(path.join(folder, 'new')).list())
    expect(shares.flat()).toEqual([])
    expect(await diskFileStore(path.join(folder, 'new')).dropUnfinished(new Date())).toBe(0)
  })

  it('removes what an interrupted write left, and nothing that is being written', async () => {
    const store = diskFileStore(path.join(folder, 'interrupted'))
    const [tenantId, whole, old, young] = [newId(), newId(), newId(), newId()]
    const place = path.join(folder, 'interrupted', 'files', tenantId)
    await mkdir(place, { recursive: true })
    for (const name of [whole, `${old}.new`, `${young}.new`]) {
      await writeFile(path.join(place, name), 'half')
    }
    const yesterday = new Date(Date.now() - 26 * 3_600_000)
    for (const name of [whole, `${old}.new`])
      await utimes(path.join(place, name), yesterday, yesterday)
    const listed = (await Array.fromAsync(store.list())).flat()
    expect(listed).toEqual([{ tenantId, fileId: whole, storedAt: yesterday }])
    expect(await store.dropUnfinished(new Date(Date.now() - 24 * 3_600_000))).toBe(1)
    expect((await readdir(place)).toSorted()).toEqual([whole, `${young}.new`].toSorted())
  })

  it('ignores whatever else lies in its folder', async () => {
    const place = path.join(folder, 'others', 'files')
    await mkdir(path.join(place, 'lost+found'), { recursive: true })
    await writeFile(path.join(place, 'lost+found', 'notes.txt'), 'x')
    await writeFile(path.join(place, '.DS_Store'), 'x')
    const store = diskFileStore(path.join(folder, 'others'))
    expect((await Array.fromAsync(store.list())).flat()).toEqual([])
  })
})
