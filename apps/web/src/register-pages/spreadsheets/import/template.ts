import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { columnHead, spreadsheetColumns } from '@portaria/contract/spreadsheets/spreadsheet-columns'
import type { Language } from '@portaria/i18n/languages'

/** The heads of a register's spreadsheet: those of its export without id and version. */
export function templateHeads(register: AnyRegister, language: Language): string[] {
  const columns = spreadsheetColumns(register).filter(
    // A new row has no columns that only transitions write.
    ({ use, field }) => use === 'both' && !field.readOnly,
  )
  return columns.map((column) => columnHead(language, column))
}

/**
 * Creates an empty spreadsheet with these heads, in the format of Brazilian Excel: UTF-8 with BOM,
 * `;`.
 */
export function templateFile(register: AnyRegister, language: Language): Blob {
  const cells = templateHeads(register, language).map((head) => `"${head.replaceAll('"', '""')}"`)
  return new Blob([`\uFEFF${cells.join(';')}\r\n`], { type: 'text/csv;charset=utf-8' })
}
