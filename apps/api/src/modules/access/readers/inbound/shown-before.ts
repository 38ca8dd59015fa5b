import { sql } from 'kysely'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { type InhabitantColumns, inhabitantOf } from '../../decisions/person-facts.ts'
import type { Presented } from '../../decisions/presented.ts'

/** Seconds within which a second credential completes the first one. */
const WITHIN_S = 20

type Row = InhabitantColumns & {
  readonly point_id: string
  readonly fact: string
  readonly credential: Presented['kind'] | null
  readonly marks: readonly string[]
  readonly card_id: string | null
  readonly pass_id: string | null
}

/**
 * Returns the credentials that wait at points of a reader for a second one, by point: that of the
 * latest attempt there, if it was a moment ago. It is not looked up by what was shown then, but judged
 * anew.
 */
export async function shownBefore(
  { queries, actor }: TenantContext,
  equipmentId: string,
): Promise<ReadonlyMap<string, Presented>> {
  const rows = await queries.all(sql<Row>`
    SELECT p.id AS point_id, e.* FROM access_points p CROSS JOIN LATERAL (
      SELECT e.fact, e.credential, e.marks, e.card_id, e.pass_id, e.resident_id, e.employee_id,
        e.provider_id
      FROM access_events e
      WHERE e.tenant_id = p.tenant_id AND e.point_id = p.id
        AND e.at > now() - make_interval(secs => ${WITHIN_S})
        AND e.fact IN ('granted', 'denied', 'pending')
      ORDER BY e.at DESC, e.id DESC LIMIT 1) e
    WHERE p.tenant_id = ${actor.tenantId} AND p.equipment_id = ${equipmentId}
      AND p.deleted_at IS NULL AND e.fact = 'pending'`)
  return new Map(
    rows.flatMap((row) => {
      const shown = row.credential && credentialOf(row, row.credential)
      return shown ? [[row.point_id, shown] as const] : []
    }),
  )
}

function credentialOf(row: Row, kind: Presented['kind']): Presented | null {
  const { card_id: cardId, pass_id: passId } = row
  if (kind === 'card' || kind === 'tag') return cardId === null ? null : { kind, cardId }
  if (passId !== null) return kind === 'qr' || kind === 'pin' ? { kind, passId } : null
  const person = inhabitantOf(row)
  if (person === null) return null
  if (kind === 'pin') return { kind, person, isDuress: row.marks.includes('duress') }
  return kind === 'face' ? { kind, person } : null
}
