import * as z from 'zod/mini'

/** The beginning of the keys of files, and their folder on disk. */
export const FOLDER = 'files/'

const id = z.uuid()

/** Returns the key of a file: `files/<tenant>/<file>`. */
export const keyOf = (tenantId: string, fileId: string): string => `${FOLDER}${tenantId}/${fileId}`

/** Returns the file of a key; null for a key that no file has. */
export function fileOfKey(key: string): { tenantId: string; fileId: string } | null {
  const [folder, tenantId = '', fileId = '', ...rest] = key.split('/')
  const isFile = `${folder}/` === FOLDER && rest.length === 0
  if (!isFile || !id.safeParse(tenantId).success || !id.safeParse(fileId).success) return null
  return { tenantId, fileId }
}
