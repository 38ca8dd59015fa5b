import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { RetentionKind } from '@portaria/contract/modules/retention/retention'
import { itemPasses } from '@portaria/contract/modules/visits/item-passes/item-passes'
import { passes } from '@portaria/contract/modules/visits/passes/passes'
import { visitors } from '@portaria/contract/modules/visits/visitors/visitors'
import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { sql } from 'kysely'
import type { RetentionRule } from '../../parts/retention-rule.ts'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { DropFiles } from '../../platform/files/drop-files.ts'
import { ERASED_NAME, eraseValues } from '../../register-endpoints/erase-values.ts'
import { personalFields } from './personal-rows.ts'
import { isOpenVisit } from './public/open-visits.ts'

/** The last moment of `visits w`; for an expected visit, it is in the future. */
export const visitEnd: Sql = sql`
  greatest(w.created_at, w.expected_to, w.waiting_since, w.checked_in_at, w.checked_out_at)`

type RuleOfRows = {
  kind: RetentionKind
  table: NonNullable<RetentionRule['table']>
  register: AnyRegister
  /** The last moment of a row of the alias `w`, and the reason why it must stay, if any. */
  since: Sql
  held: Sql
  personal: (typeof personalFields)['visits' | 'passes' | 'item_passes']
  /** Columns that refer to people or what they gave; they are erased too. */
  references: readonly string[]
  ofVisitor: boolean
  /** Erases other things with the rows. */
  beside?: (context: TenantContext, ids: readonly string[]) => Promise<unknown>
}

/** Makes a rule that keeps rows for the counts, but erases the visitor. */
function anonymised(rule: RuleOfRows): RetentionRule {
  const { kind, table, register, since, held, personal, references, ofVisitor, beside } = rule
  const { named, fields, pictures } = personal
  return {
    kind,
    table,
    days: ({ visits_days }) => visits_days,
    overdue: (tenantId, days) => sql`
      SELECT w.id, ${since} AS since, ${held} AS held FROM ${sql.table(table)} w
      WHERE w.tenant_id = ${tenantId} AND w.erased_at IS NULL
        AND ${since} < now() - make_interval(days => ${days})`,
    async erase(context, ids, dropFiles) {
      const { tenantId } = context.actor
      if (ofVisitor) await keepNobody(context, dropFiles)
      await beside?.(context, ids)
      await eraseValues(context, ids, dropFiles, {
        register,
        fields: [...fields, ...references, named, ...(ofVisitor ? ['visitor_id'] : [])],
        instead: { [named]: sql`${ERASED_NAME}`, visitor_id: sql`${tenantId}::uuid` },
        set: sql`erased_at = now(), version = version + 1`,
        pictures,
      })
    },
  }
}

/**
 * Columns of a visitor that an erasure does not set to null: the photo is erased as a file, and the
 * others are never null.
 */
const keptOfNobody = ['photo_file_id', 'provisional', 'blocked', 'status']

/**
 * Makes the visitor to whom erased visits and passes belong, since a visit always has a visitor: a
 * removed row with the tenant's own id. A person who registers visitors chooses their ids, and may
 * have chosen this one: such a visitor is erased first, so that erased visits do not get its name.
 */
async function keepNobody(context: TenantContext, dropFiles: DropFiles): Promise<void> {
  const { queries, actor } = context
  const { tenantId } = actor
  const made = await queries.count(sql`
    INSERT INTO visitors (tenant_id, id, name, provisional, deleted_at, erased_at)
    VALUES (${tenantId}, ${tenantId}, ${ERASED_NAME}, true, now(), now()) ON CONFLICT DO NOTHING`)
  if (made > 0) return
  const planted = await queries.first(sql`
    SELECT 1 FROM visitors
    WHERE tenant_id = ${tenantId} AND id = ${tenantId} AND erased_at IS NULL FOR UPDATE`)
  if (!planted) return
  await eraseValues(context, [tenantId], dropFiles, {
    register: visitors,
    fields: Object.keys(visitors.fields).filter((name) => !keptOfNobody.includes(name)),
    instead: { name: sql`${ERASED_NAME}`, phones: sql`'{}'` },
    set: sql`erased_at = now(), deleted_at = coalesce(deleted_at, now()), provisional = true,
      blocked = false, blocked_at = NULL, blocked_by = NULL, blocked_until = NULL,
      block_confirmed_at = NULL, block_confirmed_by = NULL, merged_into = NULL, version = version + 1`,
    pictures: ['photo_file_id'],
  })
}

/** Retention of visits, passes and things carried in and out. */
export const visitRules: readonly RetentionRule[] = [
  anonymised({
    kind: 'visits',
    table: 'visits',
    register: visits,
    since: visitEnd,
    held: sql`CASE WHEN ${isOpenVisit(sql.ref('w'))} THEN 'open_visit' END`,
    personal: personalFields.visits,
    references: ['host_id', 'provider_id', 'pass_id', 'answered_by_id'],
    ofVisitor: true,
    beside: personalFields.visits.beside,
  }),
  anonymised({
    kind: 'passes',
    table: 'passes',
    register: passes,
    since: sql`greatest(w.created_at, w.valid_to)`,
    held: sql`NULL`,
    personal: personalFields.passes,
    references: ['host_id', 'provider_id'],
    ofVisitor: true,
  }),
  anonymised({
    kind: 'item_passes',
    table: 'item_passes',
    register: itemPasses,
    since: sql`greatest(w.created_at, w.passed_at)`,
    held: sql`NULL`,
    personal: personalFields.item_passes,
    references: ['host_id'],
    ofVisitor: false,
  }),
]
