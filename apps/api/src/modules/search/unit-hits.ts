import type { TypedUnit } from '@portaria/contract/value-types/typed-unit'
import type { SearchedWords } from '../../parts/searched-words.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { Machineries } from '../../register-endpoints/machinery.ts'
import { type Hit, hitsByOwnWord } from './search.repository.ts'

/** The hits for the words of a unit: the units that they name, and others. */
export type UnitHits = { meant: Hit[]; others: Hit[] }

/** Rows for the words of a unit, in the registers that the actor reads. */
export async function unitHits(
  context: TenantContext,
  readable: Machineries,
  searched: readonly SearchedWords[],
  typed: readonly TypedUnit[],
): Promise<UnitHits> {
  const found: UnitHits = { meant: [], others: [] }
  if (typed.length === 0) return found
  for (const { register, needs = [], isMeant, ask } of searched) {
    const machinery = readable.get(register)
    if (!machinery || !needs.every((name) => readable.has(name))) continue
    const asked = ask(typed, context.actor)
    if (asked === null) continue
    found[isMeant ? 'meant' : 'others'].push(
      ...(await hitsByOwnWord(context, { machinery, ...asked })),
    )
  }
  return found
}
