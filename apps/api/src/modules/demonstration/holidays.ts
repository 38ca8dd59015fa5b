import type { RecordOfRegister } from '@portaria/contract/define-register/define-register'
import type { holidays } from '@portaria/contract/modules/companies/holidays/holidays'
import type { CommonColumn } from './people.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { SitePlan } from './site-plan.ts'

export type Holiday = Omit<RecordOfRegister<typeof holidays>, CommonColumn | 'status'>

/** Makes the holidays of each state and city, besides the national ones. */
export function holidaysOf(random: SeededRandom, plan: SitePlan): Holiday[] {
  return plan.holidays.map((holiday) => ({ id: random.id(), ...holiday, yearly: true }))
}
