import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type BesideWorld,
  bosque,
  openBesideWorld,
  PICTURE,
} from '../../../testing/backups/beside-world.ts'
import { whileHeld } from '../../../testing/held-change.ts'
import { lostAnswer } from '../../../testing/lost-answer.ts'
import type { FileStore } from '../../files/file-store.ts'
import { UnknownCompany } from './commit-beside.ts'

/** Milliseconds of a slow write, after others have failed. */
const SLOW_MS = 100

describe('a company that is brought back while something goes wrong', () => {
  let world: BesideWorld
  let companies: number | undefined
  let put: Promise<void>[]
  let to: string
  beforeAll(async () => {
    world = await openBesideWorld()
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    companies = await world.companies()
    put = []
    to = ''
  })

  /** The store of the world, which keeps each write. */
  const noting = (write: FileStore['put'] = world.files.put): FileStore => ({
    ...world.files,
    put(tenantId, fileId, bytes) {
      to = tenantId
      const written = write(tenantId, fileId, bytes)
      put.push(written)
      return written
    },
  })

  /** The files that the new company has. */
  async function kept() {
    await Promise.allSettled(put)
    const bytes = await Promise.all(world.fileIds.map((file) => world.files.get(to, file)))
    return bytes.filter((one) => one !== null)
  }

  /** Brings a company by a way that breaks at COMMIT. */
  async function bringBy(name: string, way: Parameters<typeof lostAnswer>[1]) {
    const { url, close } = await lostAnswer(world.source, way)
    try {
      return await world.bring({ name, target: url, files: noting(), askedMs: 0 })
    } finally {
      close()
    }
  }

  it('is there with its files, where the answer to COMMIT is lost', async () => {
    const { tenantId, rows } = await bringBy('Gravada', { isSent: true, isBack: true })
    expect(rows).toBeGreaterThan(0)
    expect(await world.companies()).toBe((companies ?? 0) + 1)
    expect(tenantId).toBe(to)
    expect(await kept()).toEqual(world.fileIds.map(() => PICTURE))
  })

  it('leaves no file, where COMMIT never came', async () => {
    await expect(bringBy('Perdida', { isSent: false, isBack: true })).rejects.toThrow(
      'Nothing was written',
    )
    expect(await world.companies()).toBe(companies)
    expect(put).not.toEqual([])
    expect(await kept()).toEqual([])
  })

  it('keeps its files and tells its id, where nobody can say whether it is there', async () => {
    const outcome = bringBy('Incerta', { isSent: true, isBack: false })
    await expect(outcome).rejects.toThrow(UnknownCompany)
    await expect(outcome).rejects.toThrow(`Where it has the company ${to}, Incerta is there`)
    expect(await world.companies()).toBe((companies ?? 0) + 1)
    expect(await kept()).toHaveLength(world.fileIds.length)
  })

  it('leaves no file of those that were being written when another failed', async () => {
    const files = noting(async (...file) => {
      if (put.length === 0) throw new Error('the store is full')
      await sleep(SLOW_MS)
      await world.files.put(...file)
    })
    await expect(world.bring({ name: 'Cheia', files })).rejects.toThrow('the store is full')
    expect(put).toHaveLength(4)
    expect(await kept()).toEqual([])
  })

  it('is not there, where another takes its name meanwhile', async () => {
    const name = 'Disputada'
    const taking = `
      SELECT pg_advisory_xact_lock(hashtextextended('brought back ' || search_normal('${name}'), 0));
      INSERT INTO tenants (id, legal_name, contact_email)
        VALUES (gen_random_uuid(), 'DISPUTADA', 'a@example.com')`
    const other = { database: { adminUrl: world.behind }, tenants: { bosque } }
    await expect(
      whileHeld(other, taking, () => world.bring({ name, files: noting() })),
    ).rejects.toThrow('give another name')
    expect(await world.companies()).toBe((companies ?? 0) + 1)
    expect(await kept()).toEqual([])
  })

  it('fails for its first reason, where its files cannot be removed either', async () => {
    const said: string[] = []
    const files: FileStore = {
      ...noting(() => Promise.reject(new Error('the store is full'))),
      remove: () => Promise.reject(new Error('the store is away')),
    }
    await expect(
      world.bring({ name: 'Presa', files, report: (line) => said.push(line) }),
    ).rejects.toThrow('the store is full')
    expect(said.at(-1)).toContain(`the folder ${to} of files may be removed`)
  })
})
