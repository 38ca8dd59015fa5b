import type { ErasedKind } from '@portaria/contract/modules/erasures/erasures'
import { sql } from 'kysely'
import type { PersonalRows } from '../../parts/personal-rows.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { DropFiles } from '../../platform/files/drop-files.ts'
import { eraseValues } from '../../register-endpoints/erase-values.ts'
import type { Counts, Erasure } from './erasures.repository.ts'
import { neutralName, type Person, peopleTable, refersTo } from './people-tables.ts'

/**
 * Blanks a person's own record, and those that were merged into it, with its trail, photos and
 * faces, and removes it under a neutral name (people §8).
 */
export async function eraseOwnValues(
  context: TenantContext,
  person: Person,
  { id: erasure, number }: Erasure,
  { rows, dropFiles }: { rows: PersonalRows; dropFiles: DropFiles },
): Promise<Counts<ErasedKind>> {
  const { fields, named = 'name', instead, set, pictures, register } = rows
  const values = await countValues(context, person, [named, ...fields])
  const owned = await eraseOwned(context, person)
  let trail = 0
  const photos = await eraseValues(context, person.ids, dropFiles, {
    register,
    fields: [named, ...fields],
    instead: { ...instead, [named]: sql`${neutralName(number)}` },
    set: sql`${set}, status = 'INATIVO'`,
    pictures,
    async eraseTrail() {
      const erased = await context.queries.one(sql<{ trail: number }>`
        SELECT erase_trail_of(${erasure}) AS trail`)
      ;({ trail } = erased)
    },
  })
  const faces = await eraseFaces(context, person)
  const ofDocuments = await dropFiles(context, owned.pictures)
  return { values, trail, faces, photos: photos + ofDocuments, ...owned.counts }
}

/** Counts the values that somebody's records have. */
async function countValues(
  { queries, actor }: TenantContext,
  { register, ids }: Person,
  fields: readonly string[],
): Promise<number> {
  const each = fields.map((name) => (name === 'phones' ? sql`nullif(phones, '{}')` : sql.ref(name)))
  const { values } = await queries.one(sql<{ values: number }>`
    SELECT sum(num_nonnulls(${sql.join(each)}))::int AS values FROM ${peopleTable(register)}
    WHERE tenant_id = ${actor.tenantId} AND id = ANY(${[...ids]}::uuid[])`)
  return values
}

/** Deletes photos by which readers knew somebody; the consents to them stay (people §11). */
async function eraseFaces({ queries, actor }: TenantContext, person: Person): Promise<number> {
  if (person.register === 'visitors') return 0
  return queries.count(sql`
    DELETE FROM faces f WHERE f.tenant_id = ${actor.tenantId} AND ${refersTo('f', person)}`)
}

type Owned = {
  readonly counts: Counts<'technicians' | 'documents'>
  readonly pictures: readonly string[]
}

/** Deletes the technicians and the documents of a provider. */
async function eraseOwned(
  { queries, actor }: TenantContext,
  { register, id }: Person,
): Promise<Owned> {
  if (register !== 'service-providers') return { counts: {}, pictures: [] }
  const technicians = await queries.count(sql`
    DELETE FROM service_provider_technicians
    WHERE tenant_id = ${actor.tenantId} AND service_provider_id = ${id}`)
  const documents = await queries.all(sql<{ picture_file_id: string | null }>`
    DELETE FROM service_provider_documents
    WHERE tenant_id = ${actor.tenantId} AND service_provider_id = ${id} RETURNING picture_file_id`)
  return {
    counts: { technicians, documents: documents.length },
    pictures: documents.flatMap(({ picture_file_id }) => picture_file_id ?? []),
  }
}
