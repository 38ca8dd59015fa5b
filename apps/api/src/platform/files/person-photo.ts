import type { Photo } from '@portaria/contract/photo'
import type { FileLinks } from './file-links.ts'

/**
 * A person's picture, for readers who may see that person's name. It is stored under the person, so
 * it is the same in every company. Null where there is none.
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
