import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { giveTo } from './account.ts'

// A call of chown is seen by its failure.
const missing = path.join(import.meta.dirname, 'no such file')
const give = () => giveTo({ uid: 1, gid: 2 }, missing)

afterEach(() => {
  vi.restoreAllMocks()
})

it('files are given away by root', async () => {
  vi.spyOn(process, 'getuid').mockReturnValue(0)
  await expect(give()).rejects.toThrow('chown')
})

it('no other user calls chown, which the unit of systemd forbids', async () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1)
  await expect(give()).resolves.toBeUndefined()
})
