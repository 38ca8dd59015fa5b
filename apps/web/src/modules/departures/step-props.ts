import type {
  DepartureOverview,
  LeavingRegister,
} from '@portaria/contract/modules/departures/departures'
import type { Plan } from './departure-plan.ts'

/** What each step of the dialog takes. */
export type StepProps = {
  register: LeavingRegister
  overview: DepartureOverview
  plan: Plan
  onChange: (change: Partial<Plan>) => void
}
