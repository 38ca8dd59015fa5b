import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Actor } from '@portaria/contract/actors/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { isKeptFrom } from '@portaria/contract/define-register/hidden-fields'
import { registerText } from '@portaria/contract/loaded-texts/register-texts'
import {
  columnHead,
  type SpreadsheetColumn,
  spreadsheetColumns,
} from '@portaria/contract/spreadsheets/spreadsheet-columns'
import { defuseCell } from '@portaria/contract/value-types/spreadsheet'
import { sql } from 'kysely'
import { recordAudit } from '../platform/audit.ts'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { readTenantZone } from '../platform/database/tenant-day.ts'
import { problem } from '../platform/problem.ts'
import type { FileFormat } from '../platform/spreadsheets/format-writers.ts'
import { isAsked } from './asked-fields.ts'
import { hiddenIn } from './aspects/hidden-values/own-typing.ts'
import { cellOf, valueOf } from './column-values.ts'
import { exportFile, type FileLines, ROWS_AT_MOST } from './export-file.ts'
import { askedFields } from './fields-parameter.ts'
import { nestedRegister } from './imports/line-reader.ts'
import type { ListQuery } from './list-filters.ts'
import { type ListPlan, planList, rowsWithin } from './list-query.ts'
import type { Machinery } from './machinery.ts'
import { column, row, tableOf } from './record-columns.ts'
import type { UntypedRow } from './untyped-row.ts'

/** Rows per statement; other requests run between two of them. */
const PAGE = 250

/** Writes the rows of a filter to a file, with id and version, and returns it as a stream. */
export async function exportRecords(
  machinery: Machinery,
  actor: Actor,
  query: ListQuery,
  format: FileFormat,
): Promise<Readable> {
  const name = registerText(actor.language, machinery.register.name).many
  return exportFile(machinery, actor, [name, format], (context) =>
    prepareExport(machinery, context, query, format),
  )
}

/** Records an export in the trail, and returns the lines of the rows that match now. */
async function prepareExport(
  machinery: Machinery,
  context: TenantContext,
  query: ListQuery,
  format: FileFormat,
): Promise<FileLines> {
  const { register, behaviour } = machinery
  const { actor } = context
  const isWanted = askedColumns(machinery, query['fields'])
  const columns = spreadsheetColumns(register).filter(
    (one) =>
      one.use !== 'import' &&
      isWanted(one) &&
      !isKeptFrom(actor.role, register.fields[one.top] ?? one.field) &&
      hiddenIn(register, actor, { [one.top]: null }).length === 0,
  )
  const ids = await matchingIds(machinery, context, planList(register, behaviour, actor, query))
  const count = Math.ceil(ids.length / ID_LENGTH)
  if (count > ROWS_AT_MOST[format]) throw problem('too_many_rows')
  const changes = {
    filter: [null, query] as const,
    rows: [null, count] as const,
    format: [null, format] as const,
  }
  await recordAudit(context, { register: register.name, rowId: null, operation: 'export', changes })
  return (writing) => exportLines(machinery, writing, columns, ids)
}

async function* exportLines(
  { register, scope }: Machinery,
  context: TenantContext,
  columns: readonly SpreadsheetColumn[],
  ids: string,
): AsyncGenerator<string[]> {
  const { queries, actor } = context
  const { language } = actor
  const locale = { language, zone: await readTenantZone(context) }
  yield ['id', 'version', ...columns.map((one) => columnHead(language, one))]
  const selected = selectColumns(register, columns)
  for (let from = 0; from < ids.length; from += PAGE * ID_LENGTH) {
    await setImmediate()
    // By the ids that matched at the start: rows that change meanwhile are neither repeated nor
    // lost.
    const page = ids.slice(from, from + PAGE * ID_LENGTH - 1)
    const rows = await queries.all(sql<UntypedRow>`
      SELECT r.id, r.version, ${selected}
      FROM unnest(string_to_array(${page}, ',')::uuid[]) WITH ORDINALITY AS wanted (id, position)
      JOIN ${tableOf(register)} r ON ${scope.any(register, actor, row)} AND r.id = wanted.id
      ORDER BY wanted.position`)
    for (const stored of rows) {
      const cells = columns.map((one, index) => cellOf(one, stored[`c${index}`], locale))
      yield [stored.id, String(stored['version']), ...cells.map(defuseCell)]
    }
  }
}

/**
 * Returns which columns of a file `fields` asks for. A nested row is named by its property
 * (`occupancy`); the part of it that lists show has a name of its own (`apartment`).
 */
function askedColumns({ register, behaviour }: Machinery, fields: unknown) {
  const { nested = {}, list } = register
  const names = typeof fields === 'string' ? fields.split(',') : null
  if (names === null) return () => true
  // The social name comes with the name: screens show it instead.
  const own = names
    .filter((name) => !Object.hasOwn(nested, name))
    .flatMap((name) => [name, register.fields[name]?.shownAs ?? []].flat())
  const asked = askedFields(register, behaviour, own.length === 0 ? 'id' : own.join(','))
  return ({ top, path: [, inner = ''] }: SpreadsheetColumn) =>
    Object.hasOwn(nested, top)
      ? names.includes(top) || (list.related?.[inner] !== undefined && isAsked(asked, inner))
      : isAsked(asked, top)
}

/** Length of an id in a list, with its comma. */
const ID_LENGTH = 37

/**
 * Reads the ids of the matching rows, in order, as one text with commas: reading them as a hundred
 * thousand rows would delay other requests.
 */
async function matchingIds(
  { register, scope }: Machinery,
  { queries, actor }: TenantContext,
  plan: ListPlan,
): Promise<string> {
  const within = rowsWithin(scope, register, actor, plan)
  const { ids } = await queries.one(sql<{ ids: string }>`
    SELECT coalesce(string_agg(matching.id::text, ','), '') AS ids FROM (
      SELECT r.id FROM ${tableOf(register)} r
      WHERE ${sql.join([within, ...plan.conditions], sql` AND `)} ORDER BY ${plan.order}) matching`)
  return ids
}

/** Selects one value per column, named by its position: `c0`, `c1`, … */
function selectColumns(register: AnyRegister, columns: readonly SpreadsheetColumn[]): Sql {
  const parts = columns.map((one, index) => {
    const property = register.nested?.[one.top] ? one.top : null
    const value =
      property === null ? valueOf(one, row, one.path) : ofLatestNested(register, property, one)
    return sql`${value} AS ${sql.ref(`c${index}`)}`
  })
  return sql.join(parts)
}

/**
 * Selects a value of the nested row that is valid now, otherwise of the latest one: for example,
 * the unit where somebody lives.
 */
function ofLatestNested(register: AnyRegister, property: string, one: SpreadsheetColumn): Sql {
  const other = nestedRegister(register, property)
  const pointer =
    Object.entries(other.fields).find(([, field]) => field.register === register.name)?.[0] ?? ''
  const order = other.fields['ends_on']
    ? sql`o.ends_on DESC NULLS FIRST, ${column(sql.ref('o'), other.list.sort)} DESC`
    : sql`o.id DESC`
  return sql`(SELECT ${valueOf(one, sql.ref('o'), one.path.slice(1))} FROM ${tableOf(other)} o
    WHERE o.tenant_id = r.tenant_id AND ${column(sql.ref('o'), pointer)} = r.id AND o.deleted_at IS NULL
    ORDER BY ${order} LIMIT 1)`
}
