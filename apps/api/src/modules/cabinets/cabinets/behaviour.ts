import {
  type ChangedLoan,
  changedLoan,
  lendBody,
  loans,
  returnBody,
} from '@portaria/contract/modules/cabinets/cabinet-loans'
import { cabinets } from '@portaria/contract/modules/cabinets/cabinets/cabinets'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Sql } from '../../../platform/database/queries.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { defineAction, defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import { giveBack, isLent, lend, loansOf } from './loans.ts'

const lending = (cabinet: Sql): Sql => sql`coalesce((
  SELECT CASE WHEN bool_or(l.due_at < now()) THEN 'overdue' ELSE 'lent' END
  FROM cabinet_loans l
  WHERE l.tenant_id = ${cabinet}.tenant_id AND l.cabinet_id = ${cabinet}.id
    AND l.returned_at IS NULL
  HAVING count(*) > 0), 'none')`

/** Returns the history entry of a loan: the item, with its borrower as the note. */
const itemIn = ({ item_name, item_code, borrower }: ChangedLoan) => [
  { name: item_name, code: item_code, note: borrower },
]

const idsOf = (items: readonly { readonly id: string }[] = []) => items.map(({ id }) => id)

/**
 * Cabinets beyond their definition: their items are lent and returned, and a lent item cannot be
 * removed.
 */
export const cabinetsBehaviour = defineBehaviour(cabinets, {
  values: { lending, loans: { answers: z.optional(loans), read: loansOf } },

  async beforeWrite(context, next, before) {
    const kept = new Set(idsOf(next.items))
    const gone = idsOf(before?.items).filter((id) => !kept.has(id))
    if (gone.length > 0 && (await isLent(context, gone))) throw fieldProblem('items', 'item_lent')
    return next
  },

  async beforeRemove(context, row) {
    if (await isLent(context, idsOf(row.items))) throw fieldProblem('items', 'item_lent')
  },

  actions: {
    lend: defineAction(cabinets, {
      summary:
        'Begin a loan: an item of a cabinet to a resident, to an employee, or to somebody by name',
      body: lendBody,
      answers: changedLoan,
      history: (made) => ({ items: [null, itemIn(made)] }),
      run: lend,
    }),
    return: defineAction(cabinets, {
      summary: 'End the loan of an item that is back',
      body: returnBody,
      answers: changedLoan,
      history: (ended) => ({ items: [itemIn(ended), null] }),
      run: giveBack,
    }),
  },
})
