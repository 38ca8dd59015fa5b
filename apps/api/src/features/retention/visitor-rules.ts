import { visitors } from '@portaria/contract/registers/visitors/visitors'
import { sql } from 'kysely'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { publishChange } from '../../register-endpoints/change-event.ts'
import { ERASED_BY_TERM, type RetentionRule } from './retention-rule.ts'

/** What stands in the place of the name of somebody who was erased. */
const ERASED_NAME = 'Visitante apagado'

/** What a document says of somebody; their photo is a file. */
const documentFields = [
  'cpf',
  'id_doc',
  'birth_date',
  'cnh_number',
  'cnh_category',
  'cnh_expires_on',
] as const

/** Everything else by which somebody is known. */
const personFields = [
  'name',
  'social_name',
  'gender',
  'marital_status',
  'nationality',
  'email',
  'phones',
  'company',
  'plate',
  'notes',
  'blocked_reason',
] as const

/** When somebody was last here, of `visitors v`. */
const lastHere: Sql = sql`v.created_at`

const held: Sql = sql`
  CASE WHEN v.blocked AND (v.blocked_until IS NULL OR v.blocked_until > now()) THEN 'blocked' END`

const overdue = (tenantId: string, days: number, hasData: Sql): Sql => sql`
  SELECT v.id, ${lastHere} AS since, ${held} AS held FROM visitors v
  WHERE v.tenant_id = ${tenantId} AND ${hasData}
    AND ${lastHere} < now() - make_interval(days => ${days})`

const hasDocuments: Sql = sql.join(
  [...documentFields, 'photo_file_id'].map((name) => sql`v.${sql.ref(name)} IS NOT NULL`),
  sql` OR `,
)

/** Documents and photos of visitors; the gate asks for them anew when somebody comes back. */
export const visitorDocuments: RetentionRule = {
  kind: 'visitor_documents',
  days: ({ visitor_documents_days }) => visitor_documents_days,
  table: 'visitors',
  overdue: (tenantId, days) => overdue(tenantId, days, sql`(${hasDocuments})`),
  async erase(context, ids, dropFiles) {
    const { queries, actor } = context
    const photos = await photosOf(context, ids)
    await queries.count(sql`
      UPDATE visitors SET ${blanked(documentFields)}, photo_file_id = NULL, provisional = true,
        version = version + 1, updated_at = now(), updated_by = NULL
      WHERE tenant_id = ${actor.tenantId} AND id = ANY(${[...ids]})`)
    await eraseTrail(context, ids, documentFields)
    await dropFiles(context, photos)
    await publishChange(context, visitors, ids)
  },
}

/** Visitors themselves, who have not been here for as long as visits are kept. */
export const visitorsThemselves: RetentionRule = {
  kind: 'visitors',
  days: ({ visits_days }) => visits_days,
  table: 'visitors',
  overdue: (tenantId, days) => overdue(tenantId, days, sql`v.erased_at IS NULL`),
  async erase(context, ids, dropFiles) {
    const { queries, actor } = context
    const photos = await photosOf(context, ids)
    const rest = personFields.filter((name) => name !== 'name' && name !== 'phones')
    await queries.count(sql`
      UPDATE visitors SET name = ${ERASED_NAME}, phones = '{}', ${blanked(documentFields)},
        ${blanked(rest)}, photo_file_id = NULL, erased_at = now(), provisional = true,
        deleted_at = coalesce(deleted_at, now()), version = version + 1, updated_at = now(),
        updated_by = NULL
      WHERE tenant_id = ${actor.tenantId} AND id = ANY(${[...ids]})`)
    await eraseTrail(context, ids, [...documentFields, ...personFields])
    await dropFiles(context, photos)
    await publishChange(context, visitors, ids)
  },
}

const blanked = (names: readonly string[]): Sql =>
  sql.join(names.map((name) => sql`${sql.ref(name)} = NULL`))

async function eraseTrail(
  { queries }: TenantContext,
  ids: readonly string[],
  fields: readonly string[],
): Promise<void> {
  await queries.all(sql`
    SELECT erase_audited_values('visitors', ${[...ids]}::uuid[], ${[...fields]}::text[],
      ${ERASED_BY_TERM})`)
}

/** The photos that some visitors have, and those that were replaced. */
async function photosOf(
  { queries, actor: { tenantId } }: TenantContext,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await queries.all(sql<{ id: string }>`
    SELECT photo_file_id AS id FROM visitors
    WHERE tenant_id = ${tenantId} AND id = ANY(${[...ids]}) AND photo_file_id IS NOT NULL
    UNION
    SELECT p.id::uuid FROM audit_log a, jsonb_array_elements_text(a.changes->'photo_file_id') p (id)
    WHERE a.tenant_id = ${tenantId} AND a.register = 'visitors' AND a.row_id = ANY(${[...ids]})
      AND p.id IS NOT NULL`)
  return rows.map(({ id }) => id)
}
