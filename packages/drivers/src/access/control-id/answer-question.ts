import type { Way } from '../access-driver.ts'
import type { ReaderQuestion } from '../inbound-fact.ts'
import { type Wire, wholeNumber, writeJson } from './reader-json.ts'
import { actionFor, hasDoor, type ReaderProfile } from './reader-profile.ts'

/** What the server decided. A reader shows the message to whoever stands before it. */
export type Decision =
  | {
      readonly isGranted: true
      readonly name: string
      readonly message: string
      readonly way?: Way
    }
  | {
      readonly isGranted: false
      readonly message: string
      /** Whether the person has to show a second credential. */
      readonly isPending?: boolean
    }

const GRANTED = 7
const DENIED = 6
const PENDING = 4

/**
 * Returns the body that answers a reader's question, with status 200. Somebody whom the reader did
 * not identify, and a door that the model does not have, are refused whatever was decided.
 */
export function answerQuestion(
  profile: ReaderProfile,
  question: ReaderQuestion,
  decision: Decision,
): string {
  const { personId, door } = question
  const number = door === null ? profile.doors.first : Number(door)
  const isKnown = personId !== null && hasDoor(profile, number)
  const granted = decision.isGranted && isKnown ? decision : null
  const isPending = !decision.isGranted && decision.isPending === true && isKnown
  const result: Wire = {
    event: granted ? GRANTED : isPending ? PENDING : DENIED,
    // The maker's documents name no other means than this one.
    ...(isPending && { next_event: 'biometry' }),
    user_id: wholeNumber(personId ?? '0'),
    user_name: granted?.name ?? '',
    user_image: false,
    portal_id: wholeNumber(door ?? '0'),
    actions: granted ? [actionFor(profile.actions.grant, number, granted.way)] : [],
    message: decision.message,
  }
  return writeJson({ result })
}
