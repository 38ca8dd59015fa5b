import type { Environment } from '../environment.ts'
import { diskFileStore } from './disk-file-store.ts'
import type { FileStore } from './file-store.ts'
import { checkBucket } from './object-storage/check-bucket.ts'
import { objectFileStore } from './object-storage/object-file-store.ts'
import { openCalls } from './object-storage/object-storage-calls.ts'
import type { ObjectStorageSettings } from './object-storage/object-storage-settings.ts'

/** Opens the store that the settings ask for: a bucket, or the data folder. */
export async function openFileStore({
  dataDir,
  objectStorage,
}: Pick<Environment, 'dataDir' | 'objectStorage'>): Promise<FileStore> {
  return objectStorage === undefined
    ? diskFileStore(dataDir)
    : objectFileStore(await openCalls(objectStorage), objectStorage)
}

/**
 * Checks the bucket of the settings, if there is one. Throws a `StartupError` for one that cannot
 * be used; `report` gets the warning about one that does not answer.
 */
export async function checkFileStore(
  { objectStorage }: Pick<Environment, 'objectStorage'>,
  report: (line: string) => void,
): Promise<void> {
  if (objectStorage !== undefined) (await openCheckedBucket(objectStorage, report)).close()
}

/** Opens the store in a bucket, and checks it as `checkFileStore` does. */
export async function openCheckedBucket(
  settings: ObjectStorageSettings,
  report: (line: string) => void,
): Promise<FileStore> {
  const store = objectFileStore(await openCalls(settings), settings)
  try {
    const warning = await checkBucket(store, settings)
    if (warning !== null) report(warning)
    return store
  } catch (error) {
    store.close()
    throw error
  }
}
