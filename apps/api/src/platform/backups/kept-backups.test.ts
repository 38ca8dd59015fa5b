import { existsSync } from 'node:fs'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testBackupPlace } from '../../testing/backup-place-contract.ts'
import { allNames, type BackupPlace, putWhole } from './backup-place.ts'
import { folderPlace } from './folder-place.ts'
import { dropHalfWritten, dropOldBackups, keptOf } from './kept-backups.ts'
import { copyOf, FILE_LIST, momentOf, newBackupId, objectOf, SUMMARY } from './object-names.ts'

const daysBefore = (days: number) =>
  newBackupId(new Date(Date.UTC(2026, 10, 30, 6) - days * 86_400_000), 'abcdef')

describe('backups that are kept', () => {
  it('are the newest of 7 days, 4 weeks and 12 months', () => {
    const daily = Array.from({ length: 500 }, (_, days) => daysBefore(days))
    const kept = [...keptOf(daily)].map((id) => id.slice(0, 10)).toSorted()
    const wanted = [
      // The last days of the months before.
      '2025-12-31 2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31',
      '2026-06-30 2026-07-31 2026-08-31 2026-09-30 2026-10-31',
      // The Sundays before, then the last seven days.
      '2026-11-15 2026-11-22 2026-11-24 2026-11-25 2026-11-26 2026-11-27',
      '2026-11-28 2026-11-29 2026-11-30',
    ].flatMap((days) => days.split(' '))
    expect(kept).toEqual(wanted)
  })

  it('stay while no new ones are made, and of one day the newest', () => {
    const old = [daysBefore(900), daysBefore(901)]
    expect(keptOf(old)).toEqual(new Set(old))
    const [morning, evening] = [6, 18].map((hour) =>
      newBackupId(new Date(Date.UTC(2026, 0, 5, hour)), 'abcdef'),
    )
    expect(keptOf([String(morning), String(evening)])).toEqual(new Set([evening]))
    expect(momentOf(String(evening))).toEqual(new Date('2026-01-05T18:00:00Z'))
  })
})

describe('a place', () => {
  let folder: string
  let place: BackupPlace
  const [tenant, file, gone, unfinished] = [newId(), newId(), newId(), newId()]
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portaria-kept-'))
    place = folderPlace(folder)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const write = (name: string, text = 'x') => putWhole(place, name, Buffer.from(text))

  it('loses old backups, unfinished ones, and files of neither', async () => {
    const days = [...Array(7).keys(), 8, 9, 10]
    for (const day of days) {
      const list = day === 9 ? [gone, file] : [file]
      const id = daysBefore(day)
      await write(objectOf(id, FILE_LIST), list.map((one) => `${tenant}/${one}\n`).join(''))
      await write(objectOf(id, SUMMARY))
    }
    const left = newBackupId(new Date(Date.UTC(2026, 9, 30, 5)), '123456')
    await write(objectOf(left, 'rows/platform.zst.age'))
    for (const one of [file, gone, unfinished]) await write(copyOf(tenant, one))
    await write('other/thing')
    // Of the week before, its Sunday is kept, eight days ago.
    expect(await dropOldBackups(place)).toEqual([left, daysBefore(10), daysBefore(9)])
    expect(await allNames(place, 'files/')).toEqual([copyOf(tenant, file)])
    expect(await allNames(place, 'other/')).toEqual(['other/thing'])
    expect(await dropOldBackups(place)).toEqual([])
  })

  it('loses what was half written a day ago', async () => {
    const [old, young] = [1, 2].map(() => path.join(folder, `${copyOf(tenant, newId())}.new`))
    for (const draft of [old, young]) await writeFile(String(draft), 'half')
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
    await utimes(String(old), twoDaysAgo, twoDaysAgo)
    await dropHalfWritten(place)
    expect(existsSync(String(old))).toBe(false)
    expect(existsSync(String(young))).toBe(true)
    await rm(String(young))
  })

  it('keeps all files while a list is missing', async () => {
    await write(copyOf(tenant, gone))
    await write(objectOf(daysBefore(1), FILE_LIST), `${tenant}/${file}\n`)
    for (const day of [0, 1]) await write(objectOf(daysBefore(day), SUMMARY))
    await place.remove(objectOf(daysBefore(0), FILE_LIST))
    await dropOldBackups(place)
    expect(await allNames(place, 'files/')).toContain(copyOf(tenant, gone))
  })

  testBackupPlace(() => place)
})
