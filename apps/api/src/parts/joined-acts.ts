import type { JoinedAct as Name } from '@portaria/contract/modules/landing/landing'
import type { RegisterName } from '@portaria/contract/modules/names'

/** Rows of several registers that one deed makes, told as one change: an invitation, not its three rows. */
export type JoinedAct = {
  readonly name: Name
  /** Its rows are counted, and a single one is named. */
  readonly lead: RegisterName
  /** Rows that are made along with it, and say nothing besides. */
  readonly along: readonly RegisterName[]
}
