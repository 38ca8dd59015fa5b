import * as z from 'zod/mini'
import { moment, typedMoment } from '../../schemas/api-components.ts'

/** `POST /cabinets/{id}/lend`: an item to a resident, to an employee, or to a typed name. */
export const lendBody = z
  .strictObject({
    item_id: z.uuid(),
    resident_id: z.optional(z.nullable(z.uuid())),
    employee_id: z.optional(z.nullable(z.uuid())),
    borrower: z.optional(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(120)))),
    /** The time at which it is due; absent or null for none. */
    due_at: z.optional(z.nullable(typedMoment)),
  })
  .check(
    z.refine(
      ({ resident_id, employee_id, borrower }) =>
        [resident_id, employee_id, borrower].filter((one) => one != null).length === 1,
      { error: 'required', path: ['borrower'] },
    ),
  )

/** `POST /cabinets/{id}/return`: the returned item. */
export const returnBody = z.strictObject({ item_id: z.uuid() })

const loan = z.object({
  id: z.uuid(),
  /** Null if the item was later removed from the cabinet. */
  item_id: z.nullable(z.uuid()),
  item_name: z.string(),
  item_code: z.nullable(z.string()),
  /** The holder: a resident, an employee, or null for a typed name. */
  resident_id: z.nullable(z.uuid()),
  employee_id: z.nullable(z.uuid()),
  borrower: z.string(),
  lent_at: moment,
  lent_by: z.string(),
  due_at: z.nullable(moment),
  overdue: z.boolean(),
  returned_at: z.nullable(moment),
  returned_by: z.nullable(z.string()),
})

/** The loans that a cabinet shows beside its fields: open ones, then those returned last. */
export const loans = z.array(loan)

/** The answer of `lend` and `return`. */
export const changedLoan = z.object({
  id: z.uuid(),
  item_name: z.string(),
  item_code: z.nullable(z.string()),
  borrower: z.string(),
})

export type Loan = z.output<typeof loan>
export type ChangedLoan = z.output<typeof changedLoan>
