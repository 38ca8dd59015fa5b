import type { Language } from '@portaria/i18n/languages'
import { choiceLabel } from '../texts/register-texts.ts'
import { choiceWords, flagWords } from '../texts/spreadsheet-words.ts'
import { formatDate } from '../value-types/date.ts'
import { decimal } from '../value-types/decimal.ts'
import { phone } from '../value-types/phone.ts'
import { matchWord } from '../value-types/spreadsheet.ts'
import { codedValueTypes } from './field-kinds/coded-value-types.ts'
import { labelsOfChoices, type SpreadsheetColumn } from './spreadsheet-columns.ts'

/** What a cell says, in the form that the API takes; whether it is valid, the field's schema tells. */
export type CellValue = { ok: true; value: unknown } | { ok: false; code: string }

const read = (value: unknown): CellValue => ({ ok: true, value })

const wordsOf = new Map<SpreadsheetColumn, Record<string, string[]>>()

function choiceOf(column: SpreadsheetColumn, cell: string): string | undefined {
  let words = wordsOf.get(column)
  if (!words) {
    const more = choiceWords[column.path.at(-1) ?? '']
    words = Object.fromEntries(
      Object.entries(labelsOfChoices(column)).map(([value, labels]) => [
        value,
        [...labels, ...(more?.[value] ?? [])],
      ]),
    )
    wordsOf.set(column, words)
  }
  return matchWord(cell, words)
}

const listOf = (cell: string) =>
  cell
    .split(/[,;/\n]/)
    .map((part) => part.trim())
    .filter(Boolean)

/** Reads one cell that is not blank. */
export function readCell(column: SpreadsheetColumn, cell: string): CellValue {
  const { field } = column
  switch (field.kind) {
    case 'choice':
    case 'status': {
      const value = choiceOf(column, cell)
      return value === undefined ? { ok: false, code: 'invalid_choice' } : read(value)
    }
    case 'choices': {
      const values = listOf(cell).map((word) => choiceOf(column, word))
      return values.includes(undefined) ? { ok: false, code: 'invalid_choice' } : read(values)
    }
    case 'flag': {
      const word = matchWord(cell, flagWords)
      return word === undefined ? { ok: false, code: 'invalid_choice' } : read(word === 'true')
    }
    case 'integer':
      return /^-?\d{1,9}$/.test(cell.trim())
        ? read(Number(cell))
        : { ok: false, code: 'invalid_type' }
    case 'decimal':
      return decimal.parse(cell)
    case 'phones':
    case 'tags':
      return read(listOf(cell))
    default:
      return read(cell)
  }
}

/** Writes a stored value as a person reads it, so that reading it again gives the same value. */
export function writeCell(column: SpreadsheetColumn, value: unknown, language: Language): string {
  if (value === null || value === undefined) return ''
  const { field, register, path } = column
  const written = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const label = (one: unknown) =>
    choiceLabel(language, register.name, path.at(-1) ?? '', String(one))
  switch (field.kind) {
    case 'choice':
    case 'status':
      return label(value)
    case 'choices':
      return Array.isArray(value) ? value.map(label).join(', ') : ''
    case 'flag':
      return value === true ? flagWords.true[0] : flagWords.false[0]
    case 'date':
      // Day first in every language, as Brazilian spreadsheets read a date.
      return formatDate(written, 'pt')
    case 'decimal':
      return decimal.format(written)
    case 'phones':
      return Array.isArray(value) ? value.map((one) => phone.format(String(one))).join(', ') : ''
    case 'tags':
      return Array.isArray(value) ? value.join(', ') : ''
    case 'cpf':
    case 'cnpj':
    case 'plate':
    case 'renavam':
    case 'vin':
    case 'cnh':
    case 'cep':
    case 'uf':
    case 'phone':
    case 'email':
    case 'time_zone':
      return codedValueTypes[field.kind].format(written)
    default:
      return written
  }
}
