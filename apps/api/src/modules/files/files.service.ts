import type { Actor } from '@portaria/contract/actors/actor'
import { isPlatformRole } from '@portaria/contract/actors/roles'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { type AppDatabase, hasTenant } from '../../platform/database/app-database.ts'
import { addFile } from '../../platform/files/add-file.ts'
import { type DropFiles, dropUnusedFiles } from '../../platform/files/drop-files.ts'
import type { FileLinks } from '../../platform/files/file-links.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { EncodedImage } from '../../platform/files/image-encoder.ts'
import { problem } from '../../platform/problem.ts'

export type FilesService = {
  /** Stores a picture until a row refers to it; an unused one is deleted after a day. */
  keep(actor: Actor, image: EncodedImage): Promise<{ id: string; url: string }>
  /** Returns the bytes of a signed link. Throws `not_found` for an invalid or expired one. */
  open(link: { id: string; tenant: string; expires: number; signature: string }): Promise<Buffer>
  drop: DropFiles
  /** Deletes pictures that no row has used within a day. */
  purge(actor: Actor): Promise<number>
}

/**
 * Returns the actor that stores a picture. A platform role without a chosen company stores it for a
 * shared row of a catalogue.
 */
const storingActor = (actor: Actor): Actor =>
  actor.tenantId === null && actor.role !== 'system' && isPlatformRole(actor.role)
    ? { ...actor, tenantId: NIL_TENANT }
    : actor

export function filesService(
  database: AppDatabase,
  store: FileStore,
  links: FileLinks,
): FilesService {
  const drop = dropUnusedFiles(store)
  return {
    async keep(actor, image) {
      const keeper = storingActor(actor)
      if (!hasTenant(keeper)) throw problem('tenant_required')
      const id = newId()
      await store.put(keeper.tenantId, id, image.bytes)
      await database.inTenant(keeper, (context) =>
        addFile(context, image, { id, isClaimed: false }),
      )
      return { id, url: links.linkOf(keeper.tenantId, id) }
    },

    async open({ id, tenant, expires, signature }) {
      if (!links.verify(tenant, id, expires, signature)) throw problem('not_found')
      const bytes = await store.get(tenant, id)
      if (bytes === null) throw problem('not_found')
      return bytes
    },

    drop,

    purge: (actor) =>
      database.inTenant(actor, async (context) => {
        const unused = await context.queries.all(sql<{ id: string }>`
          SELECT id FROM files WHERE tenant_id = ${context.actor.tenantId} AND claimed_at IS NULL
            AND created_at < now() - interval '24 hours'`)
        const ids = unused.map(({ id }) => id)
        return drop(context, ids)
      }),
  }
}
