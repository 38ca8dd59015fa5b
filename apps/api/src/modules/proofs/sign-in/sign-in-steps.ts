import { problem } from '../../../platform/problem.ts'
import type { SignInBase, SignInStep } from '../../accounts/public/sign-in/sign-in-part.ts'
import { personProofs } from '../public/person/person-proofs.ts'
import { enrolment } from './enrolment.service.ts'

/** Asks for the second factor that a person has, and then for one that they must have. */
export function signInSteps({ parts, throttle }: SignInBase): readonly SignInStep[] {
  const proofs = personProofs(parts, throttle)
  const enrolments = enrolment(parts)
  return [
    async (queries, account) => {
      const demand = await proofs.demand(queries, account)
      return (
        demand && {
          ticket: demand.ticket,
          problem: problem('second_factor_required', { second_factor: demand }),
        }
      )
    },
    async (queries, account) => {
      const demand = await enrolments.demand(queries, account)
      return (
        demand && {
          ticket: demand.ticket,
          problem: problem('second_factor_enrolment', { enrolment: demand }),
        }
      )
    },
  ]
}
