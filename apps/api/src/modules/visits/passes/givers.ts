import type { passes } from '@portaria/contract/modules/visits/passes/passes'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'

type Row = RowOf<typeof passes>

/** The giver of a pass that a role makes. */
export const giverOf = (role: string): 'household' | 'gate' | 'company' =>
  role === 'condomino' ? 'household' : role === 'funcionario' ? 'gate' : 'company'

/**
 * The gate reads the state and the times of passes that others gave, and may revoke them; it does
 * not see their terms (visits §20). Throws `forbidden`.
 */
export function requireGiver({ actor }: TenantContext, pass: Row): void {
  if (actor.role === 'funcionario' && pass.given_by !== 'gate') throw problem('forbidden')
}
