import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onServer, onServerOnce } from '../database-server.ts'
import { hasOldest, startOldest } from '../schema/oldest-server.ts'
import { type BackedUp, openBackedUp, signIn } from './backed-up-server.ts'

const COMPANY = ['--tenant', 'Residencial Bosque', '--as', 'Bosque de ontem']

/** What is said of the largest company of the demonstration. */
const BROUGHT =
  /Bosque de ontem is there, inactive, with \d{5} rows, \d{3} files and 4 roles\.\nIts id is ([0-9a-f-]{36})\./

describe('the largest company of the demonstration', () => {
  let world: BackedUp
  let address: string
  beforeAll(async () => {
    world = await openBackedUp('portaria-one-company-')
    address = await world.start({ BACKUP_URL: '', BACKUP_RECIPIENT: '' })
    await world.run('backup')
  })
  afterAll(() => world.close())

  const names = async () => {
    const folders = await readdir(path.join(world.folder, 'data/files'))
    return folders.toSorted()
  }

  it('comes back beside itself while it is served, once what is taken was answered', async () => {
    const before = await names()
    await expect(world.run('restore', {}, COMPANY)).rejects.toThrow('add --cnpj=<another>')
    expect(await names()).toEqual(before)
    const said = await world.run('restore', {}, [...COMPANY, '--cnpj', 'none'])
    expect(said).toMatch(BROUGHT)
    expect(said).toMatch(/It took [\d.]+ s\./)
    const [, id = ''] = BROUGHT.exec(said) ?? []
    expect(await names()).toEqual([...before, id].toSorted())
    expect(await signIn(address)).toBe(200)
    await expect(world.run('restore', {}, [...COMPANY, '--cnpj', 'none'])).rejects.toThrow(
      'There is a company Bosque de ontem already',
    )
  })

  it.runIf(hasOldest)('comes back on PostgreSQL 15, by a login with no more rights', async () => {
    const oldest = await startOldest()
    try {
      const secretFile = path.join(world.folder, 'data/session-secret')
      const SESSION_SECRET = (await readFile(secretFile, 'utf8')).trim()
      await onServer(oldest.url, `CREATE ROLE operator LOGIN CREATEROLE PASSWORD 'operator'`)
      const databaseOf = async (name: string) => {
        await onServerOnce(oldest.url, `CREATE DATABASE ${name} OWNER operator`)
        const url = new URL(oldest.url)
        url.username = 'operator'
        url.password = 'operator'
        url.pathname = `/${name}`
        return url.href
      }
      const settings = {
        SESSION_SECRET,
        DATA_DIR: path.join(world.folder, 'oldest'),
        DATABASE_URL: await databaseOf('living'),
      }
      await world.run('restore', settings)
      const work = { ...settings, WORK_DATABASE_URL: await databaseOf('work') }
      const said = await world.run('restore', work, [...COMPANY, '--cnpj=none'])
      expect(said).toMatch(BROUGHT)
    } finally {
      await oldest.stop()
    }
  })
})
