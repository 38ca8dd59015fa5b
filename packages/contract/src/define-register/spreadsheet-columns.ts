import { type Language, languages } from '@portaria/i18n/languages'
import { registers } from '../registers/index.ts'
import { choiceLabel, fieldLabel, registerText } from '../texts/register-texts.ts'
import { headWords } from '../texts/spreadsheet-words.ts'
import { normalizeHead } from '../value-types/spreadsheet.ts'
import type { AnyRegister } from './define-register.ts'
import { writableFields } from './define-register.ts'
import { type Field, text } from './field.ts'

/**
 * One column of a register's spreadsheet. `key` names it in a mapping: a field, a field inside one,
 * or a part of what a reference is called (`occupancy.apartment_id.tower_id.name`).
 */
export type SpreadsheetColumn = {
  readonly key: string
  /** The property of the body that its errors are told on. */
  readonly top: string
  /** Where the value goes: the field's path in the body. */
  readonly path: readonly string[]
  readonly field: Field
  /** Whose labels it takes. */
  readonly register: AnyRegister
  /** Of a reference: which leaf of the target's title this is. */
  readonly leaf: readonly string[] | null
  /** `import` columns are understood and never written. */
  readonly use: 'both' | 'import'
}

/** The text columns that make up a record's title, through its references. */
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
const docKinds = ['rg', 'passport', 'crnm'] as const

function columnsOfField(
  register: AnyRegister,
  name: string,
  field: Field,
  within: readonly string[],
): SpreadsheetColumn[] {
  const path = [...within, name]
  const top = path[0] ?? name
  const column = (more: Partial<SpreadsheetColumn> & { key: string }): SpreadsheetColumn => ({
    top,
    path,
    field,
    register,
    leaf: null,
    use: 'both',
    ...more,
  })
  const key = path.join('.')
  if (field.kind === 'image' || field.kind === 'rows') return []
  if (field.kind === 'reference' && field.register) {
    return titleLeaves(registers[field.register]).map((leaf) =>
      column({ key: [key, ...leaf.path].join('.'), leaf: leaf.path }),
    )
  }
  if (field.kind === 'id_doc') {
    const inner = ['kind', 'number', 'issuer', 'country'].map((part) =>
      column({ key: `${key}.${part}`, path: [...path, part], field: text() }),
    )
    const byKind = docKinds.map((kind) =>
      column({ key: `${key}.${kind}`, path: [...path, kind], field: text(), use: 'import' }),
    )
    return [...inner, ...byKind]
  }
  if (field.kind === 'details') {
    return Object.entries(field.fields ?? {}).flatMap(([inner, one]) =>
      columnsOfField(register, inner, one, path),
    )
  }
  return [column({ key })]
}

const known = new Map<AnyRegister, SpreadsheetColumn[]>()

/** Every column of a register's spreadsheet besides `id` and `version`, in the form's order. */
export function spreadsheetColumns(register: AnyRegister): SpreadsheetColumn[] {
  const made = known.get(register)
  if (made) return made
  const own = writableFields(register).flatMap(([name, field]) =>
    columnsOfField(register, name, field, []),
  )
  const nested = Object.entries(register.nested ?? {}).flatMap(([property, name]) => {
    const other = registers[name]
    return writableFields(other)
      .filter(([, field]) => field.register !== register.name)
      .flatMap(([inner, field]) => columnsOfField(other, inner, field, [property]))
  })
  const columns = [...nested, ...own, ...columnsOfField(register, 'status', statusField, [])]
  known.set(register, columns)
  return columns
}

const docLabels: Record<Language, Record<string, string>> = {
  pt: {
    kind: 'Tipo de documento',
    number: 'Documento',
    issuer: 'Órgão emissor',
    country: 'País do documento',
    rg: 'RG',
    passport: 'Passaporte',
    crnm: 'CRNM',
  },
  en: {
    kind: 'Document kind',
    number: 'Document',
    issuer: 'Issuer',
    country: 'Document country',
    rg: 'RG',
    passport: 'Passport',
    crnm: 'CRNM',
  },
  es: {
    kind: 'Tipo de documento',
    number: 'Documento',
    issuer: 'Organismo emisor',
    country: 'País del documento',
    rg: 'RG',
    passport: 'Pasaporte',
    crnm: 'CRNM',
  },
  ar: {
    kind: 'نوع الوثيقة',
    number: 'الوثيقة',
    issuer: 'جهة الإصدار',
    country: 'بلد الوثيقة',
    rg: 'RG',
    passport: 'جواز السفر',
    crnm: 'CRNM',
  },
}

/** The head of a column, as exports write it. */
export function columnHead(language: Language, column: SpreadsheetColumn): string {
  const { register, path, leaf, field } = column
  const name = path.at(-1) ?? ''
  if (leaf !== null) return leafHead(language, column, leaf)
  const outer = path.at(-2)
  const outerField = outer ? register.fields[outer] : undefined
  if (outerField?.kind === 'id_doc') return docLabels[language][name] ?? name
  const label = fieldLabel(language, register.name, name)
  const details = path.findIndex((one) => register.fields[one]?.kind === 'details')
  if (details < 0 || details === path.length - 1 || !field) return label
  const around = path.slice(details, -1).map((one) => fieldLabel(language, register.name, one))
  return `${around.join(' ')}: ${label}`
}

/** A reference's head: its own label, or, of a title in several parts, what each part is. */
function leafHead(language: Language, column: SpreadsheetColumn, leaf: readonly string[]): string {
  const target = column.field.register ? registers[column.field.register] : undefined
  const label = fieldLabel(language, column.register.name, column.path.at(-1) ?? '')
  const leaves = target ? titleLeaves(target) : []
  if (!target || leaves.length === 1) return label
  const owner = leaves.find(({ path }) => path.join('.') === leaf.join('.'))?.register ?? target
  return registerText(language, owner.name).one
}

/** Everything a column may be headed by, normalised. */
function acceptedHeads(column: SpreadsheetColumn): string[] {
  const heads = [
    ...languages.map((language) => columnHead(language, column)),
    column.key,
    ...(headWords[column.key] ?? headWords[column.path.at(-1) ?? ''] ?? []),
  ]
  return heads.map(normalizeHead)
}

/** `id` and `version`, which an export has and an import believes. */
export const identityColumns = ['id', 'version'] as const

/**
 * Which column each head means, or null for one that nobody knows. A column is taken once: the first
 * head that fits it.
 */
export function mapHeads(register: AnyRegister, heads: readonly string[]): (string | null)[] {
  const columns = spreadsheetColumns(register).map((column) => ({
    key: column.key,
    accepted: acceptedHeads(column),
  }))
  const identity = identityColumns.map((key) => ({
    key: key as string,
    accepted: [key, ...(headWords[key] ?? [])].map(normalizeHead),
  }))
  const candidates = [...identity, ...columns]
  const taken = new Set<string>()
  return heads.map((head) => {
    const word = normalizeHead(head)
    const found = candidates.find(({ key, accepted }) => !taken.has(key) && accepted.includes(word))
    if (!found || word === '') return null
    taken.add(found.key)
    return found.key
  })
}

/** The words that stand for each choice of a field: labels in every language. */
export function labelsOfChoices(column: SpreadsheetColumn): Record<string, string[]> {
  const name = column.path.at(-1) ?? ''
  return Object.fromEntries(
    (column.field.options ?? []).map((value) => [
      value,
      languages.map((language) => choiceLabel(language, column.register.name, name, value)),
    ]),
  )
}
