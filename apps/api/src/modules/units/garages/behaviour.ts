import { garages } from '@portaria/contract/modules/units/garages/garages'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import type { NewRowOf } from '../../../register-endpoints/typed-rows.ts'

type Row = NewRowOf<typeof garages>

/** Spaces beyond their definition: codes of spaces without a level are unique. */
export const garagesBehaviour = defineBehaviour(garages, {
  async beforeWrite(context, next, before) {
    const isNamed = next.code !== before?.code || next.level !== before?.level
    if (isNamed && next.level === null) await refuseSameCode(context, next)
    return next
  },
})

async function refuseSameCode({ queries, actor }: TenantContext, next: Row): Promise<void> {
  const existing = await queries.first(sql<{ id: string; title: string }>`
    SELECT id, code AS title FROM garages
    WHERE tenant_id = ${actor.tenantId} AND id <> ${next.id} AND deleted_at IS NULL
      AND level IS NULL AND search_normal(code) = search_normal(${next.code})`)
  if (!existing) return
  throw problem('duplicate', { errors: [{ field: 'code', code: 'duplicate' }], existing })
}
