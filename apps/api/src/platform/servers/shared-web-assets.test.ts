import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onServer } from '../../testing/database-server.ts'
import { openOwnDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { otherWebAssets } from './other-web-assets.ts'
import { shareWebAssets } from './shared-web-assets.ts'

const releases = ['1.0.0', '1.1.0', '1.2.0']
const upTo = (count: number) => releases.slice(0, count)

let database: TestDatabase
let folder = ''
beforeAll(async () => {
  database = await openOwnDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portaria-assets-'))
})
afterEach(async () => {
  await onServer(database.adminUrl, 'DELETE FROM web_assets')
  await rm(folder, { recursive: true })
})

/** Shares a web app of these files, as a release. */
async function share(count: number, files: Readonly<Record<string, string>>): Promise<void> {
  const built = await mkdtemp(path.join(folder, 'built-'))
  await mkdir(path.join(built, 'assets'))
  for (const [name, text] of Object.entries(files))
    await writeFile(path.join(built, 'assets', name), text)
  await shareWebAssets(database.system, built, upTo(count))
}

const shared = async () =>
  Object.fromEntries(
    (
      await onServer<{ name: string; release: string }>(
        database.adminUrl,
        'SELECT name, release FROM web_assets ORDER BY name',
      )
    ).map(({ name, release }) => [name, release]),
  )

describe('the scripts of releases beside each other', () => {
  it('are shared, without pictures and compressed copies', async () => {
    await share(1, { 'a-1.js': 'a', 'a-1.js.br': 'b', 'b-1.css': 'c', 'c-1.webp': 'd' })
    expect(await shared()).toEqual({ 'a-1.js': '1.0.0', 'b-1.css': '1.0.0' })
  })

  it('stay for two releases, and as long as a newer one has them', async () => {
    await share(1, { 'gone-1.js': 'a', 'kept-1.js': 'b' })
    await share(2, { 'kept-1.js': 'b', 'next-2.js': 'c' })
    expect(await shared()).toEqual({
      'gone-1.js': '1.0.0',
      'kept-1.js': '1.1.0',
      'next-2.js': '1.1.0',
    })
    // A server that goes back takes nothing from the newer ones.
    await share(1, { 'gone-1.js': 'a', 'kept-1.js': 'b' })
    expect(await shared()).toMatchObject({ 'kept-1.js': '1.1.0', 'next-2.js': '1.1.0' })
    await share(3, { 'last-3.js': 'd' })
    expect(await shared()).toEqual({
      'kept-1.js': '1.1.0',
      'next-2.js': '1.1.0',
      'last-3.js': '1.2.0',
    })
  })

  it('of earlier builds of one release go after a week', async () => {
    await share(1, { 'old-1.js': 'a', 'young-1.js': 'b' })
    await onServer(
      database.adminUrl,
      `UPDATE web_assets SET added_at = now() - interval '8 days' WHERE name = 'old-1.js'`,
    )
    await share(1, { 'built-1.js': 'c' })
    expect(Object.keys(await shared())).toEqual(['built-1.js', 'young-1.js'])
  })
})

describe('a server that is asked for a script of another release', () => {
  it('finds it, also one that came after it had looked', async () => {
    const read = otherWebAssets(database.app, 50)
    expect(await read('first-1.js')).toBeNull()
    await share(1, { 'first-1.js': 'the first' })
    const first = await read('first-1.js')
    expect(String(first?.content)).toBe('the first')
    expect(String(first && gunzipSync(first.gzip))).toBe('the first')
    await share(2, { 'second-2.css': 'the second' })
    expect(String((await read('second-2.css'))?.content)).toBe('the second')
  })

  it('reads it once for all who ask at once, and again after the database was away', async () => {
    await share(1, { 'first-1.js': 'the first' })
    let asked = 0
    let isAway = false
    const counting: Pick<typeof database.app, 'onPlatform'> = {
      onPlatform: (actor, work) => {
        asked += 1
        if (isAway) return Promise.reject(new Error('away'))
        return database.app.onPlatform(actor, work)
      },
    }
    const read = otherWebAssets(counting, 0)
    await read('unknown-1.js')
    asked = 0
    isAway = true
    await expect(read('first-1.js')).rejects.toThrow('away')
    isAway = false
    const found = await Promise.all(Array.from({ length: 100 }, () => read('first-1.js')))
    expect(new Set(found.map((one) => String(one?.content)))).toEqual(new Set(['the first']))
    expect(asked).toBe(2)
  })

  it('looks once in a while, however many names are asked for, and never for other files', async () => {
    let looked = 0
    const counting: Pick<typeof database.app, 'onPlatform'> = {
      onPlatform: (actor, work) => {
        looked += 1
        return database.app.onPlatform(actor, work)
      },
    }
    const read = otherWebAssets(counting, 300)
    const asked = await Promise.all(Array.from({ length: 500 }, (_, nth) => read(`no-${nth}.js`)))
    expect(asked.every((found) => found === null)).toBe(true)
    expect(looked).toBe(1)
    const begun = performance.now()
    await read('again.js')
    expect(performance.now() - begun).toBeGreaterThan(200)
    expect(looked).toBe(2)
    for (const name of ['../index.html', 'a.js/../../b', 'a.map', '', `${'a'.repeat(130)}.js`])
      expect(await read(name)).toBeNull()
    expect(looked).toBe(2)
  })
})
