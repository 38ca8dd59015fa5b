import type { DoorCommand } from '@portaria/contract/modules/custody/locker-doors'
import type { Tone } from '@portaria/ui/display/Badge'

/** How far a door has come for the person who stands before it. */
export type DoorStage =
  | 'opening'
  | 'open'
  | 'unknown'
  | 'refused'
  /** Closed again, with something in it, with nothing, or nobody knows. */
  | 'inside'
  | 'empty'
  | 'closed'

type Told = Pick<DoorCommand, 'state' | 'opened_at' | 'finding' | 'over'>

/** The stage of a command. Open is said of a door that was read so, never of one that was asked to. */
export function stageOf({ state, opened_at, finding, over }: Told): DoorStage {
  if (state === 'refused') return 'refused'
  if (over) return finding ?? 'closed'
  if (state === 'done' || opened_at !== null) return 'open'
  return state === 'unknown' ? 'unknown' : 'opening'
}

/** What a stage means: green where that is what the door was opened for. */
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

/** Which sentence says why nothing opened. */
export function refusalWord(reason: string | null): RefusalWord {
  const known = Object.entries(refusalWords).find(([code]) => code === reason)
  return known?.[1] ?? 'noAnswer'
}
