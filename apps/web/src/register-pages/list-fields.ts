import { type Role, rightsColumnOf } from '@portaria/contract/actors/roles'
import type { AnyRegister, RelatedRows } from '@portaria/contract/define-register/define-register'
import type { Field } from '@portaria/contract/define-register/field'
import { kindTraits } from '@portaria/contract/define-register/field-kinds/kind-traits'
import { markField } from '@portaria/contract/define-register/marks'
import { may } from '@portaria/contract/define-register/permissions'
import { badgeFields, titleFields } from '@portaria/contract/define-register/record-names'
import { registers } from '@portaria/contract/modules/registers'

const statusField: Field = { kind: 'status' }

/**
 * Finds a field of a list by its name; lists have `status` and marks besides the register's own
 * fields.
 */
export function listField(register: AnyRegister, name: string): Field | undefined {
  if (name === 'status') return statusField
  const mark = register.marks?.[name]
  return mark ? markField(mark) : register.fields[name]
}

/**
 * Every column that a list can show: first the columns of the definition, in its order, then the
 * other fields.
 */
export function listableFields(register: AnyRegister, role: Role): [string, Field][] {
  const names = [...new Set([...register.list.columns, ...Object.keys(register.fields)])]
  const own = names.flatMap((name): [string, Field][] => {
    const field = listField(register, name)
    const isShown = field && !kindTraits[field.kind].listed && isReadBy(field, role)
    return isShown ? [[name, field]] : []
  })
  // Right after the name come the person who proposed a resident, and the unit.
  const related = relatedFields(register, role, ({ column }) => column === true)
  return own.toSpliced(1, 0, ...creatorField(register, role), ...related)
}

/**
 * The author of the rows, if some of them wait for a decision and the role may read their history.
 */
function creatorField(register: AnyRegister, role: Role): [string, Field][] {
  const isAsked = register.states?.needs !== undefined && may(role, register, 'history')
  return isAsked ? [['creator', { kind: 'reference', register: 'users' }]] : []
}

const isReadBy = ({ readBy }: Pick<RelatedRows, 'readBy'>, role: Role) =>
  readBy?.includes(rightsColumnOf(role)) ?? true

/**
 * Relations by which other registers refer to the list's rows, as far as the role may read them;
 * shown by titles or by choices.
 */
export function relatedFields(
  register: AnyRegister,
  role: Role,
  wanted: (related: RelatedRows) => boolean = () => true,
): [string, Field][] {
  return Object.entries(register.list.related ?? {})
    .filter(([, one]) => may(role, registers[one.register], 'read') && wanted(one))
    .filter(([, { readBy }]) => isReadBy({ readBy }, role))
    .map(([name, { register: target, choices: options }]) => [
      name,
      options ? { kind: 'choices', options } : { kind: 'reference', register: target },
    ])
}

/** The field whose picture lists show beside the record's name, for people and animals. */
export const pictureField = ({ fields }: AnyRegister): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.face)

/**
 * The fields that a list requests: those of its columns, those shown beside the name, and those
 * that decide which actions a row offers.
 */
export function shownFields(
  register: AnyRegister,
  role: Role,
  hidden: ReadonlySet<string>,
): string {
  const columns = listableFields(register, role).map(([name]) => name)
  const shown = [
    ...titleFields(register),
    ...columns.filter((name) => !hidden.has(name)),
    ...badgeFields(register, role),
    pictureField(register) ?? [],
    // Decides which transitions are offered.
    register.states?.field ?? [],
    register.scope === 'catalogue' ? 'shared' : [],
    'deleted_at',
    register.mayErase ? 'erased_at' : [],
    ...(columns.includes('creator') && !hidden.has('creator') ? ['created_at'] : []),
  ]
  return [...new Set(shown.flat())].join(',')
}
