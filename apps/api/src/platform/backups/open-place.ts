import { openCalls } from '../files/object-storage/object-storage-calls.ts'
import type { BackupPlace } from './backup-place.ts'
import type { BackupSettings } from './backup-settings.ts'
import { bucketPlace } from './bucket-place.ts'
import { folderPlace } from './folder-place.ts'

/** Opens the place of the settings. */
export async function openPlace({ place }: Pick<BackupSettings, 'place'>): Promise<BackupPlace> {
  return 'folder' in place
    ? folderPlace(place.folder)
    : bucketPlace(await openCalls(place.bucket), place.bucket)
}
