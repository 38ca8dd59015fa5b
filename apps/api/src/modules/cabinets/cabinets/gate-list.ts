import { gateLoansAnswer } from '@portaria/contract/modules/gate/gate'
import type { GateList } from '../../../parts/gate-list.ts'
import { readLoans } from '../public/lent-items.ts'

/** Items lent from cabinets. */
export const loansList: GateList = {
  name: 'loans',
  summary: 'List what is lent from cabinets',
  answer: gateLoansAnswer,
  read: readLoans,
}
