import {
  type PanicSettings,
  panicSettingsOf,
  type StoredPanicSettings,
} from '@portaria/contract/modules/companies/settings/panic-settings'
import { tenants } from '@portaria/contract/modules/companies/tenants/tenants'
import { isUuid } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { liveMembership, liveUser } from '../../../platform/sessions/live-membership.ts'
import { cascade } from '../../../register-endpoints/cascade.ts'

/** Reads a company's settings of alerts, with the people notified of each. */
export async function readPanicSettings({
  queries,
  actor: { tenantId },
}: TenantContext): Promise<PanicSettings> {
  const { settings } = await queries.one(
    sql<{
      settings: { panic?: StoredPanicSettings | null } | null
    }>`SELECT settings FROM tenants WHERE id = ${tenantId}`,
  )
  return panicSettingsOf(settings)
}

/** Whether the actor's company has the actor notified of each alert. */
export async function isPanicRecipient({
  queries,
  actor: { tenantId, userId },
}: TenantContext): Promise<boolean> {
  const found = await queries.first(sql`
    SELECT 1 FROM tenants
    WHERE id = ${tenantId} AND settings->'panic'->'recipient_ids' ? ${userId}`)
  return found !== undefined
}

/**
 * Whether each may become a recipient, as a live member of the company; other companies' members
 * and unknown ids give the same false.
 */
export async function mayBeRecipients(
  queries: Queries,
  tenantId: string,
  userIds: readonly string[],
): Promise<boolean> {
  if (userIds.length === 0) return true
  if (!userIds.every(isUuid)) return false
  const { found } = await queries.one(sql<{ found: number }>`
    SELECT count(DISTINCT u.id)::int AS found
    FROM users u
    JOIN memberships m ON m.user_id = u.id
    JOIN tenants t ON t.id = m.tenant_id
    WHERE t.id = ${tenantId} AND u.id = ANY(${[...userIds]}::uuid[])
      AND ${liveUser} AND ${liveMembership}`)
  return found === new Set(userIds).size
}

/**
 * Removes a person who is not currently a member of a company from its recipients of alerts, before
 * a membership of theirs begins or is restored: a new membership must not make them a recipient
 * again. An inactive company keeps its recipients.
 */
export async function dropFormerRecipient(
  context: TenantContext,
  { userId, tenantId }: { userId: string; tenantId: string | null },
): Promise<void> {
  if (tenantId === null) return
  await cascade(
    context,
    tenants,
    sql`r.id = ${tenantId} AND r.settings->'panic'->'recipient_ids' ? ${userId}::text
      AND NOT EXISTS (
        SELECT 1 FROM memberships m
        WHERE m.tenant_id = ${tenantId} AND m.user_id = ${userId} AND m.deleted_at IS NULL
          AND m.status = 'ATIVO' AND m.invitation IS NULL
          AND m.starts_on <= tenant_today(${tenantId})
          AND coalesce(least(m.ends_on, m.leaves_on) >= tenant_today(${tenantId}), true))`,
    {
      set: {
        settings: sql`jsonb_set(r.settings, '{panic,recipient_ids}',
          (r.settings->'panic'->'recipient_ids') - ${userId}::text)`,
      },
    },
    'a former recipient of alerts',
  )
}
