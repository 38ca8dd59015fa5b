import type { Actor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import { ProblemError } from '../../platform/problem.ts'
import type { Machinery } from '../../register-endpoints/machinery.ts'
import type { RowIn } from '../../register-endpoints/row-steps.ts'
import { updateRecord } from '../../register-endpoints/write-records.ts'
import type { TypedEntry } from './typed-entry.ts'

type Visitor = { id: string; version: number; provisional: boolean | null }

/**
 * Gives a provisional visitor the document shown at the desk, before the entry is tried and in
 * transactions of its own: the typed data stay, and what they reveal is counted, even if the entry
 * is refused. A known visitor's document identifies them: the provisional one is merged into them
 * (visits §1).
 */
export async function identify(
  database: AppDatabase,
  visitors: Machinery,
  actor: Actor,
  ticket: { visitId: string | null; passId: string | null },
  document: TypedEntry['document'],
): Promise<void> {
  if (document === null) return
  const { visitId, passId } = ticket
  const visitor = await database.inTenant(actor, ({ queries, actor: { tenantId } }) =>
    queries.first(sql<Visitor>`
      SELECT v.id, v.version, v.provisional FROM visitors v
      WHERE v.tenant_id = ${tenantId} AND v.deleted_at IS NULL AND v.id = coalesce(
        (SELECT visitor_id FROM visits WHERE tenant_id = ${tenantId} AND id = ${visitId}::uuid),
        (SELECT visitor_id FROM passes WHERE tenant_id = ${tenantId} AND id = ${passId}::uuid))`),
  )
  if (visitor?.provisional !== true) return
  try {
    await updateRecord(visitors, actor, visitor.id, visitor.version, document, { atGate: true })
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    // Another desk has typed something meanwhile, most often the same document.
    if (error.code === 'stale') return identify(database, visitors, actor, ticket, document)
    const known = error.code === 'duplicate' && error.details.existing
    if (!known) throw error
    await merge(database, visitors, actor, visitor.id, known.id)
  }
}

/** Runs the register's own action, in a transaction of its own. */
async function merge(
  database: AppDatabase,
  visitors: Machinery,
  actor: Actor,
  id: string,
  into: string,
): Promise<void> {
  await database.inTenant(actor, async (context) => {
    const { queries, actor: own } = context
    const row = await queries.first(sql<RowIn<'visitors'>>`
      SELECT * FROM visitors
      WHERE tenant_id = ${own.tenantId} AND id = ${id} AND deleted_at IS NULL FOR UPDATE`)
    if (row) await visitors.behaviour.actions?.['merge']?.run(context, row, { into })
  })
}
