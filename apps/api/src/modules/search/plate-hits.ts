import { isHiddenFrom } from '@portaria/contract/define-register/hidden-fields'
import { plateKey, platesLike } from '@portaria/contract/value-types/plate'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { Machinery } from '../../register-endpoints/machinery.ts'
import { keyColumn, row } from '../../register-endpoints/record-columns.ts'
import { type Hit, hitsByValue, type SearchedRegister } from './search.repository.ts'

/**
 * Rows with a plate that reads almost like the typed one, for readers who may see it: `ACTO396` is
 * ACT0396.
 */
export async function hitsByPlate(
  context: TenantContext,
  readable: readonly Machinery[],
  typed: string,
): Promise<Hit[]> {
  const keys = [...new Set(platesLike(typed).map(plateKey))]
  if (keys.length === 0) return []
  const searched = readable.flatMap((machinery): SearchedRegister[] => {
    const { register } = machinery
    const field = Object.entries(register.fields).find(([, { kind }]) => kind === 'plate')
    if (!field || isHiddenFrom(register, context.actor.role, field[1])) return []
    const key = keyColumn(register, field[0], row)
    return [{ machinery, conditions: [sql`${key} = ANY(${keys}::text[])`] }]
  })
  return searched.length === 0 ? [] : hitsByValue(context, searched)
}
