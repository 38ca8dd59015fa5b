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
  | { readonly isGranted: false; readonly message: string }

const GRANTED = 7
const DENIED = 6

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
  const isGranted = decision.isGranted && personId !== null && hasDoor(profile, number)
  const result: Wire = {
    event: isGranted ? GRANTED : DENIED,
    user_id: wholeNumber(personId ?? '0'),
    user_name: isGranted ? decision.name : '',
    user_image: false,
    portal_id: wholeNumber(door ?? '0'),
    actions: isGranted ? [actionFor(profile.actions.grant, number, decision.way)] : [],
    message: decision.message,
  }
  return writeJson({ result })
}
