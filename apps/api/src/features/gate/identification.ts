import type { Actor } from '@portaria/contract/actor'
import type { EntryBody } from '@portaria/contract/features/visits'
import { cpf as cpfType } from '@portaria/contract/value-types/cpf'
import { sql } from 'kysely'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import { fieldProblem, ProblemError } from '../../platform/problem.ts'
import type { Machinery } from '../../register-endpoints/machinery.ts'
import { updateRecord } from '../../register-endpoints/write-records.ts'

type Visitor = { id: string; version: number; provisional: boolean | null }

/**
 * Gives a provisional visitor the document that was shown at the desk, before the entry is tried and in
 * transactions of its own: what was typed stays, and what it reveals is counted, although the entry is
 * refused. A document that a known visitor has shows who it is: the provisional one is merged into them
 * (domain.md section 3, visitors).
 */
export async function identify(
  database: AppDatabase,
  visitors: Machinery,
  actor: Actor,
  { visitId, passId }: { visitId: string | null; passId: string | null },
  { cpf, id_doc }: Pick<EntryBody, 'cpf' | 'id_doc'>,
): Promise<void> {
  const document = documentOf(cpf, id_doc)
  if (document === null) return
  const visitor = await database.inTenant(actor, ({ queries, actor: { tenantId } }) =>
    queries.first(sql<Visitor>`
      SELECT v.id, v.version, v.provisional FROM visitors v
      WHERE v.tenant_id = ${tenantId} AND v.deleted_at IS NULL AND v.id = coalesce(
        (SELECT visitor_id FROM visits WHERE tenant_id = ${tenantId} AND id = ${visitId}::uuid),
        (SELECT visitor_id FROM passes WHERE tenant_id = ${tenantId} AND id = ${passId}::uuid))`),
  )
  if (visitor?.provisional !== true) return
  try {
    await updateRecord(visitors, actor, visitor.id, visitor.version, document)
  } catch (error) {
    const known =
      error instanceof ProblemError && error.code === 'duplicate' && error.details.existing
    if (!known) throw error
    await merge(database, visitors, actor, visitor.id, known.id)
  }
}

function documentOf(
  cpf: string | null | undefined,
  idDoc: EntryBody['id_doc'],
): Record<string, unknown> | null {
  if (idDoc != null) return { id_doc: idDoc }
  if (cpf == null || cpf.trim() === '') return null
  const parsed = cpfType.parse(cpf)
  if (!parsed.ok) throw fieldProblem('cpf', parsed.code)
  return { cpf: parsed.value }
}

/** The register's own action, in a transaction of its own. */
async function merge(
  database: AppDatabase,
  visitors: Machinery,
  actor: Actor,
  id: string,
  into: string,
): Promise<void> {
  await database.inTenant(actor, async (context) => {
    const { queries, actor: own } = context
    const row = await queries.first(sql<{ id: string } & Record<string, unknown>>`
      SELECT * FROM visitors
      WHERE tenant_id = ${own.tenantId} AND id = ${id} AND deleted_at IS NULL FOR UPDATE`)
    if (row) await visitors.behaviour.actions?.['merge']?.run(context, row, { into })
  })
}
