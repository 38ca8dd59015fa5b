import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnvironment } from '../environment.ts'
import { readIdentities } from './backup-settings.ts'
import { newBackupKey } from './sealed-stream.ts'

const RECIPIENT = `age1${'q'.repeat(58)}`
const BUCKET = 's3://backups?endpoint=https://s3.example.com'

describe('the settings of backups', () => {
  it('name a bucket, by keys of its own or by those of the files', () => {
    const given = { BACKUP_URL: BUCKET, BACKUP_RECIPIENT: `${RECIPIENT}, ${RECIPIENT}` }
    const files = {
      FILES_URL: 's3://pictures?endpoint=https://s3.example.com',
      AWS_ACCESS_KEY_ID: 'files',
      AWS_SECRET_ACCESS_KEY: 'x',
    }
    const own = { BACKUP_ACCESS_KEY_ID: 'backups', BACKUP_SECRET_ACCESS_KEY: 'y' }
    const keyOf = (settings: Record<string, string>) => {
      const { place } = readEnvironment(settings).backup ?? {}
      return place && 'bucket' in place ? place.bucket.credentials?.accessKeyId : null
    }
    expect(keyOf(given)).toBeUndefined()
    expect(keyOf({ ...given, ...files })).toBe('files')
    expect(keyOf({ ...given, ...files, ...own })).toBe('backups')
    expect(readEnvironment(given).backup?.recipients).toEqual([RECIPIENT, RECIPIENT])
  })

  it.each<[sentence: string, settings: Record<string, string>]>([
    ['BACKUP_URL must be the path', { BACKUP_URL: 'backups', BACKUP_RECIPIENT: RECIPIENT }],
    ['BACKUP_URL must hold no keys', { BACKUP_URL: 's3://a:b@backups' }],
    ['BACKUP_URL needs BACKUP_RECIPIENT', { BACKUP_URL: '/mnt/backups' }],
    [
      'BACKUP_RECIPIENT must be',
      { BACKUP_URL: '/mnt/backups', BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1' },
    ],
    ['BACKUP_AT must be', { BACKUP_AT: '24:00' }],
    [
      'BACKUP_URL needs both',
      { BACKUP_URL: BUCKET, BACKUP_RECIPIENT: RECIPIENT, BACKUP_ACCESS_KEY_ID: 'a' },
    ],
  ])('are refused: %s', (sentence, settings) => {
    expect(() => readEnvironment(settings)).toThrow(sentence)
  })

  it('find the key, or the keys of a file as age-keygen writes it', async () => {
    const [{ identity }, other] = [await newBackupKey(), await newBackupKey()]
    expect(await readIdentities({ BACKUP_IDENTITY: ` ${identity} ` })).toEqual([identity])
    const folder = await mkdtemp(path.join(tmpdir(), 'portaria-keys-'))
    const file = path.join(folder, 'keys.txt')
    await writeFile(file, `# public key: ${other.recipient}\n${other.identity}\n${identity}\n`)
    expect(await readIdentities({ BACKUP_IDENTITY: file })).toEqual([other.identity, identity])
    for (const given of ['', '/nowhere', other.recipient, undefined]) {
      await expect(readIdentities({ BACKUP_IDENTITY: given })).rejects.toThrow(
        'BACKUP_IDENTITY must be',
      )
    }
    await rm(folder, { recursive: true })
  })
})
