import { visitors } from '@portaria/contract/modules/visits/visitors/visitors'
import { sql } from 'kysely'
import type { RetentionRule } from '../../../parts/retention-rule.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import { ERASED_NAME, eraseValues } from '../../../register-endpoints/erase-values.ts'
import { documentFields, personalFields } from '../personal-rows.ts'
import { isOpenVisit } from '../public/open-visits.ts'
import { isUsablePass } from '../public/usable-passes.ts'
import { isBlocked } from '../public/visitors.ts'
import { visitEnd } from '../retention-rules.ts'

const { named, ...person } = personalFields.visitors

/** The visits of `visitors v`, as `visits w`. */
const ofVisitor: Sql = sql`w.tenant_id = v.tenant_id AND w.visitor_id = v.id`

const held: Sql = sql`
  CASE
    WHEN ${isBlocked(sql.ref('v'))} THEN 'blocked'
    WHEN EXISTS (SELECT 1 FROM visits w WHERE ${ofVisitor} AND ${isOpenVisit(sql.ref('w'))}) THEN 'open_visit'
    WHEN EXISTS (
      SELECT 1 FROM passes p WHERE p.tenant_id = v.tenant_id AND p.visitor_id = v.id
        AND ${isUsablePass(sql.ref('p'))}
    ) THEN 'live_pass'
  END`

/**
 * Selects visitors who were last here, or were registered, before a moment. The visits of most
 * visitors are never read.
 */
function overdue(tenantId: string, days: number, hasData: Sql): Sql {
  const end = sql`now() - make_interval(days => ${days})`
  return sql`
    SELECT v.id, ${held} AS held, greatest(
      v.created_at, (SELECT max(${visitEnd}) FROM visits w WHERE ${ofVisitor})
    ) AS since
    FROM visitors v
    WHERE v.tenant_id = ${tenantId} AND ${hasData} AND v.created_at < ${end}
      AND NOT EXISTS (SELECT 1 FROM visits w WHERE ${ofVisitor} AND ${visitEnd} >= ${end})`
}

const hasDocuments: Sql = sql.join(
  [...documentFields, ...person.pictures].map((name) => sql`v.${sql.ref(name)} IS NOT NULL`),
  sql` OR `,
)

/** Documents and photos of visitors; the gate asks for them again when somebody comes back. */
export const visitorDocuments: RetentionRule = {
  kind: 'visitor_documents',
  days: ({ visitor_documents_days }) => visitor_documents_days,
  table: 'visitors',
  overdue: (tenantId, days) => overdue(tenantId, days, sql`(${hasDocuments})`),
  erase: (context, ids, dropFiles) =>
    eraseValues(context, ids, dropFiles, {
      register: visitors,
      fields: documentFields,
      set: sql`provisional = true, version = version + 1`,
      pictures: person.pictures,
    }),
}

/** Visitors who have not been here for as long as visits are kept. */
export const visitorsThemselves: RetentionRule = {
  kind: 'visitors',
  days: ({ visits_days }) => visits_days,
  table: 'visitors',
  overdue: (tenantId, days) => overdue(tenantId, days, sql`v.erased_at IS NULL`),
  erase: (context, ids, dropFiles) =>
    eraseValues(context, ids, dropFiles, {
      register: visitors,
      ...person,
      fields: [named, ...person.fields],
      instead: { ...person.instead, [named]: sql`${ERASED_NAME}` },
    }),
}
