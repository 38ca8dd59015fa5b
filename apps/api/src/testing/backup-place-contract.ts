import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  allNames,
  type BackupPlace,
  putWhole,
  readWhole,
} from '../platform/backups/backup-place.ts'

/** Bytes of more than two parts of a bucket, which are no whole parts. */
const MANY = 20 * 1024 * 1024 + 7

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

/** Tests what every place of backups does. */
export function testBackupPlace(open: () => BackupPlace): void {
  describe('a place of backups', () => {
    it.each([
      ['a small object', 5, 2],
      ['a part exactly', 8 * 1024 * 1024, 1_000_000],
      ['many parts', MANY, 999_983],
    ])('gives back %s, as a stream', async (name, size, chunk) => {
      const bytes = randomBytes(size)
      const place = open()
      expect(await place.put(`given/${name}`, inChunks(bytes, chunk))).toBe(size)
      expect((await readWhole(place, `given/${name}`))?.equals(bytes)).toBe(true)
    })

    it('lists by the beginning of names, and says what is missing', async () => {
      const place = open()
      for (const name of ['listed/a/1', 'listed/a/2', 'listed/b', 'listed2/c']) {
        await putWhole(place, name, Buffer.from('x'))
      }
      expect((await allNames(place, 'listed/')).toSorted()).toEqual([
        'listed/a/1',
        'listed/a/2',
        'listed/b',
      ])
      await place.remove('listed/a/1')
      await place.remove('listed/a/1')
      expect(await allNames(place, 'listed/a/')).toEqual(['listed/a/2'])
      expect(await readWhole(place, 'listed/a/1')).toBeNull()
      expect(await allNames(place, 'nothing/')).toEqual([])
    })

    it.each([0, 10, MANY])('keeps nothing of a stream that breaks after %i bytes', async (size) => {
      const place = open()
      async function* breaking() {
        yield* inChunks(Buffer.alloc(size), 1_000_000)
        throw new Error('the database ended')
      }
      await expect(place.put('broken/one', breaking())).rejects.toThrow('the database ended')
      expect(await readWhole(place, 'broken/one')).toBeNull()
      expect(await allNames(place, 'broken/')).toEqual([])
    })
  })
}
