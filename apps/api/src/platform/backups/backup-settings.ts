import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import {
  type ObjectStorageSettings,
  readBucketAddress,
} from '../files/object-storage/object-storage-settings.ts'
import { StartupError } from '../startup-error.ts'

/** Where backups go, for whom they are encrypted, and when they are made. */
export type BackupSettings = {
  readonly place: { readonly folder: string } | { readonly bucket: ObjectStorageSettings }
  /** Recipients of age. Whoever holds the identity of one of them can read the backups. */
  readonly recipients: readonly string[]
  /** Minutes after midnight, in the time zone of the server. */
  readonly atMinute: number
}

const DEFAULT_AT = '03:00'

/** The settings of backups from outside. */
export const backupKnobs = {
  BACKUP_URL: z
    .string()
    .transform((value, context) => {
      if (path.isAbsolute(value)) return { folder: path.resolve(value) }
      const read = readBucketAddress(value)
      if (typeof read !== 'string') return { bucket: read }
      const message = value.startsWith('s3:')
        ? read
        : 'must be the path of a folder from the root, or an address such as s3://backups?endpoint=https://s3.example.com&region=sa-east-1'
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
    .optional(),
  BACKUP_RECIPIENT: z
    .string()
    .transform((value) => value.split(',').map((recipient) => recipient.trim()))
    .refine(
      (recipients) => recipients.every((recipient) => /^age1[a-z0-9]{50,}$/.test(recipient)),
      'must be a recipient such as age1…, which npm run backup -- --new-key makes',
    )
    .optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 03:00')
    .default(DEFAULT_AT),
  BACKUP_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_SECRET_ACCESS_KEY: z.string().optional(),
}

type Knobs = z.output<z.ZodObject<typeof backupKnobs>>

/**
 * Reads the settings of backups; undefined if no place is set. `shared` are the keys of the store of
 * files, for a place without keys of its own. Throws a `StartupError` for settings that lack one another.
 */
export function readBackupSettings(
  knobs: Knobs,
  shared: ObjectStorageSettings['credentials'],
): BackupSettings | undefined {
  const { BACKUP_URL: place, BACKUP_RECIPIENT: recipients, BACKUP_AT: at } = knobs
  if (place === undefined) return undefined
  if (recipients === undefined) {
    throw new StartupError(
      'BACKUP_URL needs BACKUP_RECIPIENT, for whom backups are encrypted: npm run backup -- --new-key makes one.',
    )
  }
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  const atMinute = 60 * hours + minutes
  if ('folder' in place) return { place, recipients, atMinute }
  const credentials = ownCredentials(knobs) ?? shared
  return {
    place: { bucket: { ...place.bucket, ...(credentials && { credentials }) } },
    recipients,
    atMinute,
  }
}

function ownCredentials(knobs: Knobs): ObjectStorageSettings['credentials'] {
  const { BACKUP_ACCESS_KEY_ID: accessKeyId, BACKUP_SECRET_ACCESS_KEY: secretAccessKey } = knobs
  if (accessKeyId === undefined && secretAccessKey === undefined) return undefined
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new StartupError(
      'BACKUP_URL needs both BACKUP_ACCESS_KEY_ID and BACKUP_SECRET_ACCESS_KEY, or neither of them.',
    )
  }
  return { accessKeyId, secretAccessKey }
}

const IDENTITY = /^AGE-SECRET-KEY-[A-Z0-9-]+$/

/**
 * Reads the keys that open backups from BACKUP_IDENTITY: a key, or the path of a file with keys, as
 * `age-keygen` writes it. No server needs it. Throws a `StartupError` where there is none.
 */
export async function readIdentities(
  variables: Record<string, string | undefined>,
): Promise<string[]> {
  const given = variables['BACKUP_IDENTITY']?.trim() ?? ''
  if (IDENTITY.test(given)) return [given]
  const text = given === '' ? '' : await readFile(given, 'utf8').catch(() => '')
  const keys = text.split('\n').filter((line) => IDENTITY.test(line.trim()))
  if (keys.length > 0) return keys.map((key) => key.trim())
  throw new StartupError(
    'BACKUP_IDENTITY must be the key of the backups (AGE-SECRET-KEY-…), or the path of a file that holds it.',
  )
}
