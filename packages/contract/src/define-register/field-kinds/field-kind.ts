import type { Language } from '@portaria/i18n/languages'
import * as z from 'zod/mini'
import { apiLimits } from '../../api-components.ts'
import { normalizeText } from '../../value-types/text.ts'
import type { ValueType } from '../../value-types/value-type.ts'
import type { Field, FieldKindName } from '../field.ts'
import type { KindTraits } from './kind-traits.ts'

/**
 * The contract's half of a kind of field: what the API accepts, what the table stores, how lists
 * filter by it, what cells of spreadsheets say. The server's and the browser's halves are in folders of this name.
 */
export type FieldKind = KindTraits & {
  readonly name: FieldKindName
  /**
   * Reads what the API gets into what is stored; null where nothing is left after trimming.
   * A `custom` issue's message is a stable code. `inner` makes the schema of a field inside.
   */
  schema(field: Field, inner: (field: Field) => Schema): Schema
  /** What the API answers, where the column's type does not say it. */
  read?(field: Field, inner: (field: Field) => Schema): Schema
  /** Of a list: one of its values, as filters take it. */
  readonly item?: (field: Field) => Schema
  readonly cell: CellText
  /** The columns that a field has in a spreadsheet, where it is not one of its own. */
  readonly columns?: (field: Field) => readonly InnerColumn[]
  /** The value that the cells of these columns say together, where the API takes it in another form. */
  readonly ofCells?: (parts: Readonly<Record<string, unknown>>) => unknown
}

/** What a cell says, in the form that the API takes; whether it is valid, the field's schema tells. */
export type CellValue =
  | {
      ok: true
      value: unknown
      /** It is read with zeros before it, which a spreadsheet took for none. */
      zerosRestored?: true
    }
  | { ok: false; code: string }

/** What a cell is read and written with: the words for its field's choices, and the clock of the company. */
export type CellWords = {
  readonly zone: string
  choiceOf(cell: string): string | undefined
  labelOf(choice: string): string
}

/** Reads and writes cells that are not blank; what is written reads as the same value again. */
export type CellText = {
  read(cell: string, words: CellWords): CellValue
  write(value: unknown, words: CellWords): string
  /** What the cell of a stored value reads as, where it says less than is stored. */
  readBack?(stored: unknown): unknown
}

/** A column for a part of a field; `import` ones are understood and never written. */
export type InnerColumn = {
  readonly name: string
  readonly field: Field
  readonly use?: 'import'
  /** Its head; absent, the part's label after the field's. */
  readonly heads?: Readonly<Record<Language, string>>
}

const written = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** A cell that says what the API takes. */
export const plainCell: CellText = { read: (cell) => ({ ok: true, value: cell }), write: written }

/** A cell that the field's schema reads, written as a person reads it. */
export const formattedCell = (format: (stored: string) => string): CellText => ({
  ...plainCell,
  write: (value) => format(written(value)),
})

/**
 * A cell of a coded value that may have lost its first zeros: spreadsheets keep digits alone as numbers. They are put
 * before it where that makes it valid, at most `most` of them, and it is not valid without.
 */
export const zeroPaddedCell = (
  { parse, format }: ValueType<string>,
  { digits, most }: { readonly digits: number | null; readonly most: number },
): CellText => ({
  ...formattedCell(format),
  read(cell) {
    const bare = cell.trim()
    if (!/^\d+$/.test(bare) || parse(bare).ok) return { ok: true, value: cell }
    const missing = digits === null ? 1 : digits - bare.length
    const padded = `${'0'.repeat(Math.max(0, missing))}${bare}`
    const isValid = missing >= 1 && missing <= most && parse(padded).ok
    return isValid ? { ok: true, value: padded, zerosRestored: true } : { ok: true, value: cell }
  },
})

/** A value of a list: in quotes, which are doubled inside it, or up to what separates it from the next. */
const listedValue = /\s*(?:"((?:[^"]|"")*)"\s*(?=[,;/\n]|$)|([^,;/\n]*))(?:[,;/\n]|$)/g

function partsOf(cell: string): string[] {
  const parts = Array.from(cell.matchAll(listedValue), ([, quoted, bare = '']) =>
    (quoted?.replaceAll('""', '"') ?? bare).trim(),
  )
  return parts.filter((part) => part !== '')
}

const quoteIfParted = (text: string): string =>
  /[,;/\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** A cell with several values, each as `one` has it. */
export const listCell = (one: CellText): CellText => ({
  read(cell, words) {
    const values: unknown[] = []
    let zerosRestored = false
    for (const part of partsOf(cell)) {
      const outcome = one.read(part, words)
      if (!outcome.ok) return outcome
      values.push(outcome.value)
      zerosRestored ||= outcome.zerosRestored === true
    }
    return { ok: true, value: values, ...(zerosRestored && { zerosRestored }) }
  },
  write: (value, words) =>
    Array.isArray(value)
      ? value.map((each) => quoteIfParted(one.write(each, words))).join(', ')
      : '',
})

/** Any schema, whatever goes in and comes out. */
export type Schema = z.ZodMiniType

type Outcome = { ok: true; value: unknown } | { ok: false; code: string }

/** A schema of text that a reader turns into the stored value; blank text is null. */
export function readText(
  read: (typed: string) => Outcome,
  limits: Readonly<{ maxLength?: number; format?: 'date' | 'email' }> = {},
): Schema {
  return z.pipe(
    z.string().register(apiLimits, limits),
    z.transform((typed, context) => {
      if (normalizeText(typed) === '') return null
      const outcome = read(typed)
      if (outcome.ok) return outcome.value
      context.issues.push({ code: 'custom', message: outcome.code, input: typed })
      return z.NEVER
    }),
  )
}
