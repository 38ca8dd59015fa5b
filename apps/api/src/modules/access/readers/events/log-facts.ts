import type {
  AccessFact,
  CredentialKind,
  DenialReason,
} from '@portaria/contract/modules/access/decisions/decision-words'
import type { EventKind, ReaderEvent } from '@portaria/drivers/access/reader-event'
import type { Subject } from '../subjects.ts'

/** What a row of a reader's log is about. */
export type LogFact = {
  readonly fact: Extract<AccessFact, 'granted' | 'denied' | 'pending' | 'not_taken' | 'exit_button'>
  readonly reason: DenialReason | null
}

const denied = (reason: DenialReason): LogFact => ({ fact: 'denied', reason })
const plain = (fact: LogFact['fact']): LogFact => ({ fact, reason: null })

/**
 * The facts of a reader's log (devices §27): only `granted` lets anybody in, and a code that nobody
 * knows is a refusal. Null for what is no fact at a point: an opening by command is recorded where it
 * was asked for, and a call by intercom opens nothing.
 */
const facts: Readonly<Record<EventKind, LogFact | null>> = {
  granted: plain('granted'),
  denied: denied('wrong_point'),
  not_identified: denied('unknown'),
  pending: plain('pending'),
  freed: plain('pending'),
  not_passed: plain('not_taken'),
  timed_out: denied('error'),
  server_silent: denied('error'),
  invalid: denied('error'),
  unknown: denied('error'),
  exit_button: plain('exit_button'),
  opened_by_command: null,
  opened_at_reader: null,
  intercom: null,
}

export const factOf = ({ kind }: ReaderEvent): LogFact | null => facts[kind]

/** Kinds by which a reader says that it did not open. */
export const keepsShut: ReadonlySet<EventKind> = new Set([
  'denied',
  'not_identified',
  'timed_out',
  'server_silent',
  'invalid',
  'unknown',
])

/** Returns the kind of credential of a row; null where neither it nor its person tells. */
export function credentialOf(
  { card, tag, qrCode, pin, means }: ReaderEvent,
  subject: Subject | undefined,
): CredentialKind | null {
  if (card !== null) return 'card'
  if (tag !== null) return 'tag'
  if (qrCode !== null) return 'qr'
  if (pin !== null || means === 'pin') return 'pin'
  if (means === 'card') return 'card'
  if (means === 'bio' || means === 'face') return 'face'
  if (subject?.isDuress === true) return 'pin'
  if (subject?.cardId != null) return 'card'
  return subject?.passId == null ? null : 'qr'
}
