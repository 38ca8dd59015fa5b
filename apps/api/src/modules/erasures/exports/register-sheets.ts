import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Field } from '@portaria/contract/define-register/field'
import { isKeptFrom } from '@portaria/contract/define-register/hidden-fields'
import { fieldLabel, registerText } from '@portaria/contract/loaded-texts/register-texts'
import { erasableRegisters } from '@portaria/contract/modules/erasures/erasures'
import { exportWords } from '@portaria/contract/modules/erasures/export-words/every-language'
import { registers } from '@portaria/contract/modules/registers'
import {
  columnHead,
  columnsOf,
  type SpreadsheetColumn,
  titleLeaves,
} from '@portaria/contract/spreadsheets/spreadsheet-columns'
import { sql } from 'kysely'
import { isAmong, type PersonalRows } from '../../../parts/personal-rows.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import { cellOf, valueOf } from '../../../register-endpoints/column-values.ts'
import { ownerColumn, row, tableOf } from '../../../register-endpoints/record-columns.ts'
import { isByOfficials } from '../../visits/public/visits.ts'
import type { Person } from '../people-tables.ts'
import { leftOut } from './left-out.ts'
import {
  filesIn,
  ofCompany,
  type Sheet,
  type SheetColumn,
  type SheetScope,
  sumOf,
} from './sheet.ts'

const isPeople = (name: string | undefined) => erasableRegisters.some((one) => one === name)

type Named = readonly [name: string, field: Field]

/** Returns the fields of a register that refer to people and put rows into their export. */
const pointersIn = ({ table, fields }: AnyRegister): Named[] =>
  Object.entries(fields).filter(
    ([name, { kind, register }]) =>
      kind === 'reference' && isPeople(register) && leftOut[`${table}.${name}`] === undefined,
  )

/** Returns the owned rows of a register whose data are those of the owner. */
const ownedIn = (register: AnyRegister): Named[] =>
  Object.entries(register.fields).filter(
    ([, { kind, table = '' }]) =>
      kind === 'rows' && leftOut[`${table}.${ownerColumn(register)}`] === undefined,
  )

/** The columns of registers by which rows are found, as `table.column`. */
export const registerPointers = (): string[] => [
  ...Object.values(registers).flatMap((one) =>
    pointersIn(one).map(([name]) => `${one.table}.${name}`),
  ),
  ...erasableRegisters.flatMap((name) =>
    ownedIn(registers[name]).map(
      ([, { table = '' }]) => `${table}.${ownerColumn(registers[name])}`,
    ),
  ),
]

/** Whether rows of a register are about people, so that their titles may name somebody. */
const isAboutPeople = (register: AnyRegister, rows: readonly PersonalRows[]): boolean =>
  register.name === 'users' ||
  isPeople(register.name) ||
  pointersIn(register).length > 0 ||
  rows.some((one) => one.register.name === register.name)

const isFile = ({ kind }: Field) => kind === 'image' || kind === 'signature'

/** What is known of the personal fields of one register, seen from one person. */
function personalFields(
  register: AnyRegister,
  { register: of, ids }: Person,
  all: readonly PersonalRows[],
) {
  const rows = all.filter((one) => one.register.name === register.name)
  const theirs = rows.flatMap((one) => {
    const isTheirs = one.of[of]?.(ids)
    const shown = [...one.fields, ...one.pictures].filter((name) => !one.notTheirs?.includes(name))
    return isTheirs && (shown.length > 0 || one.named !== undefined) ? [{ isTheirs, shown }] : []
  })
  const isPersonal = (name: string) =>
    rows.some((one) => one.fields.includes(name) || one.pictures.includes(name))
  return {
    /** The conditions of rows that repeat values of the person. */
    found: theirs.map(({ isTheirs }) => isTheirs),
    /** Returns when a field of a row is about the person; null for never. */
    when(name: string): Sql | null {
      if (!isPersonal(name)) return sql`true`
      const conditions = theirs.flatMap(({ isTheirs, shown }) =>
        shown.includes(name) ? [sql`(${isTheirs})`] : [],
      )
      return conditions.length === 0 ? null : sql.join(conditions, sql` OR `)
    },
  }
}

/**
 * Whether an occurrence was reported by a resident. Those refer to the login; of one that is or was
 * in the team too, nothing tells in which role it wrote, and the team writes about other people.
 */
const reportedBy = (person: Person): Sql => sql`r.reporter_id IN (
  SELECT m.user_id FROM memberships m
  WHERE m.tenant_id = r.tenant_id AND ${isAmong(sql.ref('m.resident_id'), person.ids)}
    AND NOT EXISTS (SELECT FROM memberships o WHERE o.tenant_id = m.tenant_id
      AND o.user_id = m.user_id AND o.role <> 'condomino'))`

function conditionsOf(register: AnyRegister, person: Person, found: readonly Sql[]): Sql[] {
  const pointers = pointersIn(register).filter(([, field]) => field.register === person.register)
  const isReporter = register.name === 'occurrences' && person.register === 'residents'
  const conditions = [
    ...pointers.map(([name]) => isAmong(sql.ref(`r.${name}`), person.ids)),
    ...found.map((one) => sql`(${one})`),
    ...(isReporter ? [reportedBy(person)] : []),
  ]
  // A visitor's own visits are theirs, whatever they came for.
  if (register.name !== 'visits' || person.register === 'visitors') return conditions
  return conditions.map((one) => sql`(${one} AND NOT ${isByOfficials(row)})`)
}

/** Makes a column of a field that is read when a condition holds. */
function sheetColumn(one: SpreadsheetColumn, { language }: SheetScope, when: Sql): SheetColumn {
  return {
    head: columnHead(language, one),
    value: sql`CASE WHEN ${when} THEN ${valueOf(one, row, one.path)} END`,
    write: (value, locale) => cellOf(one, value, locale),
  }
}

/** Whether a column's reference has a title that names nobody. */
function namesNobody({ leaf, field }: SpreadsheetColumn, rows: readonly PersonalRows[]): boolean {
  if (leaf === null || !field.register) return true
  const target = registers[field.register]
  const titled = titleLeaves(target).map((one) => one.register)
  return ![target, ...titled].some((one) => isAboutPeople(one, rows))
}

/** Returns the sheet of a register's rows; null if no row of it can be about the person. */
function sheetOf(
  register: AnyRegister,
  scope: SheetScope,
  rows: readonly PersonalRows[],
): Sheet | null {
  const { actor, reader, language, person } = scope
  const { found, when } = personalFields(register, person, rows)
  const conditions = conditionsOf(register, person, found)
  if (conditions.length === 0) return null
  const fields = Object.entries(register.fields).filter(([, one]) => !isKeptFrom(reader, one))
  const columns = columnsOf(register, fields)
    .filter((one) => one.use !== 'import' && namesNobody(one, rows))
    .flatMap((one) => {
      const isTheirs = when(one.top)
      return isTheirs === null ? [] : [sheetColumn(one, scope, isTheirs)]
    })
  return {
    name: registerText(language, register.name).many,
    table: tableOf(register),
    order: sql`r.created_at DESC, r.id DESC`,
    where: ofCompany(actor, conditions),
    columns: [...columns, sheetColumn(removedColumn(register), scope, sql`true`)].map(
      (one, index) =>
        index < columns.length ? one : { ...one, head: exportWords[language].removed },
    ),
    files: filesOf(register, fields, when),
  }
}

const removedColumn = (register: AnyRegister): SpreadsheetColumn => {
  const [column] = columnsOf(register, [['deleted_at', { kind: 'moment' }]])
  if (!column) throw new Error('a moment has a column')
  return column
}

/** The number of files of a row and of the rows that it owns. */
function filesOf(
  register: AnyRegister,
  fields: readonly Named[],
  when: (name: string) => Sql | null,
): Sql {
  const own = fields
    .filter(([, field]) => isFile(field))
    .flatMap(([name]) => {
      const isTheirs = when(name)
      return isTheirs ? [sql`CASE WHEN ${isTheirs} THEN ${filesIn('r', [name])} ELSE 0 END`] : []
    })
  const owned = isPeople(register.name)
    ? []
    : fields.flatMap(([, one]) => ownedFiles(register, one))
  return sumOf([...own, ...owned])
}

function ownedFiles(register: AnyRegister, { table, fields = {} }: Field): Sql[] {
  const names = Object.keys(fields).filter((name) => fields[name] && isFile(fields[name]))
  if (table === undefined || names.length === 0) return []
  return [
    sql`(SELECT coalesce(sum(${filesIn('o', names)}), 0) FROM ${sql.table(table)} o
      WHERE o.tenant_id = r.tenant_id AND ${sql.ref(`o.${ownerColumn(register)}`)} = r.id)`,
  ]
}

/** Returns a sheet for each list of rows that the person's own record has. */
function ownedSheets(scope: SheetScope): Sheet[] {
  const { actor, reader, language, person } = scope
  const register: AnyRegister = registers[person.register]
  return ownedIn(register)
    .filter(([, field]) => !isKeptFrom(reader, field))
    .map(([name, { table = '', fields = {} }]) => ({
      name: fieldLabel(language, register.name, name),
      table: sql.table(table),
      order: sql`r.ordinal`,
      where: ofCompany(actor, [isAmong(sql.ref(`r.${ownerColumn(register)}`), person.ids)]),
      columns: columnsOf(register, Object.entries(fields)).map((one) =>
        sheetColumn(one, scope, sql`true`),
      ),
      files: filesIn(
        'r',
        Object.entries(fields).flatMap(([inner, field]) => (isFile(field) ? [inner] : [])),
      ),
    }))
}

/** Returns the sheets of registers, the person's own record first. */
export function registerSheets(scope: SheetScope, rows: readonly PersonalRows[]): Sheet[] {
  const own: AnyRegister = registers[scope.person.register]
  const others = Object.values(registers).filter((one) => one !== own)
  const sheets = (all: readonly AnyRegister[]) =>
    all.flatMap((one) => sheetOf(one, scope, rows) ?? [])
  return [...sheets([own]), ...ownedSheets(scope), ...sheets(others)]
}
