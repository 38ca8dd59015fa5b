import type { Actor } from '@portaria/contract/actor'
import { NIL_TENANT } from '@portaria/contract/constants'
import {
  type AnyRegister,
  isHiddenFrom,
  seesSensitive,
} from '@portaria/contract/define-register/define-register'
import { readableName } from '@portaria/contract/define-register/field'
import { kindOf } from './field-kinds.ts'
import { type UntypedRow } from './untyped-row.ts'

/** Signs the address of a file for a reader. */
export type FileLinks = { linkOf(tenantId: string, fileId: string): string }

/** The tenant that a row's files belong to; a company's own files belong to that company. */
function placeOf({ scope }: AnyRegister, actor: Actor, stored: UntypedRow): string | null {
  if (scope === 'tenant') return actor.tenantId
  return scope === 'catalogue' ? String(stored['tenant_id']) : stored.id
}

const trail = ['created_at', 'created_by', 'updated_at', 'updated_by']

/**
 * A row as the actor may see it: sensitive fields are null for roles without the right, a CPF reads
 * masked, a picture reads as its link (domain.md section 1).
 */
export function readRecord(
  register: AnyRegister,
  actor: Actor,
  files: FileLinks,
  stored: UntypedRow,
): Record<string, unknown> {
  const record: Record<string, unknown> = { ...stored }
  const hides = !seesSensitive(register, actor.role)
  const tenantId = placeOf(register, actor, stored)
  if (register.scope === 'catalogue') {
    delete record['tenant_id']
    record['shared'] = tenantId === NIL_TENANT
  }
  // Since when the platform knows a person is hidden from tenants.
  if (register.scope === 'platform' && hides) for (const name of trail) record[name] = null
  // The person who made an invitation keeps seeing what they typed after a merge.
  if (register.mayMerge && actor.role === 'condomino') {
    if (stored['merged_into'] != null) record['deleted_at'] = null
    delete record['merged_into']
  }
  for (const [name, field] of Object.entries(register.fields)) {
    const kind = kindOf(register, name)
    if (kind.isFile) {
      const id = stored[name]
      const link = typeof id === 'string' && tenantId ? files.linkOf(tenantId, id) : null
      record[readableName(name)] = link === null ? null : { id, url: link }
    }
    if (!isHiddenFrom(register, actor.role, field)) continue
    const value = stored[name]
    record[name] = null
    record[readableName(name)] = null
    // Of people of the platform not even a masked part is shown.
    if (kind.masked && register.scope !== 'platform')
      record[`${name}_masked`] = typeof value === 'string' ? kind.masked(value) : null
  }
  return record
}

/** Whether a record contained sensitive data, which the audit trail must record. */
export function readsSensitive(register: AnyRegister, actor: Actor): boolean {
  return (
    seesSensitive(register, actor.role) &&
    Object.values(register.fields).some((field) => field.sensitive)
  )
}
