import { sql } from 'kysely'
import { endedByColumns } from '../../platform/backups/ended-rows.ts'

/** Cards that were blocked, lost, taken back or discarded. */
export const endedCards = endedByColumns({
  name: 'cards',
  scope: 'tenant',
  table: 'cards',
  columns: ['state', 'status', 'block_reason', 'resident_id', 'employee_id', 'provider_id'],
  isEnded: (since) =>
    sql`r.updated_at >= ${since} AND (r.state <> 'assigned' OR r.status = 'INATIVO')`,
})

/** Consents for faces that were withdrawn. */
export const withdrawnConsents = endedByColumns({
  name: 'face_consents',
  scope: 'tenant',
  table: 'face_consents',
  columns: ['withdrawn_at', 'withdrawn_how', 'withdrawn_by'],
  isEnded: (since) => sql`r.withdrawn_at >= ${since}`,
})
