import type { Actor } from '@portaria/contract/actors/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { type Field, readableName } from '@portaria/contract/define-register/field'
import {
  isHiddenFrom,
  isKeptFrom,
  seesSensitive,
} from '@portaria/contract/define-register/hidden-fields'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import type { FileLinks } from '../platform/files/file-links.ts'
import { type AskedFields, isAsked } from './asked-fields.ts'
import { kindOf } from './field-kinds.ts'
import type { OpenRow } from './reference-reader.ts'
import { ownedIn, type UntypedRow } from './untyped-row.ts'

/**
 * Returns the tenant that a row's files belong to; a company's own files belong to that company.
 */
function placeOf({ scope }: AnyRegister, actor: Actor, stored: UntypedRow): string | null {
  if (scope === 'tenant') return actor.tenantId
  return scope === 'catalogue' ? String(stored['tenant_id']) : stored.id
}

/** Returns the fields of owned rows that hold pictures. */
const filesIn = ({ fields = {} }: Field) =>
  Object.keys(fields).filter((name) => fields[name]?.kind === 'image')

/** Returns the sensitive fields of owned rows. */
const sensitiveIn = ({ fields = {} }: Field) =>
  Object.keys(fields).filter((name) => fields[name]?.sensitive)

const trail = ['created_at', 'created_by', 'updated_at', 'updated_by']

/**
 * Reduces rows, in place, to what the actor may see: sensitive fields are null for roles without
 * the right, a CPF is masked, a picture becomes its link (registers §16, platform §19). Leaves out
 * fields that were not asked for.
 */
export function recordReader(
  register: AnyRegister,
  actor: Actor,
  files: Pick<FileLinks, 'linkOf'>,
  asked: AskedFields = null,
): (record: OpenRow) => Record<string, unknown> {
  const hides = !seesSensitive(register, actor.role)
  const isHidden = (field: Field) => isHiddenFrom(register, actor.role, field)
  const fields = Object.entries(register.fields)
    .filter(([name]) => isAsked(asked, name))
    .map(([name, field]) => ({
      name,
      kind: kindOf(register, name),
      hidden: isHidden(field),
      masks: !isKeptFrom(actor.role, field),
      inner: hides ? sensitiveIn(field) : [],
      pictures: filesIn(field),
    }))

  return (record) => {
    const tenantId = placeOf(register, actor, record)
    const addLink = (place: Record<string, unknown>, name: string) => {
      const id = place[name]
      const link = typeof id === 'string' && tenantId ? files.linkOf(tenantId, id) : null
      place[readableName(name)] = link === null ? null : { id, url: link }
    }
    if (register.scope === 'catalogue') {
      delete record['tenant_id']
      if (isAsked(asked, 'shared')) record['shared'] = tenantId === NIL_TENANT
    }
    // Tenants must not learn since when the platform has known a person.
    if (register.scope === 'platform' && hides)
      for (const name of trail) if (name in record) record[name] = null
    // The person who made an invitation keeps seeing it after a merge.
    if (register.mayMerge) {
      const isMergedAway = actor.role === 'condomino' && record['merged_into'] != null
      if (isMergedAway && 'deleted_at' in record) record['deleted_at'] = null
      if (actor.role === 'condomino' || !isAsked(asked, 'merged_into')) delete record['merged_into']
    }
    if (!isAsked(asked, 'erased_at')) delete record['erased_at']
    if (!isAsked(asked, register.list.sort)) delete record[register.list.sort]
    for (const { name, kind, hidden, masks, inner, pictures } of fields) {
      const value = record[name]
      if (kind.isFile) addLink(record, name)
      for (const one of inner) {
        for (const owned of ownedIn(value)) owned[one] = null
      }
      for (const one of pictures) {
        for (const owned of ownedIn(value)) addLink(owned, one)
      }
      if (!hidden) continue
      record[readableName(name)] = null
      record[name] = null
      // For people of the platform not even a masked part is shown.
      if (kind.masked && masks && register.scope !== 'platform')
        record[`${name}_masked`] = typeof value === 'string' ? kind.masked(value) : null
    }
    return record
  }
}

/** Whether a record contained sensitive data, which the audit trail must record. */
export function readsSensitive(register: AnyRegister, actor: Actor, asked: AskedFields): boolean {
  return (
    seesSensitive(register, actor.role) &&
    Object.entries(register.fields).some(([name, one]) => one.sensitive && isAsked(asked, name))
  )
}
