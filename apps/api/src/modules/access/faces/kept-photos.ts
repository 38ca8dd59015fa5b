import { faceSettings } from '@portaria/contract/modules/companies/settings/face-settings'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

type Settings = { readonly settings: Parameters<typeof faceSettings>[0] }

/**
 * Deletes the photos that every reader was read back with, where the company keeps none
 * (access §39). Returns their number.
 */
export async function dropKeptPhotos({ queries, actor }: TenantContext): Promise<number> {
  const { settings } = await queries.one(sql<Settings>`
    SELECT settings FROM tenants WHERE id = ${actor.tenantId}`)
  if (faceSettings(settings).keep_photo) return 0
  return queries.count(sql`
    UPDATE faces f SET photo = NULL
    WHERE f.tenant_id = ${actor.tenantId} AND f.state = 'good' AND f.photo IS NOT NULL
      AND (SELECT count(*) > 0 AND bool_and(e.state = 'done')
        FROM reader_numbers n
        JOIN reader_entries e ON e.tenant_id = n.tenant_id AND e.number = n.number
          AND e.part = 'face' AND e.wanted IS NOT NULL
        WHERE n.tenant_id = f.tenant_id AND (n.resident_id = f.resident_id
          OR n.employee_id = f.employee_id OR n.provider_id = f.provider_id))`)
}
