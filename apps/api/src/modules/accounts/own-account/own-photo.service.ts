import type { Actor, TenantActor } from '@portaria/contract/actors/actor'
import { isPlatformRole } from '@portaria/contract/actors/roles'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { afterCommit } from '../../../platform/database/after-commit.ts'
import { type AppDatabase, hasTenant } from '../../../platform/database/app-database.ts'
import type { Queries } from '../../../platform/database/queries.ts'
import { addFile } from '../../../platform/files/add-file.ts'
import { removeBytes } from '../../../platform/files/drop-files.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { EncodedImage } from '../../../platform/files/image-encoder.ts'
import { problem } from '../../../platform/problem.ts'

/** The own picture. Each method takes the actor who owns it. */
export type OwnPhotoService = {
  /** Replaces the earlier picture. */
  keep(actor: Actor, image: EncodedImage): Promise<void>
  remove(actor: Actor): Promise<void>
}

/**
 * Returns the person as the tenant of their own files, so that the rows are visible in no company.
 */
function fileOwner(actor: Actor): TenantActor {
  if (actor.userId === null) throw problem('unauthenticated')
  return { ...actor, tenantId: actor.userId }
}

/** The picture before a change; locks the person's row, but for rows that refer to it. */
async function lockPhoto(queries: Queries, userId: string): Promise<string | null> {
  const { photo_file_id: id } = await queries.one(sql<{ photo_file_id: string | null }>`
    SELECT photo_file_id FROM users WHERE id = ${userId} FOR NO KEY UPDATE`)
  return id
}

/** Sets another picture, or none; deletes the old one's row, and its bytes after the commit. */
async function show(
  store: FileStore,
  queries: Queries,
  userId: string,
  { before, next }: { before: string | null; next: string | null },
): Promise<void> {
  await queries.count(sql`
    UPDATE users SET photo_file_id = ${next}, version = version + 1, updated_at = now(),
      updated_by = ${userId}
    WHERE id = ${userId}`)
  await queries.count(sql`DELETE FROM files WHERE tenant_id = ${userId} AND id = ${before}`)
  if (before !== null) afterCommit(queries, () => removeBytes(store, userId, [before]))
}

export function ownPhotoService(database: AppDatabase, store: FileStore): OwnPhotoService {
  /**
   * Audits a change of the picture after it was made: the trail belongs to a company, and the file
   * does not.
   */
  async function auditChange(
    actor: Actor,
    before: string | null,
    next: string | null,
  ): Promise<void> {
    if (!hasTenant(actor) || actor.role === 'system' || isPlatformRole(actor.role)) return
    await database.inTenant(actor, (context) =>
      recordAudit(context, {
        register: 'users',
        rowId: actor.userId,
        operation: 'update',
        changes: { photo_file_id: [before, next] },
      }),
    )
  }

  return {
    async keep(actor, image) {
      const next = newId()
      const owner = fileOwner(actor)
      await store.put(owner.tenantId, next, image.bytes)
      const before = await database.inTenant(owner, async (context) => {
        const old = await lockPhoto(context.queries, owner.tenantId)
        await addFile(context, image, { id: next, isClaimed: true })
        await show(store, context.queries, owner.tenantId, { before: old, next })
        return old
      })
      await auditChange(actor, before, next)
    },

    async remove(actor) {
      const before = await database.inTenant(
        fileOwner(actor),
        async ({ queries, actor: { tenantId } }) => {
          const old = await lockPhoto(queries, tenantId)
          if (old !== null) await show(store, queries, tenantId, { before: old, next: null })
          return old
        },
      )
      if (before === null) return
      await auditChange(actor, before, null)
    },
  }
}
