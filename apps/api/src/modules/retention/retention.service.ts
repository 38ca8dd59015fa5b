import type { TenantActor } from '@portaria/contract/actors/actor'
import {
  type RetentionSettings,
  retentionSettings,
  type StoredRetentionSettings,
} from '@portaria/contract/modules/companies/settings/retention-settings'
import { type RetentionLine, retentionKinds } from '@portaria/contract/modules/retention/retention'
import { sql } from 'kysely'
import type { OverdueRow, RetentionRule } from '../../parts/retention-rule.ts'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { DropFiles } from '../../platform/files/drop-files.ts'

/** Rows per transaction, so that locks are held only briefly. */
const BATCH = 200

/** The modules' rules, and the function that removes the pictures of erased rows. */
export type Erasing = { readonly rules: readonly RetentionRule[]; readonly dropFiles: DropFiles }

/** The rules of all modules in the order in which they erase. Throws where a kind has no rule. */
export const inErasureOrder = (rules: readonly RetentionRule[]): RetentionRule[] =>
  retentionKinds.map((name) => {
    const rule = rules.find(({ kind }) => kind === name)
    if (rule === undefined) throw new Error(`no module brings a retention rule of ${name}`)
    return rule
  })

/**
 * The data that the next run would erase in the actor's tenant, with other terms than the saved
 * ones.
 */
export async function previewRetention(
  context: TenantContext,
  rules: readonly RetentionRule[],
  tried: Partial<RetentionSettings>,
): Promise<RetentionLine[]> {
  const settings = { ...(await readSettings(context)), ...tried }
  const shown = rules.filter((rule) => !rule.isOfCouncil || context.actor.role !== 'sindico')
  return Promise.all(shown.map((rule) => previewRule(context, rule, rule.days(settings))))
}

async function previewRule(
  { queries, actor: { tenantId } }: TenantContext,
  { kind, overdue }: RetentionRule,
  days: number,
): Promise<RetentionLine> {
  const groups = await queries.all(sql<{ held: OverdueRow['held']; count: number; oldest: Date }>`
    SELECT o.held, count(*)::int AS count, min(o.since) AS oldest
    FROM (${overdue(tenantId, days)}) o GROUP BY o.held ORDER BY o.held`)
  const due = groups.find(({ held }) => held === null)
  return {
    kind,
    days,
    due: due?.count ?? 0,
    oldest_at: due?.oldest.toISOString() ?? null,
    held: groups.flatMap(({ held: reason, count }) => (reason === null ? [] : { reason, count })),
  }
}

/** Erases a tenant's overdue data, rule by rule, some rows in each transaction. */
export async function eraseOverdue(
  database: AppDatabase,
  actor: TenantActor,
  { rules, dropFiles }: Erasing,
): Promise<void> {
  const settings = await database.inTenant(actor, readSettings)
  for (const rule of rules) {
    const erase = () =>
      database.inTenant(actor, (context) =>
        eraseSome(context, rule, { days: rule.days(settings), dropFiles }),
      )
    while ((await erase()) === BATCH);
  }
}

type EraseOptions = { days: number; dropFiles: DropFiles }

/**
 * Erases a batch and returns the number of rows that it found. They are locked before the last
 * check: a row that somebody needs again meanwhile stays.
 */
async function eraseSome(
  context: TenantContext,
  rule: RetentionRule,
  { days, dropFiles }: EraseOptions,
): Promise<number> {
  const { queries, actor } = context
  const overdue = (ids: readonly string[] | null) =>
    queries.all(sql<OverdueRow>`
      SELECT o.id FROM (${rule.overdue(actor.tenantId, days)}) o
      WHERE o.held IS NULL ${ids === null ? sql`` : sql`AND o.id = ANY(${[...ids]})`}
      ORDER BY o.id LIMIT ${BATCH}`)
  const found = (await overdue(null)).map(({ id }) => id)
  if (found.length === 0) return 0
  if (rule.table !== null) {
    await queries.all(sql`
      SELECT 1 FROM ${sql.table(rule.table)}
      WHERE tenant_id = ${actor.tenantId} AND id = ANY(${found}) ORDER BY id FOR UPDATE`)
  }
  const ids = (await overdue(found)).map(({ id }) => id)
  if (ids.length > 0) await rule.erase(context, ids, dropFiles)
  return found.length
}

/** The terms of the actor's company; the platform, which is no company, has the usual ones. */
async function readSettings({
  queries,
  actor: { tenantId },
}: TenantContext): Promise<RetentionSettings> {
  const row = await queries.first(
    sql<{ settings: { retention?: StoredRetentionSettings | null } | null }>`
      SELECT settings FROM tenants WHERE id = ${tenantId}`,
  )
  return retentionSettings(row?.settings ?? null)
}
