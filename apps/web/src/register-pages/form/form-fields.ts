import { isPlatformRole, type Role, rightsColumnOf } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Field } from '@portaria/contract/define-register/field'
import { seesSensitive } from '@portaria/contract/define-register/hidden-fields'
import { rightsIn } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { isObject, type RegisterRecord } from '../record.ts'

/** One field of a form: writable, read-only, or hidden from the role. */
export type FormField = {
  name: string
  field: Field
  access: 'write' | 'read' | 'hidden'
  /** Set if the value is hidden but the person may replace it, having typed it today. */
  corrects?: true
}

export type FormSectionFields = { section: string; fields: FormField[] }

/**
 * The sections of a register's form for a role. A new record has no read-only fields, a removed one
 * no writable ones.
 */
export function formSections(
  register: AnyRegister,
  role: Role,
  record: RegisterRecord | null,
): FormSectionFields[] {
  const isNew = record === null
  return register.form
    .map(({ section, fields }) => ({
      section,
      fields: fields.flatMap((name): FormField[] => {
        const own = register.fields[name]
        if (!own) return []
        const field = isNew ? asked(own, role) : own
        const isClosed = isFixed(record, role) || isOver(register, record)
        const access = isClosed ? 'read' : accessTo(register, role, isNew, name, field)
        if (access === 'hidden' && mayCorrect(record, name))
          return [{ name, field, access: 'write', corrects: true }]
        return isNew && access !== 'write' ? [] : [{ name, field, access }]
      }),
    }))
    .filter(({ fields }) => fields.length > 0)
}

/** A field of a new row, with `required` as it applies to a role. */
const asked = (field: Field, role: Role): Field =>
  field.requiredOf?.includes(rightsColumnOf(role)) ? { ...field, required: true } : field

/**
 * Whether the role cannot change the record in this form: it is removed, shared in a catalogue,
 * another person's, or an invitation, which has its own panel.
 */
export function isFixed(record: RegisterRecord | null, role: Role): boolean {
  if (!record) return false
  if (isObject(record['invited']) || record['changeable'] === false) return true
  return record.deleted_at !== null || (record['shared'] === true && !isPlatformRole(role))
}

/** Whether a row is in a final state, in which nobody can change or remove it. */
export const isOver = ({ states }: AnyRegister, record: RegisterRecord | null): boolean =>
  states?.over?.some((state) => state === record?.[states.field]) === true

/** Whether the server lets the person replace a value that they cannot see. */
function mayCorrect(record: RegisterRecord | null, name: string): boolean {
  const own: unknown = record?.['correctable']
  return Array.isArray(own) && own.includes(name)
}

/**
 * The access of a role to a field, by the server's rule: a role that cannot see a value cannot
 * overwrite it, but may enter it in a new record.
 */
function accessTo(
  register: AnyRegister,
  role: Role,
  isNew: boolean,
  name: string,
  field: Field,
): FormField['access'] {
  const { may, creates, updates } = rightsIn(register, role)
  if (!isNew && field.sensitive && !seesSensitive(register, role)) return 'hidden'
  const names = isNew ? creates : updates
  const mayWrite = may.includes(isNew ? 'create' : 'update') && !field.readOnly
  return mayWrite && (names === null || names.includes(name)) ? 'write' : 'read'
}

/**
 * Whether a role may change the status: it may if it can update all fields, or if its rights name
 * `status`.
 */
export function mayWriteStatus(register: AnyRegister, role: Role): boolean {
  const { may, updates } = rightsIn(register, role)
  return may.includes('update') && (updates === null || updates.includes('status'))
}

/**
 * A nested row of a new record. It has the fields of the other register's first section, without
 * the reference back to the record. A role that may create such rows directly gets only the fields
 * that it may set there; any other role gets all of them.
 */
export type NestedRegister = { property: string; register: AnyRegister; fields: FormField[] }

export function nestedRegisters(register: AnyRegister, role: Role): NestedRegister[] {
  return Object.entries(register.nested ?? {}).map(([property, name]) => {
    const { may, creates } = rightsIn(registers[name], role)
    const named = may.includes('create') ? creates : null
    return {
      property,
      register: registers[name],
      fields: firstFields(registers[name]).flatMap(([inner, field]): FormField[] => {
        const isAsked = !field.readOnly && field.register !== register.name
        const maySay = named === null || named.includes(inner)
        const own = role === 'condomino' ? proposed(field) : field
        return isAsked && maySay ? [{ name: inner, field: own, access: 'write' }] : []
      }),
    }
  })
}

/**
 * A field as a condomino proposes it: an initial value is left out if they may not propose that
 * value.
 */
function proposed(field: Field): Field {
  const { begins, ...rest } = field
  const mayBegin = begins === undefined || (field.proposable?.includes(begins) ?? true)
  return mayBegin ? field : rest
}

/** The fields of a register's first section. */
function firstFields({ form, fields }: AnyRegister): [string, Field][] {
  return (form[0]?.fields ?? []).flatMap((name): [string, Field][] => {
    const field = fields[name]
    return field ? [[name, field]] : []
  })
}
