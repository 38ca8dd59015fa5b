import {
  type DoorReason,
  type DoorState,
  doorReasons,
} from '@portaria/contract/modules/access/emergency/order-answers'
import { knownCode } from '@portaria/contract/modules/access/readers/reader-words'

/** What is stored of the door of a point of an order. */
export type StoredDoor = {
  /** Whether a reader that somebody speaks to opens the point. */
  readonly has_reader: boolean
  /** Null where nothing has to be held or let go there. */
  readonly is_wanted: boolean | null
  readonly state: 'waiting' | 'done' | 'refused' | 'unknown' | null
  readonly reason: string | null
}

type Shown = { readonly state: DoorState | null; readonly reason: DoorReason | null }

const NOTHING: Shown = { state: null, reason: null }

const shownAs = {
  waiting: 'trying',
  done: 'open',
  refused: 'by_hand',
  unknown: 'unconfirmed',
} as const

/**
 * Returns the state of a door of a release as people are shown it (access §47): of one that lives,
 * whether it is held open; of one that ended, what keeps it from being let go.
 */
export function doorStateOf(door: StoredDoor, isLive: boolean): Shown {
  const { has_reader: hasReader, is_wanted: isWanted, state } = door
  const reason = knownCode(doorReasons, door.reason)
  if (!isLive)
    return isWanted === false && state !== null ? { state: shownAs[state], reason } : NOTHING
  if (!hasReader) return { state: 'by_hand', reason: 'no_reader' }
  return isWanted === true && state !== null
    ? { state: shownAs[state], reason }
    : { state: 'trying', reason: null }
}
