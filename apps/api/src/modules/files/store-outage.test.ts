import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dropUnusedFiles } from '../../platform/files/drop-files.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { problem } from '../../platform/problem.ts'
import { fileStoreInMemory } from '../../testing/file-store-in-memory.ts'
import { purgeFiles } from '../../testing/purge-files.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const memory = fileStoreInMemory()
let before: (method: keyof FileStore) => Promise<void> = async () => undefined
const files: FileStore = {
  ...memory,
  put: async (...args) => before('put').then(() => memory.put(...args)),
  get: async (...args) => before('get').then(() => memory.get(...args)),
  remove: async (...args) => before('remove').then(() => memory.remove(...args)),
}

let test: TestApp
let picture: Buffer
beforeAll(async () => {
  test = await openTestApp({ files })
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => test.close())
beforeEach(() => {
  before = async () => undefined
})

/** Fewer than the pool has connections, so that one that is kept shows. */
const UPLOADS = 3

const gone = async () => Promise.reject(problem('unavailable'))

async function upload(url = '/files') {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'foto.jpg')
  const encoded = new Response(form)
  return test.as('sindico').post(url, {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}

const rows = () =>
  test.database.pools.app.transaction({ 'app.tenant_id': test.tenants.bosque }, (queries) =>
    queries.all<{ id: string }>(
      sql`SELECT id FROM files WHERE created_by = ${test.person('sindico').userId}`,
    ),
  )

/** Moves the upload of a picture two days back. */
const past = (id: string) =>
  test.database.pools.app.transaction({ 'app.tenant_id': test.tenants.bosque }, (queries) =>
    queries.count(sql`UPDATE files SET created_at = now() - interval '2 days' WHERE id = ${id}`),
  )

describe('while the store of files is gone', () => {
  it('a picture is not stored, and the sender may try again', async () => {
    const earlier = await rows()
    before = gone
    for (const url of ['/files', '/me/photo']) {
      const { status, body, headers } = await upload(url)
      expect([status, body.code]).toEqual([503, 'unavailable'])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(await rows()).toEqual(earlier)
  })

  it('a picture that is stored is unavailable, and not missing', async () => {
    const { body } = await upload()
    const link = String(body.data['url'])
    before = gone
    expect((await test.app.inject(link)).statusCode).toBe(503)
    before = async () => undefined
    expect((await test.app.inject(link)).statusCode).toBe(200)
  })

  it('requests that wait for it keep no connection from others', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { promise: allWait, resolve: lastWaits } = Promise.withResolvers<void>()
    let waiting = 0
    before = async () => {
      waiting += 1
      if (waiting === UPLOADS) lastWaits()
      await promise
    }
    const sent = Array.from({ length: UPLOADS }, () => upload())
    await allWait
    const { open, idle } = test.parts.database.load()
    resolve()
    expect(open).toBe(idle)
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(UPLOADS).fill(201))
  })

  it('a deletion is made, and its bytes are left to the sweep', async () => {
    const { body } = await upload()
    const id = body.data['id']
    await past(id)
    before = gone
    await purgeFiles(test)
    expect((await rows()).map((row) => row.id)).not.toContain(id)
    expect(await memory.get(test.tenants.bosque, id)).not.toBeNull()
  })
})

describe('the bytes of a picture', () => {
  it('stay if its deletion is rolled back', async () => {
    const { body } = await upload()
    const id = body.data['id']
    const deletion = test.parts.database.inTenant(test.actor('sindico'), async (context) => {
      expect(await dropUnusedFiles(files)(context, [id, newId()])).toBe(1)
      throw new Error('rolled back')
    })
    await expect(deletion).rejects.toThrow('rolled back')
    expect(await memory.get(test.tenants.bosque, id)).not.toBeNull()
    await test.parts.database.inTenant(test.actor('sindico'), (context) =>
      dropUnusedFiles(files)(context, [id]),
    )
    expect(await memory.get(test.tenants.bosque, id)).toBeNull()
  })
})
