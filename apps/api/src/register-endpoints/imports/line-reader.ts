import type { ImportNote } from '@portaria/contract/answers/import-answers'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Field } from '@portaria/contract/define-register/field'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { registers } from '@portaria/contract/modules/registers'
import { fieldSchema, issuesToCodes } from '@portaria/contract/record-checks/validation'
import { ofCells, readCell } from '@portaria/contract/spreadsheets/spreadsheet-cells'
import {
  type SpreadsheetColumn,
  spreadsheetColumns,
  titleLeaves,
} from '@portaria/contract/spreadsheets/spreadsheet-columns'
import { restoreCell } from '@portaria/contract/value-types/spreadsheet'
import { isUuid } from '@portaria/contract/value-types/uuid'
import type { ZodMiniType } from 'zod/mini'
import type { SheetLine } from '../../platform/spreadsheets/sheet.ts'
import type { Leaves } from './reference-index.ts'

export type LineError = { field: string; code: string }

/**
 * A row of a register in a line: its values, and the titles of its references. Plain data, which is
 * sent between threads.
 */
export type LinePart = {
  values: Record<string, unknown>
  references: { name: string; top: string; key: string; target: RegisterName; leaves: Leaves }[]
  /** The columns beside references into catalogues. */
  beside: Record<string, string>
}

/** One line, with its values checked one by one. */
export type LineReading = {
  id: string | null
  version: number | null
  own: LinePart
  /** Rows nested in the line's row, by property. */
  nested: Map<string, LinePart>
  errors: LineError[]
  /** Corrections of values that were not read literally. */
  notes: LineNote[]
}

/** A corrected cell, by the key of its column. */
export type LineNote = { field: string; code: Exclude<ImportNote['code'], 'head_below'> }

type Target = { register: AnyRegister; property: string | null }

/**
 * Makes a reader for the lines of one spreadsheet, by its mapping from heads to columns and in a
 * time zone.
 */
export function lineReader(
  register: AnyRegister,
  mapping: readonly (string | null)[],
  zone: string,
) {
  const read = spreadsheetColumns(register).filter(({ use }) => use !== 'export')
  const columns = new Map(read.map((column) => [column.key, column]))
  const schemas = new Map<Field, ZodMiniType>()
  const schemaOf = (field: Field) => {
    const known = schemas.get(field) ?? fieldSchema(field)
    schemas.set(field, known)
    return known
  }

  return ({ cells, fault, merged = [] }: SheetLine): LineReading => {
    const reading: LineReading = {
      id: null,
      version: null,
      own: { values: {}, references: [], beside: {} },
      nested: new Map(),
      errors: [],
      notes: merged.flatMap((column) => {
        const key = mapping[column]
        return key ? [{ field: key, code: 'merged_filled' as const }] : []
      }),
    }
    const broken = fault ?? (cells.length < mapping.length ? 'columns_missing' : undefined)
    if (broken) {
      reading.errors.push({ field: 'line', code: broken })
      return reading
    }
    const raw = new Map<Target['property'], Record<string, unknown>>()
    const leaves = new Map<string, { column: SpreadsheetColumn; parts: Map<string, string> }>()
    for (const [index, key] of mapping.entries()) {
      const cell = restoreCell(cells[index] ?? '')
      if (key === null || cell.trim() === '') continue
      if (key === 'id') reading.id = isUuid(cell) ? cell : fail(reading, 'id', 'invalid_format')
      else if (key === 'version') reading.version = Number(cell)
      const column = columns.get(key)
      if (column?.leaf) gatherLeaf(leaves, column, cell)
      else if (column) gatherValue(reading, raw, register, column, { text: cell, zone })
    }
    for (const { column, parts } of leaves.values()) nameReference(reading, register, column, parts)
    for (const [property, values] of raw) check(reading, register, property, values, schemaOf)
    return reading
  }
}

function fail(reading: LineReading, field: string, code: string): null {
  // One error per field: the first one.
  if (!reading.errors.some((error) => error.field === field)) reading.errors.push({ field, code })
  return null
}

/** Returns the property of a column's nested row, or null for the register's own row. */
function propertyOf(register: AnyRegister, column: SpreadsheetColumn): string | null {
  return register.nested?.[column.top] ? column.top : null
}

export function nestedRegister(register: AnyRegister, property: string): AnyRegister {
  const name = register.nested?.[property]
  if (!name) throw new Error(`${register.name} nests no ${property}`)
  return registers[name]
}

function gatherLeaf(
  leaves: Map<string, { column: SpreadsheetColumn; parts: Map<string, string> }>,
  column: SpreadsheetColumn,
  cell: string,
): void {
  const path = column.path.join('.')
  const entry = leaves.get(path) ?? { column, parts: new Map<string, string>() }
  entry.parts.set((column.leaf ?? []).join('.'), cell.trim())
  leaves.set(path, entry)
}

function gatherValue(
  reading: LineReading,
  raw: Map<string | null, Record<string, unknown>>,
  register: AnyRegister,
  column: SpreadsheetColumn,
  cell: { text: string; zone: string },
): void {
  const read = readCell(column, cell.text, cell.zone)
  if (!read.ok) {
    fail(reading, column.top, read.code)
    return
  }
  if (read.zerosRestored) reading.notes.push({ field: column.key, code: 'zeros_restored' })
  const property = propertyOf(register, column)
  const values = raw.get(property) ?? {}
  raw.set(property, values)
  const path = property === null ? column.path : column.path.slice(1)
  const [name = '', inner, ...deeper] = path
  if (inner === undefined) values[name] = read.value
  else if (deeper.length > 0) values[name] = within(values[name], [inner, ...deeper], read.value)
  else {
    const isDocument = (register.fields[name]?.kind ?? '') === 'id_doc'
    const before = values[name] as Record<string, unknown> | undefined
    // A head such as "RG" names the document's kind.
    const isKind = isDocument && !['kind', 'number', 'issuer', 'country'].includes(inner)
    values[name] = {
      ...before,
      ...(isKind ? { kind: inner, number: cell.text } : { [inner]: read.value }),
    }
  }
}

/** Sets a value at a path inside an object, and makes the objects on the way. */
function within(
  outer: unknown,
  [first = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const before: Record<string, unknown> =
    typeof outer === 'object' && outer !== null ? { ...outer } : {}
  before[first] = rest.length === 0 ? value : within(before[first], rest, value)
  return before
}

function nameReference(
  reading: LineReading,
  register: AnyRegister,
  column: SpreadsheetColumn,
  parts: Map<string, string>,
): void {
  const { top, key, field } = column
  const target = field.register
  if (!target) return
  const leaves = titleLeaves(registers[target]).map(({ path }) => parts.get(path.join('.')) ?? '')
  const property = propertyOf(register, column)
  const reference = { name: column.path.at(-1) ?? '', top, key, target, leaves }
  if (property === null) reading.own.references.push(reference)
  else partOf(reading, property).references.push(reference)
}

function partOf(reading: LineReading, property: string): LinePart {
  const part = reading.nested.get(property) ?? { values: {}, references: [], beside: {} }
  reading.nested.set(property, part)
  return part
}

function check(
  reading: LineReading,
  register: AnyRegister,
  property: string | null,
  raw: Record<string, unknown>,
  schemaOf: (field: Field) => ZodMiniType,
): void {
  const fields = property === null ? register.fields : nestedRegister(register, property).fields
  const part = property === null ? reading.own : partOf(reading, property)
  for (const [name, value] of Object.entries(raw)) {
    const field: Field = fields[name] ?? { kind: 'status' }
    const parsed = schemaOf(field).safeParse(ofCells(field, value))
    if (parsed.success) {
      if (parsed.data !== null) part.values[name] = parsed.data
      continue
    }
    const code = issuesToCodes(parsed.error.issues, value)[0]?.code ?? 'invalid_format'
    fail(reading, property ?? name, code)
  }
}
