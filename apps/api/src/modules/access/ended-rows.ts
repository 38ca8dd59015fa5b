import { sql } from 'kysely'
import { type EndedRows, endedByColumns } from '../../platform/backups/ended-rows.ts'

/** Cards that were blocked, lost, taken back or discarded. */
export const endedCards = endedByColumns({
  name: 'cards',
  scope: 'tenant',
  table: 'cards',
  columns: ['state', 'status', 'block_reason', 'resident_id', 'employee_id', 'provider_id'],
  isEnded: (since) =>
    sql`r.updated_at >= ${since} AND (r.state <> 'assigned' OR r.status = 'INATIVO')`,
})

const consents = endedByColumns({
  name: 'face_consents',
  scope: 'tenant',
  table: 'face_consents',
  columns: ['withdrawn_at', 'withdrawn_how', 'withdrawn_by'],
  isEnded: (since) => sql`r.withdrawn_at >= ${since}`,
})

/** Consents for faces that were withdrawn; the photo that hangs on one goes with it (access §39). */
export const withdrawnConsents: EndedRows = {
  ...consents,
  async replay(database, actor, row) {
    const left = await consents.replay(database, actor, row)
    await database.inTenant(actor, ({ queries }) =>
      queries.all(sql`
        DELETE FROM faces WHERE tenant_id = ${actor.tenantId} AND consent_id = ${row['id']}::uuid`),
    )
    return left
  },
}
