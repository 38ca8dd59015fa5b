import type { passes } from '@portaria/contract/modules/visits/passes/passes'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'

type Row = RowOf<typeof passes>

/** Whose word a pass of a role is. */
export const giverOf = (role: string): 'household' | 'gate' | 'company' =>
  role === 'condomino' ? 'household' : role === 'funcionario' ? 'gate' : 'company'

/**
 * The gate reads the state and the times of what others gave, and may revoke it; its terms are theirs
 * (visits §20). Throws `forbidden`.
 */
export function requireGiver({ actor }: TenantContext, pass: Row): void {
  if (actor.role === 'funcionario' && pass.given_by !== 'gate') throw problem('forbidden')
}
