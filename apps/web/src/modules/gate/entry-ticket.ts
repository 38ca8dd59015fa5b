import type { EntryBody } from '@portaria/contract/modules/visits/visits'

/** What an entry is told by. */
export type EntryKey = 'visit_id' | 'code' | 'pin' | 'pass_id'

/** By what somebody enters, their name, and the unit that they named where the desk asked. */
export type EntryTicket = {
  by: Pick<EntryBody, EntryKey>
  name: string
  destination?: { id: string; title: string }
  /** The unit that the visit or the pass is for. */
  unit?: { id: string; title: string }
  /** An earlier visit of theirs that the entry ends. */
  closes?: string
}
