import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BackedUp, openBackedUp, signIn } from './backed-up-server.ts'

describe('the demonstration, backed up while it is served', () => {
  let world: BackedUp
  beforeAll(async () => {
    world = await openBackedUp('portaria-whole-backup-')
  })
  afterAll(() => world.close())

  it('is made, tried, restored into an empty folder and served from there', async () => {
    // Without the settings, no scheduled backup is made beside.
    await world.start({ BACKUP_URL: '', BACKUP_RECIPIENT: '' })
    const secretFile = path.join(world.folder, 'data/session-secret')
    const secret = (await readFile(secretFile, 'utf8')).trim()
    const made = await world.run('backup')
    expect(made).toMatch(/: \d{5,} rows of 2 companies are written\./)
    expect(made).toMatch(/: \d{3} files, \d{3} of them new\./)
    expect(made).toContain('SESSION_SECRET lies in the data folder alone')

    const tried = await world.run('drill')
    expect(tried).toContain('The rows of every company are those that the backup noted.')
    expect(tried).toMatch(/\d{3} files were there after [\d.]+ s, all of them unchanged\./)
    expect(tried).toMatch(/A server on the copy was ready after [\d.]+ s\./)
    expect(tried).toMatch(/everything since .* would be lost: the last 0 h \d+ min\./)

    const elsewhere = { DATA_DIR: path.join(world.folder, 'restored'), SESSION_SECRET: secret }
    const restored = await world.run('restore', elsewhere)
    expect(restored).toMatch(/\d{3} files are in place\./)
    expect(restored).toContain('Every session is ended')
    await world.stop()
    expect(await signIn(await world.start({ ...elsewhere, BACKUP_URL: '' }))).toBe(200)
    // A second restore into it is refused.
    await expect(world.run('restore', elsewhere)).rejects.toThrow('has tables already')
  })

  it('is refused without its secret', async () => {
    const other = { DATA_DIR: path.join(world.folder, 'other') }
    await expect(world.run('restore', other)).rejects.toThrow(
      'was made with another SESSION_SECRET',
    )
  })
})
