import { filesService } from '../modules/files/files.service.ts'
import { fileLinks } from '../platform/files/file-links.ts'
import type { TestApp } from './test-app.ts'

/** Removes the pictures of bosque that no row has claimed, as the nightly job does. */
export async function purgeFiles(test: TestApp): Promise<void> {
  const { database, secret, files: store } = test.parts
  const files = filesService(database, store, fileLinks(secret))
  await files.purge(test.actor('sindico'))
}
