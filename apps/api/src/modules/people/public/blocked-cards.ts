import { cards } from '@portaria/contract/modules/belongings/cards/cards'
import { cardNumber } from '@portaria/contract/value-types/card-number'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { cascade, holdRows } from '../../../register-endpoints/cascade.ts'

const inUse = (which: Sql) => sql`r.state IN ('stock', 'assigned') AND ${which}`

/** Locks the cards that `blockCards` will block, before their holder is locked. */
export const holdCards = (context: TenantContext, which: Sql) =>
  holdRows(context, cards, inUse(which))

/** Blocks the cards `r` in use that match a condition, because their access has ended. */
export async function blockCards(
  context: TenantContext,
  which: Sql,
  reason: string,
): Promise<void> {
  await cascade(
    context,
    cards,
    inUse(which),
    { set: { state: 'blocked' }, operation: 'block' },
    reason,
  )
}

/** Blocks the company's cards that are tags of cars which are no longer here. */
export async function blockTags(
  context: TenantContext,
  ids: readonly string[],
  reason: string,
): Promise<void> {
  await blockCards(context, await tagsOf(context, ids), reason)
}

/** Locks the cards that `blockTags` will block, before the cars are locked. */
export async function holdTags(context: TenantContext, ids: readonly string[]): Promise<void> {
  await holdCards(context, await tagsOf(context, ids))
}

async function tagsOf({ queries, actor }: TenantContext, ids: readonly string[]): Promise<Sql> {
  const tagged = await queries.all(sql<{ tag: string }>`
    SELECT tag FROM vehicles
    WHERE tenant_id = ${actor.tenantId} AND id = ANY(${[...ids]}::uuid[]) AND tag IS NOT NULL`)
  const numbers = tagged.flatMap(({ tag }) => {
    const parsed = cardNumber.parse(tag)
    return parsed.ok ? [parsed.value] : []
  })
  return sql`r.number = ANY(${numbers}::text[])`
}
