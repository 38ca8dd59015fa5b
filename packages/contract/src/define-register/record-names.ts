import type { RightsColumn, Role } from '../roles.ts'
import { type AnyRegister, isHiddenFrom, isKeptFrom } from './define-register.ts'
import type { BadgeTone, Field } from './field.ts'

/** What the server works out of a row and what belongs to it: none of them is a column. */
export const marks = [
  'former',
  'is_minor',
  'documents_expired',
  'silent',
  'unready',
  'unowned',
] as const

/**
 * `former`: moved out; `is_minor`: under 18 today, told to whoever may not read the day of birth;
 * `documents_expired`: one of its documents was valid until a day before today; `silent`: the gateway
 * of a locker does not answer; `unready`: no door of a locker can be opened from here;
 * `unowned`: nobody who began it works here any more.
 */
export type Mark = (typeof marks)[number]

export const markTones: Record<Mark, BadgeTone> = {
  former: 'neutral',
  is_minor: 'accent',
  documents_expired: 'danger',
  silent: 'danger',
  unready: 'warning',
  unowned: 'danger',
}

/** The roles that read a mark, where not all do who read its register. */
const markReaders: Partial<Record<Mark, readonly RightsColumn[]>> = {
  documents_expired: ['admin', 'sindico', 'funcionario', 'service_provider'],
}

/** A mark as a field: true or false. */
export function markField(name: Mark): Field {
  const readBy = markReaders[name]
  return { kind: 'flag', ...(readBy && { readBy }) }
}

/** The marks of a register's rows that a role reads. */
export const marksFor = (register: AnyRegister, role: Role | 'system'): Mark[] =>
  (register.marks ?? []).filter((name) => !isKeptFrom(role, markField(name)))

/** Whether everybody who reads a register reads a mark of it. */
export const isMarkOfAll = (name: Mark): boolean => markReaders[name] === undefined

/** The fields of a record's title, and those that are shown in their place. */
export const titleFields = ({ title, fields }: AnyRegister): string[] =>
  title.flatMap((name) => [name, fields[name]?.shownAs ?? []].flat())

/** The field to show for one: the social name of who gave it (domain.md section 1, Person). */
export function fieldToShow(
  name: string,
  field: Field | undefined,
  record: { readonly [field: string]: unknown },
): string {
  const other = field?.shownAs
  return other !== undefined && record[other] ? other : name
}

/** The fields and marks that a role reads and that stand beside a record's name. */
export function badgeFields(register: AnyRegister, role: Role | 'system'): string[] {
  const fields = Object.entries(register.fields)
  return [
    ...fields.flatMap(([name, field]) =>
      field.badge && !isHiddenFrom(register, role, field) ? [name] : [],
    ),
    ...marksFor(register, role),
  ]
}

/** The tone of a field's badge at a value; undefined where the value is nothing unusual. */
export function badgeTone({ badge }: Field, value: unknown): BadgeTone | undefined {
  if (typeof badge === 'object') return badge[String(value)]
  return value === true ? badge : undefined
}
