import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { TenantContext } from '../database/tenant-context.ts'
import type { EncodedImage } from './image-encoder.ts'

/**
 * Writes the row of a picture whose bytes `FileStore.put` has stored. A picture that no row claims
 * is deleted after a day.
 */
export async function addFile(
  { queries, actor }: TenantContext,
  { bytes, mediaType, width, height }: EncodedImage,
  { id, isClaimed }: { id: string; isClaimed: boolean },
): Promise<void> {
  await queries.count(sql`
    INSERT INTO files
      (tenant_id, id, media_type, bytes, sha256, width, height, claimed_at, created_by)
    VALUES (${actor.tenantId}, ${id}, ${mediaType}, ${bytes.length},
      ${createHash('sha256').update(bytes).digest()}, ${width}, ${height},
      ${isClaimed ? sql`now()` : null}, ${actor.userId})`)
}
