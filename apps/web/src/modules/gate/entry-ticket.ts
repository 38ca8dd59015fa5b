import type { EntryBody } from '@portaria/contract/modules/visits/visits'

/** The keys that can identify an entry. */
export type EntryKey = 'visit_id' | 'code' | 'pin' | 'pass_id'

/** An entry to make: its key, the person's name, and the unit that they named if the desk asked. */
export type EntryTicket = {
  by: Pick<EntryBody, EntryKey>
  name: string
  destination?: { id: string; title: string }
  /** The unit of the visit or pass. */
  unit?: { id: string; title: string }
  /** An earlier visit of the same person that this entry ends. */
  closes?: string
}
