import type { Role } from '../roles.ts'
import { type AnyRegister, isHiddenFrom, isKeptFrom } from './define-register.ts'
import type { BadgeTone, Field } from './field.ts'
import { markField } from './marks.ts'

/** The marks of a register's rows that a role reads. */
export const marksFor = (register: AnyRegister, role: Role | 'system'): string[] =>
  Object.entries(register.marks ?? {}).flatMap(([name, mark]) =>
    isKeptFrom(role, markField(mark)) ? [] : [name],
  )

/** The fields of a record's title, and those that are shown in their place. */
export const titleFields = ({ title, fields }: AnyRegister): string[] =>
  title.flatMap((name) => [name, fields[name]?.shownAs ?? []].flat())

/** The field to show for one: the social name of who gave it (registers §11). */
export function fieldToShow(
  name: string,
  field: Field | undefined,
  record: { readonly [field: string]: unknown },
): string {
  const other = field?.shownAs
  return other !== undefined && record[other] ? other : name
}

/**
 * The fields and marks that a role reads and that stand beside a record's name, and the gender that their
 * words agree with.
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

/** The tone of a field's badge at a value; undefined where the value is nothing unusual. */
export function badgeTone({ badge }: Field, value: unknown): BadgeTone | undefined {
  if (typeof badge === 'object') return badge[String(value)]
  return value === true ? badge : undefined
}
