import { SEALED } from './sealed-stream.ts'

/** The folder of backups in their place. */
export const BACKUPS = 'backups/'

/** The folder of the copies of files, which all backups share. */
export const FILES = 'files/'

/** The object that says what a backup is, and that it is whole. */
export const SUMMARY = 'backup.json'

/** The object that says what a backup holds. */
export const CONTENTS = `contents.json${SEALED}`

/** The object that lists the files of a backup: `<tenant>/<file>` a line. */
export const FILE_LIST = 'files.txt'

/** Returns the name of an object of a backup. */
export const objectOf = (backupId: string, object: string): string =>
  `${BACKUPS}${backupId}/${object}`

/** Returns the object that holds the rows of a part. */
export const rowsOf = (part: string): string => `rows/${part}${SEALED}`

/** The name of a part without companies' rows. */
export const PLATFORM = 'platform'

/** The name of the part with the pictures that belong to people. */
export const PEOPLE = 'people'

/** Returns the folder of the copies of a company's files. */
export const copiesOf = (tenantId: string): string => `${FILES}${tenantId}/`

/** Returns the name of the copy of a file. */
export const copyOf = (tenantId: string, fileId: string): string =>
  `${copiesOf(tenantId)}${fileId}.age`

/** Returns a backup's id, which begins with the moment that it holds. */
export const newBackupId = (takenAt: Date, letters: string): string =>
  `${takenAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${letters}`

/** Returns the id of the backup that an object belongs to; null for another object. */
export const backupOf = (name: string): string | null =>
  /^backups\/(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z-[0-9a-f]{6})\//.exec(name)?.[1] ?? null

/** Returns the moment that a backup holds, from its id. */
export const momentOf = (backupId: string): Date =>
  new Date(`${backupId.slice(0, 10)}T${backupId.slice(11, 19).replaceAll('-', ':')}Z`)
