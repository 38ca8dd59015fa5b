import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import {
  columnHead,
  spreadsheetColumns,
} from '@portaria/contract/define-register/spreadsheet-columns'
import type { Language } from '@portaria/i18n/languages'

/** The heads of a register's spreadsheet, as its export has them but for id and version. */
export function templateHeads(register: AnyRegister, language: Language): string[] {
  const columns = spreadsheetColumns(register).filter(
    // What transitions alone write is no part of a new row.
    ({ use, field }) => use === 'both' && !field.readOnly,
  )
  return columns.map((column) => columnHead(language, column))
}

/** An empty spreadsheet with those heads, as Brazilian Excel opens it: UTF-8 with BOM, `;`. */
export function templateFile(register: AnyRegister, language: Language): Blob {
  const cells = templateHeads(register, language).map((head) => `"${head.replaceAll('"', '""')}"`)
  return new Blob([`\uFEFF${cells.join(';')}\r\n`], { type: 'text/csv;charset=utf-8' })
}
