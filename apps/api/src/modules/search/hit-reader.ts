import { badgeFields, titleFields } from '@portaria/contract/define-register/record-names'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { askedFields } from '../../register-endpoints/fields-parameter.ts'
import type { Machinery } from '../../register-endpoints/machinery.ts'
import { readRecords } from '../../register-endpoints/read-records.ts'
import { recordColumns, row, tableOf } from '../../register-endpoints/record-columns.ts'
import type { UntypedRow } from '../../register-endpoints/untyped-row.ts'

/**
 * The values that hits show, by id: the fields of their titles, those of their badges and those of
 * `globalSearch.shows`.
 */
export async function readHits(
  machinery: Machinery,
  context: TenantContext,
  ids: readonly string[],
): Promise<Map<string, Record<string, unknown>>> {
  const { register, behaviour, scope } = machinery
  const { queries, actor } = context
  const shown = [
    ...titleFields(register),
    ...badgeFields(register, actor.role),
    ...(register.globalSearch?.shows ?? []),
  ]
  const asked = askedFields(register, behaviour, shown.join(','))
  const rows = await queries.all(sql<UntypedRow>`
    SELECT ${recordColumns(register, asked)} FROM ${tableOf(register)} r
    WHERE r.id = ANY(${[...ids]}::uuid[]) AND ${scope.live(register, actor, row)}`)
  const records = await readRecords(machinery, context, rows, asked)
  return new Map(records.map((record) => [String(record['id']), record]))
}
