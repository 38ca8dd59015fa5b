import { sql } from 'kysely'
import type { DemonstrationPart } from '../../../parts/demonstration-part.ts'

const HOUR = 60

/**
 * Lent things of the gatehouse, by their codes: the borrower, and the loan's start and end in
 * minutes.
 */
const lent = [
  { code: 'C03', borrower: null, since: -50, due: 2 * HOUR },
  { code: 'C04', borrower: 'Bombas Piratininga, manutenção', since: -5 * HOUR, due: -HOUR },
] as const

/** Writes loans: two keys of the main company are out, one of them for longer than agreed. */
export const loansPart: DemonstrationPart = async (site, { ids, insert, asSystem }) => {
  const { isMain, desk, condominoId, tenantId } = site
  if (!isMain || desk === null) return
  const random = ids(`${tenantId} loans`)
  await asSystem(async (context) => {
    const items = await context.queries.all(sql<{
      id: string
      cabinet_id: string
      name: string
      code: string
    }>`
      SELECT i.id, i.cabinet_id, i.name, i.code FROM cabinet_items i
      WHERE i.tenant_id = ${tenantId} AND i.code = ANY(${lent.map(({ code }) => code)})
        AND NOT EXISTS (SELECT 1 FROM cabinet_loans l WHERE l.tenant_id = i.tenant_id AND l.item_id = i.id)
      ORDER BY i.code`)
    const rows = lent.flatMap(({ code, borrower, since, due }) => {
      const item = items.find((one) => one.code === code)
      if (!item) return []
      return {
        id: random.id(),
        cabinet_id: item.cabinet_id,
        item_id: item.id,
        item_name: item.name,
        item_code: code,
        resident_id: borrower === null ? condominoId : null,
        borrower,
        lent_at: { minutes: since },
        lent_by: desk.first,
        due_at: { minutes: due },
      }
    })
    if (rows.length > 0) await insert(context, 'cabinet_loans', rows)
  })
}
