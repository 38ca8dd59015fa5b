import type { Photo } from '@portaria/contract/schemas/photo'
import type { FileLinks } from './file-links.ts'

/**
 * Returns the link of a person's picture, for readers who may see the person's name, or of a
 * company's logo. It is stored under the person or the company, so it is the same for every reader.
 * Null if there is none.
 */
export function photoOf(
  links: Pick<FileLinks, 'linkOf'>,
  ownerId: string | null,
  fileId: string | null,
): Photo | null {
  return ownerId === null || fileId === null
    ? null
    : { id: fileId, url: links.linkOf(ownerId, fileId) }
}
