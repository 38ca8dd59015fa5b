import type { TenantActor } from '@portaria/contract/actor'
import type { QueuedAct } from '@portaria/contract/features/desk-queue'
import { sql } from 'kysely'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { ProblemError } from '../../../platform/problem.ts'
import type { Machinery } from '../../../register-endpoints/machinery.ts'
import { createRecord } from '../../../register-endpoints/write-records.ts'
import { typedEntry } from '../typed-entry.ts'

type Guest = {
  /** Of the entry, and of the visitor where one is made: a repeated entry makes no second one. */
  id: string
  name: string
  act: Extract<QueuedAct, { name: 'walk-in' | 'enter' }>
}

/**
 * Registers somebody who came in while the desk had no network, and answers their id. A document that
 * is known already is the person's own; whoever showed none is provisional.
 */
export async function registerGuest(
  database: AppDatabase,
  visitors: Machinery,
  actor: TenantActor,
  { id, name, act }: Guest,
): Promise<string> {
  const { document } = typedEntry(act)
  const provisional = document === null
  try {
    return await database.inTenant(actor, async (context) => {
      const { record } = await createRecord(
        visitors,
        context,
        { id, name, ...document },
        { provisional },
      )
      return String(record['id'])
    })
  } catch (error) {
    const isKnown = error instanceof ProblemError && error.code === 'duplicate'
    const existing = isKnown ? error.details.existing : undefined
    if (existing === undefined) throw error
    return existing.id
  }
}

type OwnGuest = { readonly isFree: boolean }

/**
 * The visitor whom an entry of an author has registered when it was judged; `isFree` where they are there
 * and not inside. Undefined where none has the entry's id.
 */
export function findOwnGuest(
  { queries, actor: { tenantId } }: TenantContext,
  { id, author_id: authorId }: { id: string; author_id: string },
): Promise<OwnGuest | undefined> {
  return queries.first(sql<OwnGuest>`
    SELECT v.deleted_at IS NULL AND v.created_by = ${authorId} AND NOT EXISTS (
      SELECT 1 FROM visits i WHERE i.tenant_id = v.tenant_id AND i.visitor_id = v.id
        AND i.state = 'inside' AND i.deleted_at IS NULL) AS "isFree"
    FROM visitors v WHERE v.tenant_id = ${tenantId} AND v.id = ${id}`)
}
