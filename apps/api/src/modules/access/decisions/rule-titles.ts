import type { ReferenceRead } from '@portaria/contract/define-register/field'
import type { ConsideredRule } from '@portaria/contract/modules/access/decisions/decide'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

type Explained = {
  readonly rule: ReferenceRead | null
  readonly considered: { readonly rule: ReferenceRead; readonly missed: ConsideredRule['missed'] }[]
}

/** Returns the rules of a decision by their titles, removed ones too. */
export async function titledRules(
  { queries, actor }: TenantContext,
  { rule_id, considered }: { rule_id: string | null; considered: readonly ConsideredRule[] },
): Promise<Explained> {
  const ids = [...considered.map((one) => one.rule_id), ...(rule_id === null ? [] : [rule_id])]
  if (ids.length === 0) return { rule: null, considered: [] }
  const rows = await queries.all(sql<ReferenceRead>`
    SELECT id, name AS title, deleted_at IS NOT NULL AS deleted FROM access_rules
    WHERE tenant_id = ${actor.tenantId} AND id = ANY(${ids}::uuid[])`)
  const titles = new Map(rows.map((row) => [row.id, row]))
  return {
    rule: (rule_id === null ? undefined : titles.get(rule_id)) ?? null,
    considered: considered.flatMap(({ rule_id: id, missed }) => {
      const rule = titles.get(id)
      return rule ? [{ rule, missed }] : []
    }),
  }
}
