import type { Language } from '@portaria/i18n/languages'
import * as z from 'zod/mini'
import { apiLimits } from '../../schemas/api-components.ts'
import { normalizeText } from '../../value-types/text.ts'
import type { ValueType } from '../../value-types/value-type.ts'
import type { Field, FieldKindName } from '../field.ts'
import type { KindTraits } from './kind-traits.ts'

/**
 * The contract's half of a kind of field: its values in the API, its column, its filters, and its
 * cells in spreadsheets. The server's and the browser's halves are in folders of the same name.
 */
export type FieldKind = KindTraits & {
  readonly name: FieldKindName
  /**
   * Makes the schema that turns a value of the API into the stored one; null if nothing is left
   * after trimming. The message of a `custom` issue is a stable code. `inner` makes the schema of a
   * field inside.
   */
  schema(field: Field, inner: (field: Field) => Schema): Schema
  /** Makes the schema of the API's answer, if the column's type does not tell it. */
  read?(field: Field, inner: (field: Field) => Schema): Schema
  /** For a list: the schema of one of its values in filters. */
  readonly item?: (field: Field) => Schema
  readonly cell: CellText
  /** The columns of a field in a spreadsheet, if not just one. */
  readonly columns?: (field: Field) => readonly InnerColumn[]
  /** Combines the cells of these columns into the value that the API takes. */
  readonly ofCells?: (parts: Readonly<Record<string, unknown>>) => unknown
}

/**
 * The value of a cell, in the form that the API takes; the field's schema decides whether it is
 * valid.
 */
export type CellValue =
  | {
      ok: true
      value: unknown
      /** Set if leading zeros that a spreadsheet had removed were restored. */
      zerosRestored?: true
    }
  | { ok: false; code: string }

/**
 * The context for reading and writing a cell: the words for its field's choices, and the company's
 * time zone.
 */
export type CellWords = {
  readonly zone: string
  choiceOf(cell: string): string | undefined
  labelOf(choice: string): string
}

/** Reads and writes cells that are not blank; a written cell reads as the same value again. */
export type CellText = {
  read(cell: string, words: CellWords): CellValue
  write(value: unknown, words: CellWords): string
  /**
   * Returns the value that is read back from the cell of a stored value, if it is less precise than
   * the stored one.
   */
  readBack?(stored: unknown): unknown
}

/** A column for a part of a field; `import` columns are only read, never written. */
export type InnerColumn = {
  readonly name: string
  readonly field: Field
  readonly use?: 'import'
  /** Its head. By default, the field's label is followed by the part's. */
  readonly heads?: Readonly<Record<Language, string>>
}

const written = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** A cell with exactly the value that the API takes. */
export const plainCell: CellText = { read: (cell) => ({ ok: true, value: cell }), write: written }

/** Makes a cell that the field's schema reads, written in the form that people read. */
export const formattedCell = (format: (stored: string) => string): CellText => ({
  ...plainCell,
  write: (value) => format(written(value)),
})

/**
 * Makes a cell of a coded value that may have lost its leading zeros, because spreadsheets store
 * digits as numbers. Up to `most` zeros are restored if the value is valid only with them.
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

/**
 * Matches a value of a list: text in quotes, where a quote is doubled, or text up to the next
 * separator.
 */
const listedValue = /\s*(?:"((?:[^"]|"")*)"\s*(?=[,;/\n]|$)|([^,;/\n]*))(?:[,;/\n]|$)/g

function partsOf(cell: string): string[] {
  const parts = Array.from(cell.matchAll(listedValue), ([, quoted, bare = '']) =>
    (quoted?.replaceAll('""', '"') ?? bare).trim(),
  )
  return parts.filter((part) => part !== '')
}

const quoteIfParted = (text: string): string =>
  /[,;/\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** Makes a cell with several values, each in the form of `one`. */
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

/** Any schema, whatever its input and output. */
export type Schema = z.ZodMiniType

type Outcome = { ok: true; value: unknown } | { ok: false; code: string }

/** Makes a schema of text that a reader turns into the stored value; blank text is null. */
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
