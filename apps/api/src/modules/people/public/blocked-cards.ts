import { cards } from '@portaria/contract/modules/belongings/cards/cards'
import { cardNumber } from '@portaria/contract/value-types/card-number'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { cascade } from '../../../register-endpoints/cascade.ts'

/** Blocks the cards `r` in use that a condition names: what gave access has ended. */
export async function blockCards(
  context: TenantContext,
  which: Sql,
  reason: string,
): Promise<void> {
  await cascade(
    context,
    cards,
    sql`r.state IN ('stock', 'assigned') AND ${which}`,
    { set: { state: 'blocked' }, operation: 'block' },
    reason,
  )
}

/** The same of the company's cards that are tags of cars which are here no more. */
export async function blockTags(
  context: TenantContext,
  ids: readonly string[],
  reason: string,
): Promise<void> {
  const { queries, actor } = context
  const tagged = await queries.all(sql<{ tag: string }>`
    SELECT tag FROM vehicles
    WHERE tenant_id = ${actor.tenantId} AND id = ANY(${[...ids]}::uuid[]) AND tag IS NOT NULL`)
  const numbers = tagged.flatMap(({ tag }) => {
    const parsed = cardNumber.parse(tag)
    return parsed.ok ? [parsed.value] : []
  })
  if (numbers.length > 0) await blockCards(context, sql`r.number = ANY(${numbers}::text[])`, reason)
}
