import type { Photo } from '@portaria/contract/features/photo'
import type { FileLinks } from './file-links.ts'

/**
 * A person's picture for who may read that person's name: it lies under the person, so that it is the
 * same in every company. Null where there is none.
 */
export function photoOf(
  links: Pick<FileLinks, 'linkOf'>,
  userId: string | null,
  fileId: string | null,
): Photo | null {
  return userId === null || fileId === null
    ? null
    : { id: fileId, url: links.linkOf(userId, fileId) }
}
