import type {
  DepartureOverview,
  LeavingRegister,
} from '@portaria/contract/modules/departures/departures'
import type { Plan } from './departure-plan.ts'

/** The props of each step of the dialog. */
export type StepProps = {
  register: LeavingRegister
  overview: DepartureOverview
  plan: Plan
  onChange: (change: Partial<Plan>) => void
}
