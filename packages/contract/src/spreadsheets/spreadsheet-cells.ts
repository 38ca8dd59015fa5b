import type { Language } from '@portaria/i18n/languages'
import type { Field } from '../define-register/field.ts'
import type { CellValue } from '../define-register/field-kinds/field-kind.ts'
import { fieldKinds } from '../define-register/field-kinds/field-kinds.ts'
import { choiceLabel } from '../loaded-texts/register-texts.ts'
import { matchWord } from '../value-types/spreadsheet.ts'
import { type SpreadsheetColumn, wordsOfChoices } from './spreadsheet-columns.ts'

const wordsOf = new Map<SpreadsheetColumn, Record<string, string[]>>()

function choiceOf(column: SpreadsheetColumn, cell: string): string | undefined {
  const words = wordsOf.get(column) ?? wordsOfChoices(column)
  wordsOf.set(column, words)
  return matchWord(cell, words)
}

/** The language of a cell's words, and the time zone of its moments: the company's. */
export type CellLocale = { readonly language: Language; readonly zone: string }

const wordsIn = (column: SpreadsheetColumn, { language, zone }: CellLocale) => ({
  zone,
  choiceOf: (cell: string) => choiceOf(column, cell),
  labelOf: (choice: string) =>
    choiceLabel(language, column.register.name, column.path.at(-1) ?? '', choice),
})

/** Reads one cell that is not blank, in any language. */
export function readCell(column: SpreadsheetColumn, cell: string, zone: string): CellValue {
  return fieldKinds[column.field.kind].cell.read(cell, wordsIn(column, { language: 'pt', zone }))
}

/** Writes a stored value as a person reads it, so that reading it again gives the same value. */
export function writeCell(column: SpreadsheetColumn, value: unknown, locale: CellLocale): string {
  if (value === null || value === undefined) return ''
  return fieldKinds[column.field.kind].cell.write(value, wordsIn(column, locale))
}

/** Returns the value of a field with several columns from their cells. */
export function ofCells({ kind }: Field, parts: unknown): unknown {
  const { ofCells: together } = fieldKinds[kind]
  return together && typeof parts === 'object' && parts !== null ? together({ ...parts }) : parts
}

/**
 * Returns the value that the cell of a stored value reads as: a moment without fractions of a
 * second.
 */
export function readBack({ kind }: Field, stored: unknown): unknown {
  const { cell } = fieldKinds[kind]
  return cell.readBack ? cell.readBack(stored) : stored
}
