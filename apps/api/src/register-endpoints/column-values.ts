import { registers } from '@portaria/contract/modules/registers'
import { type CellLocale, writeCell } from '@portaria/contract/spreadsheets/spreadsheet-cells'
import {
  type SpreadsheetColumn,
  titleLeaves,
} from '@portaria/contract/spreadsheets/spreadsheet-columns'
import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'
import { leafColumns } from './imports/reference-index.ts'
import { column, pointsAt, tableOf } from './record-columns.ts'

/** Returns the value of a spreadsheet's column in a row; `path` is that of its field in the row. */
export function valueOf(one: SpreadsheetColumn, alias: Sql, path: readonly string[]): Sql {
  const [name = '', ...inner] = path
  const own = column(alias, name)
  if (inner.length > 0) return sql`(${own} #>> ${inner}::text[])`
  const { leaf, field } = one
  if (leaf === null || !field.register) return own
  const target = registers[field.register]
  const position = titleLeaves(target).findIndex((other) => other.path.join('.') === leaf.join('.'))
  return sql`(SELECT ${leafColumns(target, sql.ref('x'))[position] ?? sql`NULL`} FROM ${tableOf(target)} x
    WHERE ${pointsAt(field, name, alias, sql.ref('x'))})`
}

/** Writes the cell of a column's value, as a person reads it. */
export function cellOf(one: SpreadsheetColumn, value: unknown, locale: CellLocale): string {
  if (one.leaf === null) return writeCell(one, value, locale)
  return typeof value === 'string' ? value : ''
}
