import type { Loan } from '@portaria/contract/modules/cabinets/cabinet-loans'
import { isObject, type RegisterRecord } from '../../register-pages/record.ts'

/** One item of a cabinet, with its open loan. */
export type CabinetItem = { id: string; name: string; code: string | null; loan: Loan | undefined }

const isLoan = (value: unknown): value is Loan =>
  isObject(value) && typeof value['item_name'] === 'string'

/** The loans in a cabinet's record, open ones first. */
export const loansIn = ({ loans }: RegisterRecord): Loan[] =>
  Array.isArray(loans) ? loans.filter(isLoan) : []

/** The items of a cabinet in their order, each with its open loan. */
export function itemsIn(record: RegisterRecord): CabinetItem[] {
  const { items } = record
  const open = loansIn(record).filter(({ returned_at }) => returned_at === null)
  return (Array.isArray(items) ? items : []).filter(isObject).map((item) => ({
    id: String(item['id']),
    name: String(item['name']),
    code: typeof item['code'] === 'string' ? item['code'] : null,
    loan: open.find(({ item_id }) => item_id === item['id']),
  }))
}
