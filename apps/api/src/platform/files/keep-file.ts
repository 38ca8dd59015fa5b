import { createHash } from 'node:crypto'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { TenantContext } from '../database/tenant-context.ts'
import type { FileStore } from './file-store.ts'
import type { EncodedImage } from './image-encoder.ts'

/**
 * Stores a picture of the tenant and its row; returns its id. A picture that no row claims is
 * deleted after a day. Fails as `FileStore.put` does.
 */
export async function keepFile(
  { queries, actor }: TenantContext,
  store: FileStore,
  { bytes, mediaType, width, height }: EncodedImage,
  { id = newId(), isClaimed }: { id?: string; isClaimed: boolean },
): Promise<string> {
  await queries.count(sql`
    INSERT INTO files
      (tenant_id, id, media_type, bytes, sha256, width, height, claimed_at, created_by)
    VALUES (${actor.tenantId}, ${id}, ${mediaType}, ${bytes.length},
      ${createHash('sha256').update(bytes).digest()}, ${width}, ${height},
      ${isClaimed ? sql`now()` : null}, ${actor.userId})`)
  await store.put(actor.tenantId, id, bytes)
  return id
}
