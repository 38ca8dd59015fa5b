import type { DoorCommand } from '@portaria/contract/modules/custody/locker-doors'
import type { Tone } from '@portaria/ui/display/Badge'

/** The progress of a door, for the person in front of it. */
export type DoorStage =
  | 'opening'
  | 'open'
  | 'unknown'
  | 'refused'
  /** Closed again: with something in it, empty, or with unknown content. */
  | 'inside'
  | 'empty'
  | 'closed'

type Told = Pick<DoorCommand, 'state' | 'opened_at' | 'finding' | 'over'>

/**
 * The stage of a command. A door counts as open once the board has read it as open, not when the
 * command was sent.
 */
export function stageOf({ state, opened_at, finding, over }: Told): DoorStage {
  if (state === 'refused') return 'refused'
  if (over) return finding ?? 'closed'
  if (state === 'done' || opened_at !== null) return 'open'
  return state === 'unknown' ? 'unknown' : 'opening'
}

/** The tone of a stage: green if the result is the purpose of the command. */
export function toneOf(stage: DoorStage, purpose: DoorCommand['purpose']): Tone {
  if (stage === 'opening') return 'neutral'
  if (stage === 'open') return 'accent'
  if (stage === 'refused' || stage === 'unknown') return 'warning'
  if (purpose === 'check' || stage === 'closed') return 'success'
  return (purpose === 'deposit') === (stage === 'inside') ? 'success' : 'warning'
}

const refusalWords = {
  expired: 'expired',
  busy: 'busy',
  closing: 'busy',
  not_recorded: 'busy',
  no_connection: 'noConnection',
  no_answer: 'noAnswer',
  already_open: 'alreadyOpen',
  stayed_closed: 'stayedClosed',
  no_such_lock: 'noSuchLock',
  address_not_approved: 'address',
  address_not_found: 'address',
  address_forbidden: 'address',
} as const

export type RefusalWord = (typeof refusalWords)[keyof typeof refusalWords]

/** The key of the sentence that explains why nothing opened. */
export function refusalWord(reason: string | null): RefusalWord {
  const known = Object.entries(refusalWords).find(([code]) => code === reason)
  return known?.[1] ?? 'noAnswer'
}
