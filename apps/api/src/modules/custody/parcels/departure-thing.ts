import type { Language } from '@portaria/i18n/languages'
import { sql } from 'kysely'
import { type Found, type ThingKind } from '../../../parts/thing-kind.ts'
import { lockTarget, type RowIn, stepOn } from '../../../register-endpoints/row-steps.ts'
import { getsParcels, isHeld, isHeldRow } from '../public/parcels.ts'

/** The reason of a return for the household and the desk, in the planner's language. */
const reasons: Readonly<Record<Language, string>> = {
  pt: 'O destinatário se mudou',
  en: 'The recipient moved out',
  es: 'El destinatario se mudó',
  ar: 'انتقل المستلم من المبنى',
}

/**
 * Waiting parcels, for a decision (custody §6): they stay to be collected, go back to their sender,
 * or pass to another resident who stays in the household. A parcel for the unit alone is listed for
 * one of the people who get its parcels, so that it is decided about once. A judicial letter passes
 * to nobody else.
 */
export const parcels: ThingKind = {
  kind: 'parcel',
  open: { table: 'parcels', isOpen: isHeldRow },
  withoutHeir: 'keep',
  endsKept: true,
  async find({ queries, actor }, { register, ids }) {
    if (register !== 'residents') return []
    return queries.all(sql<Found>`
      SELECT * FROM (
        SELECT p.id, coalesce(p.resident_id, (
            SELECT o.resident_id FROM occupancies o
            WHERE o.tenant_id = p.tenant_id AND o.apartment_id = p.apartment_id
              AND ${getsParcels(sql.ref('o'), actor)}
            ORDER BY o.relation = 'owner' DESC, o.relation = 'tenant' DESC, o.starts_on, o.id LIMIT 1
          )) AS person_id,
          concat_ws(' · ', p.number, p.carrier) AS title, p.kind AS detail, p.apartment_id,
          CASE WHEN p.apartment_id IS NULL OR p.kind = 'judicial' THEN ARRAY['keep', 'end']
            ELSE ARRAY['keep', 'end', 'transfer'] END AS choices
        FROM parcels p
        WHERE p.tenant_id = ${actor.tenantId} AND ${isHeldRow(sql.ref('p'))}
          AND (p.resident_id = ANY(${[...ids]}::uuid[]) OR p.apartment_id IN (
            SELECT h.apartment_id FROM occupancies h
            WHERE h.tenant_id = ${actor.tenantId} AND h.resident_id = ANY(${[...ids]}::uuid[])))
      ) waiting
      WHERE person_id = ANY(${[...ids]}::uuid[]) ORDER BY id`)
  },
  async end(scope, { thing_id: id, person_id: person, choice, to_id: heir }) {
    const isStill = (row: RowIn<'parcels'>) =>
      isHeld(row.state) && (row.resident_id === null || row.resident_id === person)
    const target = { register: 'parcels', id, isStill } as const
    const waiting = await lockTarget(scope, target)
    if (!waiting) return (await isCollected(scope, id)) ? 'parcel_collected' : 'already_over'
    if (choice === 'keep') return 'parcel_waits'
    if (choice === 'transfer') {
      const values = { apartment_id: waiting.apartment_id, resident_id: heir }
      await stepOn(scope, target, 'redirect', values)
      return 'parcel_redirected'
    }
    const returned_reason = reasons[scope.context.actor.language]
    await stepOn(scope, target, 'return', { returned_reason })
    return 'parcel_returned'
  },
}

async function isCollected(
  { context: { queries, actor } }: Parameters<ThingKind['end']>[0],
  id: string,
): Promise<boolean> {
  const found = await queries.first(sql`
    SELECT 1 FROM parcels
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND state = 'handed_over'`)
  return found !== undefined
}
