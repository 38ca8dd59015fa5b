import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest'
import { type ChangedSecret, changedSecret, NEW, OLD } from '../../testing/changed-secret.ts'
import { dropWholeDatabase, makeDatabase } from '../../testing/schema/whole-database.ts'
import { migrate } from '../database/migrate.ts'
import { checkSchema } from '../database/schema-check.ts'
import { diskFileStore } from '../files/disk-file-store.ts'
import { derivedKey, lastingKey, type ServerSecret } from '../secrets/server-secret.ts'
import { type BackupPlace, putWhole } from './backup-place.ts'
import { chooseBackup } from './choose-backup.ts'
import { folderPlace } from './folder-place.ts'
import { makeBackup } from './make-backup.ts'
import { objectOf, SUMMARY } from './object-names.ts'
import { restoreRows } from './restore-backup.ts'
import { type BackupKey, newBackupKey } from './sealed-stream.ts'

const both: ServerSecret = { current: NEW, other: OLD, kept: [] }
const server = inject('databaseServerUrl')
const target = `backup_secrets_${process.pid}`

let db: ChangedSecret
let folder: string
let place: BackupPlace
let key: BackupKey
beforeAll(async () => {
  db = await changedSecret()
  key = await newBackupKey()
  folder = await mkdtemp(path.join(tmpdir(), 'portaria-secrets-'))
  place = folderPlace(path.join(folder, 'place'))
  await db.run(`DROP TABLE tried;
    INSERT INTO users (id, name, email) VALUES ('${newId()}', 'Ana', 'ana@example.com')`)
})
afterEach(() => dropWholeDatabase(server, target))
afterAll(async () => {
  await db.close()
  await rm(folder, { recursive: true, force: true })
})

const backUp = () =>
  makeBackup({
    url: db.url,
    secret: OLD,
    release: '1.2.3',
    place,
    recipients: [key.recipient],
    files: diskFileStore(folder),
    report: () => undefined,
    signal: new AbortController().signal,
  })

/** Restores as a server with both secrets; returns the secret with the keys that are kept then. */
async function restore(id: string, only?: string) {
  const { openedBy } = await chooseBackup(place, { id, secret: both })
  const url = await makeDatabase(server, target)
  const company = only === undefined ? {} : { only }
  const identities = [key.identity]
  const report = () => undefined
  const options = { url, secret: openedBy, place, identities, report, isReal: false }
  await restoreRows(id, { ...options, ...company })
  await migrate({ url, secret: openedBy })
  return checkSchema({ url, secret: both })
}

const passesOf = (secret: ServerSecret) => lastingKey(secret, 'passes').toString('hex')
const first = derivedKey(OLD, 'passes').toString('hex')

it('a company of a backup is restored by itself while the secret is changed', async () => {
  const { id } = await backUp()
  expect(passesOf(await restore(id, db.tenants[0]))).toBe(first)
})

it('a backup of before there were kept keys is restored after a change, with its own keys', async () => {
  await db.run('DELETE FROM secret_keys')
  const { secrets: _, ...summary } = await backUp()
  const bytes = Buffer.from(JSON.stringify(summary))
  await putWhole(place, objectOf(summary.id, SUMMARY), bytes)
  expect(passesOf(await restore(summary.id))).toBe(first)
})
