import type { Role } from '../actors/roles.ts'
import type { AnyRegister } from './define-register.ts'
import type { BadgeTone, Field } from './field.ts'
import { isHiddenFrom, isKeptFrom } from './hidden-fields.ts'
import { markField } from './marks.ts'

/** Returns the marks of a register's rows that a role reads. */
export const marksFor = (register: AnyRegister, role: Role | 'system'): string[] =>
  Object.entries(register.marks ?? {}).flatMap(([name, mark]) =>
    isKeptFrom(role, markField(mark)) ? [] : [name],
  )

/** Returns the fields of a record's title, and the fields that are shown in their place. */
export const titleFields = ({ title, fields }: AnyRegister): string[] =>
  title.flatMap((name) => [name, fields[name]?.shownAs ?? []].flat())

/**
 * Returns the field to show in place of another: the social name, if the record has one
 * (registers §11).
 */
export function fieldToShow(
  name: string,
  field: Field | undefined,
  record: { readonly [field: string]: unknown },
): string {
  const other = field?.shownAs
  return other !== undefined && record[other] ? other : name
}

/**
 * Returns the fields and marks of badges beside a record's name that a role reads, and the gender
 * that their words agree with.
 */
export function badgeFields(register: AnyRegister, role: Role | 'system'): string[] {
  const fields = Object.entries(register.fields)
  return [
    ...fields.flatMap(([name, field]) =>
      (field.badge || name === 'gender') && !isHiddenFrom(register, role, field) ? [name] : [],
    ),
    ...marksFor(register, role),
  ]
}

/** Returns the tone of a field's badge at a value; undefined if the value is ordinary. */
export function badgeTone({ badge }: Field, value: unknown): BadgeTone | undefined {
  if (typeof badge === 'object') return badge[String(value)]
  return value === true ? badge : undefined
}
