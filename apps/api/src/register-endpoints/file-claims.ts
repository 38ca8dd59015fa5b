import type { TenantActor } from '@portaria/contract/actors/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { isHiddenFrom } from '@portaria/contract/define-register/hidden-fields'
import { may } from '@portaria/contract/define-register/permissions'
import { governedFields } from '@portaria/contract/define-register/states'
import { registers } from '@portaria/contract/modules/registers'
import type { CodedField } from '@portaria/contract/record-checks/field-codes'
import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { kindOf } from './field-kinds.ts'
import { row, tableOf } from './record-columns.ts'
import type { RowScope } from './row-scope.ts'

/**
 * Marks the files of new values as used, so that they are not deleted. The actor must have uploaded
 * the file, or read it in another row: knowing an id is not enough. Files in fields that nobody
 * types were found by the server. Returns the fields whose file the actor may not use.
 */
export async function claimFiles(
  scope: RowScope,
  { queries, actor }: TenantContext,
  register: AnyRegister,
  written: Record<string, unknown>,
): Promise<CodedField[]> {
  const typed = new Set(governedFields(register).map(([name]) => name))
  const missing: CodedField[] = []
  for (const [name, field] of Object.entries(register.fields)) {
    const id = written[name]
    if (!kindOf(register, name).isFile || typeof id !== 'string') continue
    const claim = (whose: Sql) =>
      queries.count(sql`
        UPDATE files SET claimed_at = coalesce(claimed_at, now())
        WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND ${whose}`)
    const isFound = field.readOnly && !typed.has(name)
    if ((await claim(isFound ? sql`true` : sql`created_by = ${actor.userId}`)) > 0) continue
    // Needed rarely, so the many places are queried separately.
    const claimed = isFound ? 0 : await claim(isRead(scope, actor, id))
    if (claimed === 0) missing.push({ field: name, code: 'not_found' })
  }
  return missing
}

/** Whether a file belongs to a field that the actor may read, in a row that they see. */
function isRead(scope: RowScope, actor: TenantActor, id: string): Sql {
  const { role } = actor
  if (role === 'system') return sql`true`
  const places = Object.values(registers).flatMap((register: AnyRegister) =>
    may(role, register, 'read')
      ? Object.entries(register.fields).flatMap(([name, field]) =>
          kindOf(register, name).isFile && !isHiddenFrom(register, role, field)
            ? sql`EXISTS (SELECT 1 FROM ${tableOf(register)} r
                WHERE r.${sql.ref(name)} = ${id} AND ${scope.live(register, actor, row)})`
            : [],
        )
      : [],
  )
  return places.length === 0 ? sql`false` : sql`(${sql.join(places, sql` OR `)})`
}
