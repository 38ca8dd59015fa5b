import type { LoginProofBody } from '@portaria/contract/modules/accounts/login-proof'
import type { EnrolmentAnswer } from '@portaria/contract/modules/proofs/enrolment'
import type { EnrolmentBody } from '@portaria/contract/modules/proofs/second-factor'
import { fieldProblem } from '../../../platform/problem.ts'
import type { Member } from '../../accounts/public/account/account.repository.ts'
import type { Origin } from '../../accounts/public/account/account.ts'
import type {
  SignedIn,
  SigningIn,
  Spend,
  Waiting,
} from '../../accounts/public/sign-in/sign-in-part.ts'
import type { PersonProofs } from '../public/person/person-proofs.ts'
import { enrolment } from './enrolment.service.ts'

export type LoginProof = {
  /** Completes a sign-in like `SignIn.enter`. Throws like `SecondFactor.prove`. */
  prove(body: LoginProofBody, origin: Origin): Promise<SignedIn>
  /** Completes a sign-in by setting up the required second factor. */
  enrol(body: EnrolmentBody, origin: Origin): Promise<SignedIn<EnrolmentAnswer>>
}

type NeededTools = Pick<SigningIn, 'parts' | 'failures' | 'signIn' | 'waitingFor'>

/** A person who has taken a further step. */
type Further = { member: Member; waiting: Waiting | null; isPasskey: boolean; spend: Spend }

export function loginProof(
  { parts, failures, signIn, waitingFor }: NeededTools,
  proofs: PersonProofs,
): LoginProof {
  const enrolments = enrolment(parts)

  /** Continues with the answer that waits for the ticket; a passkey is a first factor as well. */
  const goOn = (origin: Origin, { member, waiting, isPasskey, spend }: Further) =>
    signIn.enter(
      {
        member,
        origin,
        firstFactor: isPasskey ? 'passkey' : (waiting?.firstFactor ?? 'password'),
        membershipId: waiting?.membershipId,
        isWhole: true,
        bond: waiting?.bond ?? null,
      },
      async (queries, note) => {
        const refused = await spend(queries, note)
        if (refused) return refused
        // Thrown, so that the new factor is not stored if the sign-in does not go on.
        if (waiting && !(await waiting.take(queries))) throw fieldProblem('ticket', 'ticket_ended')
        return null
      },
    )

  return {
    async prove(body, origin) {
      const { beside: waiting, ...proved } = await proofs.prove(body, {
        address: origin.address,
        beside: (queries) => waitingFor(queries, body.ticket, origin),
        onWrong: (one) => failures.note(one, origin),
      })
      return goOn(origin, { ...proved, waiting })
    },

    async enrol(body, origin) {
      const { member, activate, beside } = await enrolments.complete(body, (queries) =>
        waitingFor(queries, body.ticket, origin),
      )
      let codes: string[] = []
      const spend: Spend = async (queries, note) => {
        codes = await activate(queries, note)
        return null
      }
      const further = { member, waiting: beside, isPasskey: false, spend }
      const { answer, device } = await goOn(origin, further)
      return { answer: { ...answer, recovery_codes: codes }, device }
    },
  }
}
