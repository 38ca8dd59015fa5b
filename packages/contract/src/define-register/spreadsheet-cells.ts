import type { Language } from '@portaria/i18n/languages'
import { choiceLabel } from '../texts/register-texts.ts'
import { matchWord } from '../value-types/spreadsheet.ts'
import type { CellValue } from './field-kinds/field-kind.ts'
import { fieldKinds } from './field-kinds/field-kinds.ts'
import { type SpreadsheetColumn, wordsOfChoices } from './spreadsheet-columns.ts'

const wordsOf = new Map<SpreadsheetColumn, Record<string, string[]>>()

function choiceOf(column: SpreadsheetColumn, cell: string): string | undefined {
  const words = wordsOf.get(column) ?? wordsOfChoices(column)
  wordsOf.set(column, words)
  return matchWord(cell, words)
}

const wordsIn = (column: SpreadsheetColumn, language: Language) => ({
  choiceOf: (cell: string) => choiceOf(column, cell),
  labelOf: (choice: string) =>
    choiceLabel(language, column.register.name, column.path.at(-1) ?? '', choice),
})

/** Reads one cell that is not blank, whichever language its words are of. */
export function readCell(column: SpreadsheetColumn, cell: string): CellValue {
  return fieldKinds[column.field.kind].cell.read(cell, wordsIn(column, 'pt'))
}

/** Writes a stored value as a person reads it, so that reading it again gives the same value. */
export function writeCell(column: SpreadsheetColumn, value: unknown, language: Language): string {
  if (value === null || value === undefined) return ''
  return fieldKinds[column.field.kind].cell.write(value, wordsIn(column, language))
}
