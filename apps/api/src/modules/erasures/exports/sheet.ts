import type { Actor, TenantActor } from '@portaria/contract/actors/actor'
import type { CellLocale } from '@portaria/contract/spreadsheets/spreadsheet-cells'
import type { Language } from '@portaria/i18n/languages'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { Person } from '../people-tables.ts'

/** A column of a sheet; `value` is read from the row `r`. */
export type SheetColumn = {
  readonly head: string
  readonly value: Sql
  write(value: unknown, locale: CellLocale): string
}

/** Rows `r` of one table that are about a person. */
export type Sheet = {
  readonly name: string
  readonly table: Sql
  /** The order of the rows. */
  readonly order: Sql
  readonly where: Sql
  /** None for rows of which only the files are counted. */
  readonly columns: readonly SheetColumn[]
  /** The number of photos and files of a row. */
  readonly files: Sql
}

/** Who asks about whom. */
export type SheetScope = {
  readonly actor: TenantActor
  /** The role that decides which fields the file has: whoever asks, it is the person who gets it. */
  readonly reader: Actor['role']
  readonly language: Language
  readonly person: Person
}

/** Whether a row `r` belongs to the company and one of the conditions holds. */
export const ofCompany = ({ tenantId }: TenantActor, conditions: readonly Sql[]): Sql =>
  sql`r.tenant_id = ${tenantId} AND (${sql.join(conditions, sql` OR `)})`

/** The sum of numbers of files. */
export const sumOf = (numbers: readonly Sql[]): Sql =>
  numbers.length === 0 ? sql`0` : sql.join(numbers, sql` + `)

/** The number of files in columns of a row of the alias. */
export const filesIn = (alias: string, names: readonly string[]): Sql =>
  names.length === 0
    ? sql`0`
    : sql`num_nonnulls(${sql.join(names.map((name) => sql.ref(`${alias}.${name}`)))})`
