import type { GatePass } from '@portaria/contract/modules/gate/gate'
import { sql } from 'kysely'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { FileLinks } from '../../platform/files/file-links.ts'
import { mapInShares } from '../../platform/map-in-shares.ts'
import {
  destinationColumns,
  destinationsOf,
  type StoredDestination,
} from '../visits/public/destinations.ts'
import { refusalsNow } from '../visits/public/passes.ts'
import { isBlockedGuest } from '../visits/public/visit-marks.ts'
import { placesOf } from './places.ts'

type Stored = Omit<
  GatePass,
  'photo' | 'apartment' | 'employee' | 'area' | 'refusal' | 'valid_from' | 'valid_to'
> &
  StoredDestination & {
    valid_from: Date
    valid_to: Date
    photo_file_id: string | null
    total: number
  }

/**
 * Whether the guest of the pass `p` is outside. While they are inside, the desk offers the exit of
 * their visit, and not another entry by the pass.
 */
export const isGuestOutside = sql`NOT EXISTS (SELECT 1 FROM visits i
  WHERE i.tenant_id = p.tenant_id AND i.visitor_id = p.visitor_id AND i.state = 'inside'
    AND i.deleted_at IS NULL)`

/** Shown passes, and the number of others. */
export type GatePasses = { passes: GatePass[]; leftOff: number }

/**
 * Reads live passes that match a condition on the alias `p`, each with its current refusal. The
 * first pass of every unit comes first, then the second of each, so that the many passes of one
 * household do not hide those of others.
 */
export async function readGatePasses(
  context: TenantContext,
  links: FileLinks,
  where: Sql,
  limit: number,
): Promise<GatePasses> {
  const { queries, actor } = context
  const rows = await queries.all(sql<Stored>`
    WITH shown AS (
      SELECT p.*, count(*) OVER ()::int AS total, row_number() OVER (
          PARTITION BY coalesce(p.apartment_id, p.employee_id, p.common_area_id)
          ORDER BY p.from_time NULLS LAST, p.guest_name, p.id) AS nth
      FROM passes p
      WHERE p.tenant_id = ${actor.tenantId} AND p.deleted_at IS NULL AND ${where}
      ORDER BY nth, p.from_time NULLS LAST, p.guest_name, p.id LIMIT ${limit}
    )
    SELECT p.total, p.id, p.guest_name, p.kind, p.plate, coalesce(p.companions, 0) AS companions, p.weekdays,
      p.from_time, p.to_time, p.valid_from, p.valid_to, p.visitor_id,
      ${isBlockedGuest(sql.ref('p'), actor)} AS blocked, coalesce(v.provisional, false) AS provisional, v.photo_file_id,
      ${destinationColumns(sql.ref('p'))},
      coalesce(nullif(h.social_name, ''), h.name) AS host,
      (SELECT x.id FROM visits x
        WHERE x.tenant_id = p.tenant_id AND x.pass_id = p.id AND x.state = 'expected'
          AND x.deleted_at IS NULL
        ORDER BY x.expected_from, x.id LIMIT 1) AS visit_id
    FROM shown p
    JOIN visitors v ON v.tenant_id = p.tenant_id AND v.id = p.visitor_id
    ${destinationsOf(sql.ref('p'))}
    LEFT JOIN residents h ON h.tenant_id = p.tenant_id AND h.id = p.host_id
    ORDER BY p.nth, p.from_time NULLS LAST, p.guest_name, p.id`)
  const refusals = await refusalsNow(
    context,
    rows.map(({ id }) => id),
  )
  const passes = await mapInShares(rows, (row): GatePass => {
    const { photo_file_id: photoId, valid_from, valid_to, total: _, ...others } = row
    const { places, row: rest } = placesOf(others)
    const refusal = refusals.get(row.id)
    return {
      ...rest,
      ...places,
      valid_from: valid_from.toISOString(),
      valid_to: valid_to.toISOString(),
      photo: photoId === null ? null : { id: photoId, url: links.linkOf(actor.tenantId, photoId) },
      refusal: refusal === undefined ? 'pass_revoked' : refusal,
    }
  })
  return { passes, leftOff: (rows[0]?.total ?? 0) - rows.length }
}
