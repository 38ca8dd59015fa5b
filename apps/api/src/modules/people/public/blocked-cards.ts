import { cards } from '@portaria/contract/modules/belongings/cards/cards'
import { cardNumber } from '@portaria/contract/value-types/card-number'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

/**
 * Blocks the cards in use, of the alias `c`, that a condition names: what gave access has ended.
 * Answers their ids, whose change the caller publishes.
 */
export async function blockCards(context: TenantContext, which: Sql): Promise<string[]> {
  const { queries, actor } = context
  const found = await queries.all(sql<{ id: string; state: string }>`
    SELECT c.id, c.state FROM cards c
    WHERE c.tenant_id = ${actor.tenantId} AND c.deleted_at IS NULL
      AND c.state IN ('stock', 'assigned') AND ${which}
    ORDER BY c.id FOR UPDATE`)
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  await queries.count(sql`
    UPDATE cards SET state = 'blocked', version = version + 1, updated_at = now(),
      updated_by = ${actor.userId}
    WHERE tenant_id = ${actor.tenantId} AND id = ANY(${ids}::uuid[])`)
  await recordAudit(
    context,
    found.map(({ id, state }) => ({
      register: cards.name,
      rowId: id,
      operation: 'block',
      changes: { state: [state, 'blocked'] as const },
    })),
  )
  return ids
}

/** The same of the company's cards that are tags of cars which are here no more. */
export async function blockTags(context: TenantContext, ids: readonly string[]): Promise<string[]> {
  const { queries, actor } = context
  const tagged = await queries.all(sql<{ tag: string }>`
    SELECT tag FROM vehicles
    WHERE tenant_id = ${actor.tenantId} AND id = ANY(${[...ids]}::uuid[]) AND tag IS NOT NULL`)
  const numbers = tagged.flatMap(({ tag }) => {
    const parsed = cardNumber.parse(tag)
    return parsed.ok ? [parsed.value] : []
  })
  return numbers.length > 0 ? blockCards(context, sql`c.number = ANY(${numbers}::text[])`) : []
}
