import type { RegisterName } from '@portaria/contract/define-register/register-names'
import type { JoinedAct as Name } from '@portaria/contract/modules/landing/landing'

/**
 * Rows of several registers that one action makes, reported as one change: an invitation, not its
 * three rows.
 */
export type JoinedAct = {
  readonly name: Name
  /** The register whose rows are counted, and named if there is one. */
  readonly lead: RegisterName
  /** Registers whose rows are made along with it, and are not reported. */
  readonly along: readonly RegisterName[]
}
