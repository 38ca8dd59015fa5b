import { type Language, languages } from '@portaria/i18n/languages'
import type { AnyRegister } from '../define-register/define-register.ts'
import { writableFields } from '../define-register/define-register.ts'
import type { Field } from '../define-register/field.ts'
import { fieldKinds } from '../define-register/field-kinds/field-kinds.ts'
import { governedFields, stampsOf } from '../define-register/states.ts'
import {
  choiceLabels,
  choiceWords,
  fieldLabel,
  headWords,
  registerText,
} from '../loaded-texts/register-texts.ts'
import { registers } from '../modules/registers.ts'
import { normalizeHead } from '../value-types/spreadsheet.ts'

/**
 * One column of a register's spreadsheet. `key` names it in a mapping: a field, a field inside one,
 * or a part of a reference's title (`occupancy.apartment_id.tower_id.name`).
 */
export type SpreadsheetColumn = {
  readonly key: string
  /** The property of the body on which errors of the column are reported. */
  readonly top: string
  /** The field's path in the body. */
  readonly path: readonly string[]
  readonly field: Field
  /** The register whose labels it takes. */
  readonly register: AnyRegister
  /** For a reference: the part of the target's title. */
  readonly leaf: readonly string[] | null
  /** Fields that it lies inside of, whose labels begin its head. */
  readonly around: readonly string[]
  /** Its head in each language, if it has one of its own. */
  readonly heads: Readonly<Record<Language, string>> | null
  /**
   * `import` columns are only read. `export` ones are only written, and ignored by imports: values
   * that only the server writes, such as a counted number, may have changed by the time the file
   * comes back.
   */
  readonly use: 'both' | 'import' | 'export'
}

/** Returns the text columns that make up a record's title, through its references. */
export function titleLeaves(
  register: AnyRegister,
): { path: readonly string[]; register: AnyRegister }[] {
  return register.title.flatMap((name) => {
    const field = register.fields[name]
    if (field?.kind !== 'reference' || !field.register) return [{ path: [name], register }]
    return titleLeaves(registers[field.register]).map((leaf) => ({
      path: [name, ...leaf.path],
      register: leaf.register,
    }))
  })
}

const statusField: Field = { kind: 'status', options: ['ATIVO', 'INATIVO'] }

/** The position of a field inside another: their names, and the head of its column. */
type Within = Pick<SpreadsheetColumn, 'path' | 'around' | 'heads' | 'use'>

const outermost: Within = { path: [], around: [], heads: null, use: 'both' }

function columnsOfField(
  register: AnyRegister,
  name: string,
  field: Field,
  within: Within = outermost,
): SpreadsheetColumn[] {
  const path = [...within.path, name]
  const column: SpreadsheetColumn = {
    ...within,
    key: path.join('.'),
    top: path[0] ?? name,
    path,
    field,
    register,
    leaf: null,
  }
  if (field.kind === 'reference' && field.register)
    return titleLeaves(registers[field.register]).map(({ path: leaf }) => ({
      ...column,
      key: [column.key, ...leaf].join('.'),
      leaf,
    }))
  const inner = fieldKinds[field.kind].columns?.(field)
  if (!inner) return [column]
  return inner.flatMap(({ name: part, field: one, heads = null, use = within.use }) =>
    columnsOfField(register, part, one, { path, around: [...within.around, name], heads, use }),
  )
}

/**
 * Returns the fields that only the server writes and people look for: the moments of a row, and the
 * fields of its list.
 */
const exportedFields = ({ fields, list }: AnyRegister): [string, Field][] =>
  Object.entries(fields).filter(
    ([name, { readOnly, kind }]) =>
      readOnly && (kind === 'moment' || list.columns.some((one) => one === name)),
  )

const known = new Map<AnyRegister, SpreadsheetColumn[]>()

/**
 * Returns every column of a register's spreadsheet besides `id` and `version`, in the form's order.
 */
export function spreadsheetColumns(register: AnyRegister): SpreadsheetColumn[] {
  const made = known.get(register)
  if (made) return made
  // Fields that only transitions write are exported; an import accepts the row's current value.
  const own = [...writableFields(register), ...governedFields(register)]
  const written = own.flatMap(([name, field]) => columnsOfField(register, name, field))
  const shown = exportedFields(register)
    .filter(([name]) => !own.some(([other]) => other === name))
    .flatMap(([name, field]) =>
      columnsOfField(register, name, field, {
        ...outermost,
        use: stampsOf(register).includes(name) ? 'both' : 'export',
      }),
    )
  const nested = Object.entries(register.nested ?? {}).flatMap(([property, name]) => {
    const other = registers[name]
    return writableFields(other)
      .filter(([, field]) => field.register !== register.name)
      .flatMap(([inner, field]) =>
        columnsOfField(other, inner, field, { ...outermost, path: [property] }),
      )
  })
  const status = columnsOfField(register, 'status', statusField)
  const columns = [...nested, ...written, ...shown, ...status]
  known.set(register, columns)
  return columns
}

/** Returns the columns of some fields of a register, also of those that only the server writes. */
export const columnsOf = (
  register: AnyRegister,
  fields: readonly (readonly [name: string, field: Field])[],
): SpreadsheetColumn[] => fields.flatMap(([name, field]) => columnsOfField(register, name, field))

/** Returns the head of a column, as exports write it. */
export function columnHead(language: Language, column: SpreadsheetColumn): string {
  const { register, path, leaf, around, heads } = column
  if (leaf !== null) return leafHead(language, column, leaf)
  if (heads) return heads[language]
  const label = fieldLabel(language, register.name, path.at(-1) ?? '')
  if (around.length === 0) return label
  return `${around.map((one) => fieldLabel(language, register.name, one)).join(' ')}: ${label}`
}

/**
 * Returns a reference's head: its own label or, if the target's title has several parts, the name
 * of the part.
 */
function leafHead(language: Language, column: SpreadsheetColumn, leaf: readonly string[]): string {
  const target = column.field.register ? registers[column.field.register] : undefined
  const label = fieldLabel(language, column.register.name, column.path.at(-1) ?? '')
  const leaves = target ? titleLeaves(target) : []
  if (!target || leaves.length === 1) return label
  const owner = leaves.find(({ path }) => path.join('.') === leaf.join('.'))?.register ?? target
  return registerText(language, owner.name).one
}

/**
 * Returns other heads of a column besides its label. If a reference has several columns, each also
 * takes the other heads of that column in the target's spreadsheet: an occupancy's unit takes those
 * of the apartments.
 */
export function otherHeads({ register, key, leaf, field, top }: SpreadsheetColumn): string[] {
  const own = headWords(register.name, register.fields[top] ? key : key.slice(top.length + 1))
  const target = leaf && field.register ? registers[field.register] : null
  if (!leaf || !target || titleLeaves(target).length === 1) return own
  return [...own, ...headWords(target.name, leaf.join('.'))]
}

/** Returns all accepted heads of a column, normalised. */
function acceptedHeads(column: SpreadsheetColumn): string[] {
  const heads = [
    ...languages.map((language) => columnHead(language, column)),
    column.key,
    ...otherHeads(column),
  ]
  return heads.map(normalizeHead)
}

/** `id` and `version`, which an export writes and an import trusts. */
export const identityColumns = ['id', 'version'] as const

/**
 * Returns the column of each head, or null for an unknown one. If several heads fit a column, the
 * first of them takes it. If two languages name two columns by the same word, the language of the
 * spreadsheet decides.
 */
export function mapHeads(register: AnyRegister, heads: readonly string[]): (string | null)[] {
  const words = heads.map(normalizeHead)
  const columns = spreadsheetColumns(register)
  const labelsIn = (language: Language) =>
    new Map(columns.map((one) => [one.key, normalizeHead(columnHead(language, one))]))
  const found = (labels: Map<string, string>) =>
    new Set(labels.values()).intersection(new Set(words))
  const [labels] = languages.map(labelsIn).toSorted((a, b) => found(b).size - found(a).size)
  const accepted = new Map(columns.map((column) => [column.key, acceptedHeads(column)]))
  for (const key of identityColumns) {
    accepted.set(key, [key, ...headWords(register.name, key)].map(normalizeHead))
  }
  return words.map((word) => {
    const free = [...accepted.keys()]
    const isLabel = (key: string) => labels?.get(key) === word
    // An export begins with them, even if another language has a column of that name.
    const identity = identityColumns.find((one) => one === word && accepted.has(one))
    const key =
      identity ?? free.find(isLabel) ?? free.find((one) => accepted.get(one)?.includes(word))
    if (!key || word === '') return null
    accepted.delete(key)
    return key
  })
}

/**
 * Returns the index of a sheet's head among its first lines: the first that names two columns,
 * since people write a title above it. If no line does, the head is the first line or, if a line
 * with only one cell is above, the first line with several cells.
 */
export function findHead(register: AnyRegister, lines: readonly (readonly string[])[]): number {
  const named = lines.map((cells) => mapHeads(register, cells).filter((key) => key !== null).length)
  const found = named.findIndex((count) => count > 1)
  if (found >= 0) return found
  const filled = lines.map((cells) => cells.filter((cell) => cell.trim() !== '').length)
  const isTitle = filled[0] === 1 && named[0] === 0
  return isTitle
    ? Math.max(
        0,
        filled.findIndex((count) => count > 1),
      )
    : 0
}

/**
 * Returns the words for each choice of a field: labels in every language, and other usual words.
 */
export function wordsOfChoices({
  register,
  path,
  field,
}: SpreadsheetColumn): Record<string, string[]> {
  const name = path.at(-1) ?? ''
  return Object.fromEntries(
    (field.options ?? []).map((value) => [
      value,
      [
        ...languages.flatMap((language) => choiceLabels(language, register.name, name, value)),
        ...choiceWords(register.name, name, value),
      ],
    ]),
  )
}
