import { handovers } from '@portaria/contract/modules/gate/handovers/handovers'
import { sql } from 'kysely'
import type { RetentionRule } from '../../../parts/retention-rule.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import { eraseValues } from '../../../register-endpoints/erase-values.ts'

/** Returns overdue `handovers h`; an open one, or one without its second signature, is not over. */
const overdue = (tenantId: string, days: number, hasData: Sql): Sql => sql`
  SELECT h.id, s.since, CASE WHEN h.state IN ('open', 'left') AND h.deleted_at IS NULL
    THEN 'open_handover' END AS held
  FROM handovers h
  CROSS JOIN LATERAL (
    SELECT coalesce(h.received_at, h.left_at, h.cancelled_at, h.deleted_at, h.created_at) AS since) s
  WHERE h.tenant_id = ${tenantId} AND ${hasData}
    AND s.since < now() - make_interval(days => ${days})`

const pictures = ['left_signature_file_id', 'received_signature_file_id'] as const

/** Drawn signatures are erased; the people and the times stay. */
const proofs: RetentionRule = {
  kind: 'handover_proofs',
  days: ({ parcel_proofs_days }) => parcel_proofs_days,
  table: 'handovers',
  overdue: (tenantId, days) =>
    overdue(
      tenantId,
      days,
      sql`num_nonnulls(h.left_signature_file_id, h.received_signature_file_id) > 0`,
    ),
  erase: (context, ids, dropFiles) =>
    eraseValues(context, ids, dropFiles, { register: handovers, fields: [], pictures }),
}

const written = (field: 'remark' | 'count_note') =>
  sql`CASE WHEN ${sql.ref(field)} IS NOT NULL THEN '—' END`

/**
 * Written text, which may name visitors, is erased. The row stays with its figures, and whether the
 * count differed.
 */
const words: RetentionRule = {
  kind: 'handovers',
  days: ({ visits_days }) => visits_days,
  table: 'handovers',
  overdue: (tenantId, days) => overdue(tenantId, days, sql`h.erased_at IS NULL`),
  erase: (context, ids, dropFiles) =>
    eraseValues(context, ids, dropFiles, {
      register: handovers,
      fields: ['notes', 'count_note', 'remark'],
      instead: { count_note: written('count_note'), remark: written('remark') },
      set: sql`erased_at = now(), version = version + 1`,
      pictures,
    }),
}

/** Rules for shift handovers that are over. */
export const handoverRules: readonly RetentionRule[] = [proofs, words]
