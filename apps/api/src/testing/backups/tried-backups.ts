import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import type { BackupPlace } from '../../platform/backups/backup-place.ts'
import { makeBackup } from '../../platform/backups/make-backup.ts'
import { restoreRows } from '../../platform/backups/restore-backup.ts'
import { newBackupKey } from '../../platform/backups/sealed-stream.ts'
import { diskFileStore } from '../../platform/files/disk-file-store.ts'
import { testSecret } from '../database-server.ts'
import { dropWholeDatabase, makeDatabase } from '../schema/whole-database.ts'

export type TriedBackups = Awaited<ReturnType<typeof triedBackups>>

/** Makes a key, a folder and databases for tests of backups; `name` begins what they are called. */
export async function triedBackups(name: string) {
  const key = await newBackupKey()
  const folder = await mkdtemp(path.join(tmpdir(), `portaria-${name}-`))
  const files = diskFileStore(folder)
  const made: string[] = []
  const quiet = () => undefined
  const secret = testSecret
  const keys = (place: BackupPlace, identity = key.identity) => ({ place, identities: [identity] })
  return {
    folder,
    files,
    /** Makes an empty database whose roles have its name. */
    newDatabase() {
      const own = `${name}_${process.pid}_${made.length}`
      made.push(own)
      return makeDatabase(inject('databaseServerUrl'), own)
    },
    /** Backs a database up. */
    backUp(url: string, place: BackupPlace, signal = new AbortController().signal) {
      const to = { place, recipients: [key.recipient], files }
      return makeBackup({ ...to, url, secret, release: '1.2.3', report: quiet, signal })
    },
    /** What opens the backups of a place. */
    keys,
    /** Restores the rows of a backup, as a copy unless `isReal`. */
    restore: (id: string, { url, place, identity, isReal = false }: RestoreOptions) =>
      restoreRows(id, { ...keys(place, identity), url, secret, report: quiet, isReal }),
    async close() {
      for (const one of made) await dropWholeDatabase(inject('databaseServerUrl'), one)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type RestoreOptions = {
  readonly url: string
  readonly place: BackupPlace
  readonly identity?: string | undefined
  readonly isReal?: boolean
}
