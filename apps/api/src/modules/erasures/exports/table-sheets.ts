import type { Field } from '@portaria/contract/define-register/field'
import { fieldKinds } from '@portaria/contract/define-register/field-kinds/field-kinds'
import type { ErasableRegister } from '@portaria/contract/modules/erasures/erasures'
import { exportWords } from '@portaria/contract/modules/erasures/export-words/every-language'
import type { ExportWords } from '@portaria/contract/modules/erasures/export-words/export-words'
import { sql } from 'kysely'
import { personPointers } from '../../../parts/personal-rows.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import { refersTo } from '../people-tables.ts'
import { filesIn, ofCompany, type Sheet, type SheetColumn, type SheetScope } from './sheet.ts'

type Cell = readonly [head: string, kind: Field['kind'], value: Sql]

/** A table of no register whose rows are about people, by the usual columns. */
type PersonTable = {
  readonly table: string
  readonly of: readonly ErasableRegister[]
  readonly order: string
  readonly files?: readonly string[]
  readonly sheet?: (words: ExportWords) => string
  readonly cells?: (words: ExportWords) => readonly Cell[]
}

const insiders = ['residents', 'employees', 'service-providers'] as const

const titleOf = (table: string, column: string, title: string): Sql => sql`(
  SELECT ${sql.ref(`x.${title}`)} FROM ${sql.table(table)} x
  WHERE x.tenant_id = r.tenant_id AND x.id = ${sql.ref(`r.${column}`)})`

/** A choice as its word. */
function wordOf(value: Sql, words: Readonly<Record<string, string>>): Sql {
  const cases = Object.entries(words).map(([name, word]) => sql`WHEN ${name} THEN ${word}`)
  return sql`CASE ${value} ${sql.join(cases, sql` `)} END`
}

const tables: readonly PersonTable[] = [
  {
    table: 'access_events',
    of: [...insiders, 'visitors'],
    order: 'at',
    sheet: ({ accesses }) => accesses.sheet,
    // Who opened from afar, and which rules were looked at, says nothing about the person.
    cells: ({ accesses, choices }) => [
      [accesses.at, 'moment', sql`r.at`],
      [accesses.point, 'text', titleOf('access_points', 'point_id', 'name')],
      [accesses.direction, 'text', wordOf(sql`r.direction`, choices.direction)],
      [accesses.fact, 'text', wordOf(sql`r.fact`, choices.fact)],
      [accesses.credential, 'text', wordOf(sql`r.credential`, choices.credential)],
    ],
  },
  {
    table: 'face_consents',
    of: insiders,
    order: 'given_at',
    files: ['paper_file_id', 'withdrawal_file_id'],
    sheet: (words) => words.face_consents.sheet,
    cells: ({ face_consents: words }) => [
      [words.term, 'text', sql`r.term_version`],
      [words.text, 'long_text', sql`r.term_text`],
      [words.given, 'moment', sql`r.given_at`],
      [words.signed, 'date', sql`r.signed_on`],
      [words.withdrawn, 'moment', sql`r.withdrawn_at`],
    ],
  },
  { table: 'faces', of: insiders, order: 'sent_at', files: ['photo'] },
  {
    table: 'rule_acceptances',
    of: ['residents'],
    order: 'accepted_at',
    sheet: (words) => words.rule_acceptances.sheet,
    cells: ({ rule_acceptances: words }) => [
      [words.rule, 'text', titleOf('rules', 'rule_id', 'title')],
      [words.at, 'moment', sql`r.accepted_at`],
    ],
  },
  {
    table: 'cabinet_loans',
    of: ['residents', 'employees'],
    order: 'lent_at',
    sheet: ({ loans }) => loans.sheet,
    cells: ({ loans }) => [
      [loans.cabinet, 'text', titleOf('cabinets', 'cabinet_id', 'name')],
      [loans.item, 'text', sql`r.item_name`],
      [loans.lent, 'moment', sql`r.lent_at`],
      [loans.due, 'moment', sql`r.due_at`],
      [loans.returned, 'moment', sql`r.returned_at`],
    ],
  },
]

/** The columns of tables of no register by which rows are found, as `table.column`. */
export const tablePointers: readonly string[] = tables.flatMap(({ table, of }) =>
  of.map((register) => `${table}.${personPointers[register]}`),
)

const columnOf = ([head, kind, value]: Cell): SheetColumn => ({
  head,
  value,
  write: (stored, { zone }) =>
    stored == null
      ? ''
      : fieldKinds[kind].cell.write(stored, { zone, choiceOf: () => undefined, labelOf: String }),
})

/** Returns the sheets of tables of no register. */
export function tableSheets({ actor, language, person }: SheetScope): Sheet[] {
  const words = exportWords[language]
  return tables
    .filter(({ of }) => of.includes(person.register))
    .map(({ table, order, files = [], sheet, cells }) => ({
      name: sheet?.(words) ?? '',
      table: sql.table(table),
      order: sql`${sql.ref(`r.${order}`)} DESC`,
      where: ofCompany(actor, [refersTo('r', person)]),
      columns: (cells?.(words) ?? []).map(columnOf),
      files: filesIn('r', files),
    }))
}
