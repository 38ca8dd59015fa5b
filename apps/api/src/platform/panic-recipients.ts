import type { TenantActor } from '@portaria/contract/actor'
import { sql } from 'kysely'
import { recordAudit } from './audit.ts'
import type { Queries } from './database/queries.ts'

/**
 * Takes somebody who is no member of a company now off the people whom it has told of alerts, before a
 * membership of theirs begins or comes back: being a member again appoints nobody anew. A company that
 * is inactive keeps them.
 */
export async function dropFormerRecipient(
  queries: Queries,
  actor: TenantActor,
  { userId, tenantId }: { userId: unknown; tenantId: unknown },
): Promise<void> {
  if (typeof userId !== 'string' || typeof tenantId !== 'string') return
  const changed = await queries.count(sql`
    UPDATE tenants SET version = version + 1, updated_at = now(), updated_by = ${actor.userId},
      settings = jsonb_set(settings, '{panic,recipient_ids}',
        (settings->'panic'->'recipient_ids') - ${userId}::text)
    WHERE id = ${tenantId} AND settings->'panic'->'recipient_ids' ? ${userId}::text
      AND NOT EXISTS (
        SELECT 1 FROM memberships m
        WHERE m.tenant_id = ${tenantId} AND m.user_id = ${userId} AND m.deleted_at IS NULL
          AND m.status = 'ATIVO' AND m.invitation IS NULL
          AND m.starts_on <= tenant_today(${tenantId})
          AND (m.ends_on IS NULL OR m.ends_on >= tenant_today(${tenantId})))`)
  if (changed === 0) return
  const changes = { 'settings.panic.recipient_ids': [userId, null] } as const
  await recordAudit(queries, actor, {
    register: 'tenants',
    rowId: tenantId,
    operation: 'update',
    changes,
  })
}
