import type { Language } from '@portaria/i18n/languages'
import { sql } from 'kysely'
import { type Found, pointers, type ThingKind } from '../../../parts/thing-kind.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import { isLiveRow } from '../../../register-endpoints/live-rows.ts'
import { type RowIn, stepOn } from '../../../register-endpoints/row-steps.ts'

/** The reason of the block for the desk, in the planner's language. */
const reasons: Readonly<Record<Language, string>> = {
  pt: 'O titular saiu',
  en: 'The holder left',
  es: 'El titular se fue',
  ar: 'غادر حامل البطاقة',
}

const isAssigned = (card: Sql) => sql`(${isLiveRow(card)} AND ${card}.state = 'assigned')`

/** Cards in use; blocked, they open nothing until they are returned. */
export const cards: ThingKind = {
  kind: 'card',
  open: { table: 'cards', isOpen: isAssigned },
  ties: { pointer: 'resident_id' },
  find({ queries, actor }, { register, ids }) {
    const person = sql.ref(`c.${pointers[register]}`)
    const choices = register === 'employees' ? ['end'] : ['end', 'keep']
    return queries.all(sql<Found>`
      SELECT c.id, ${person} AS person_id, c.number AS title, NULL AS detail, c.apartment_id,
        ${choices}::text[] AS choices
      FROM cards c
      WHERE c.tenant_id = ${actor.tenantId} AND ${person} = ANY(${[...ids]}::uuid[])
        AND ${isAssigned(sql.ref('c'))}
      ORDER BY c.id`)
  },
  async end(scope, { thing_id: id, person_id: person }) {
    const isStill = (row: RowIn<'cards'>) =>
      row.state === 'assigned' && row[pointers[scope.register]] === person
    const target = { register: 'cards', id, isStill } as const
    const block_reason = reasons[scope.context.actor.language]
    const done = await stepOn(scope, target, 'block', { block_reason })
    return done ? 'blocked' : 'already_over'
  },
}
