import { address, person } from '@portaria/contract/define-register/field-groups'
import type { ErasableRegister, ErasedKind } from '@portaria/contract/modules/erasures/erasures'
import { registers } from '@portaria/contract/modules/registers'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { DropFiles } from '../../platform/files/drop-files.ts'
import { publishChange } from '../../register-endpoints/change-event.ts'
import { picturesOf } from '../../register-endpoints/erase-values.ts'
import type { Counts, Erasure } from './erasures.repository.ts'
import { neutralName, peopleTable, pointerOf, type Subject } from './people-tables.ts'

const ofPerson = Object.keys(person).filter((field) => field !== 'photo_file_id')
const ofAddress = Object.keys(address)

/** The fields that say something about the person. Position, category and the days of work stay. */
const fieldsOf: { readonly [Register in ErasableRegister]: readonly string[] } = {
  residents: [...ofPerson, 'emergency_contact', 'guardian_id', 'exit_permission', 'refusal_reason'],
  employees: [...ofPerson, ...ofAddress],
  'service-providers': [
    ...ofPerson,
    ...ofAddress,
    'legal_name',
    'state_registration',
    'municipal_registration',
    'site',
    'contact_name',
    'block_reason',
  ],
  visitors: [...ofPerson, 'company', 'plate', 'blocked_reason'],
}

/** Fields that are never null. */
const emptied: Readonly<Record<string, string>> = { phones: `'{}'::text[]` }

/**
 * Blanks a person's own record, with its trail, photos and faces, and removes it under a neutral
 * name (people §8).
 */
export async function eraseOwnValues(
  context: TenantContext,
  subject: Subject,
  { id: erasure, number }: Erasure,
  dropFiles: DropFiles,
): Promise<Counts<ErasedKind>> {
  const { register, id } = subject
  const { queries, actor } = context
  const definition = registers[register]
  const photos = await picturesOf(context, definition, [id], ['photo_file_id'])
  const owned = await eraseOwned(context, subject)
  const fields = fieldsOf[register]
  const before = fields.map((name) =>
    name === 'phones' ? sql`nullif(phones, '{}')` : sql.ref(name),
  )
  const { values } = await queries.one(sql<{ values: number }>`
    SELECT num_nonnulls(${sql.join(before)}) AS values FROM ${peopleTable(register)}
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
  const blanked = fields
    .filter((name) => name !== 'name')
    .map((name) => sql`${sql.ref(name)} = ${sql.raw(emptied[name] ?? 'NULL')}`)
  const mark = register === 'visitors' ? sql`, erased_at = now(), provisional = true` : sql``
  await queries.count(sql`
    UPDATE ${peopleTable(register)} SET name = ${neutralName(number)}, photo_file_id = NULL,
      ${sql.join(blanked)}, status = 'INATIVO', deleted_at = now(), version = version + 1,
      updated_at = now(), updated_by = ${actor.userId} ${mark}
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
  const { trail } = await queries.one(sql<{ trail: number }>`
    SELECT erase_trail_of(${erasure}) AS trail`)
  const faces = register === 'visitors' ? 0 : await eraseFaces(context, subject)
  const dropped = await dropFiles(context, [...photos, ...owned.pictures])
  await publishChange(context, definition, [id])
  return { values, trail, faces, photos: dropped, ...owned.counts }
}

/** Deletes photos by which readers knew somebody; the consents to them stay (people §11). */
const eraseFaces = ({ queries, actor }: TenantContext, { register, id }: Subject) =>
  queries.count(sql`
    DELETE FROM faces
    WHERE tenant_id = ${actor.tenantId} AND ${sql.ref(pointerOf[register])} = ${id}`)

type Owned = {
  readonly counts: Counts<'technicians' | 'documents'>
  readonly pictures: readonly string[]
}

/** Deletes the technicians and the documents of a provider. */
async function eraseOwned(
  { queries, actor }: TenantContext,
  { register, id }: Subject,
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
