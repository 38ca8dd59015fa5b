import type { Actor, TenantActor } from '@portaria/contract/actors/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { rightsIn } from '@portaria/contract/define-register/permissions'
import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { together } from '../platform/database/together.ts'
import { problem } from '../platform/problem.ts'
import { type AskedFields, isAsked } from './asked-fields.ts'
import { correctable, correctsOwnTyping } from './aspects/hidden-values/own-typing.ts'
import { askedFields, mayHaveCreator } from './fields-parameter.ts'
import type { Machinery } from './machinery.ts'
import { recordColumns, row, tableOf } from './record-columns.ts'
import { readsSensitive, recordReader } from './record-reader.ts'
import { addCreators, addReferences, type OpenRow } from './reference-reader.ts'
import { addValues, type ReadAs, valueColumns } from './row-values.ts'
import type { RowOf } from './typed-rows.ts'
import { type UntypedRow } from './untyped-row.ts'

/** Returns the source of lists and reads: the register's table, and its pending rows. */
export const sourceOf = ({
  register,
  behaviour,
}: Pick<Machinery, 'register' | 'behaviour'>): Sql =>
  behaviour.pending ? sql`${behaviour.pending.source}` : tableOf(register)

/**
 * Returns how rows of `sourceOf` are read. A source with pending rows lacks the columns that the
 * expressions of rows need.
 */
export const readAs = ({ behaviour }: Pick<Machinery, 'behaviour'>, alone: boolean): ReadAs => ({
  alone,
  withValues: behaviour.pending === undefined,
})

/** Returns the columns of `sourceOf` and the values that are read with them. */
export function columnsAndValues(
  machinery: Machinery,
  actor: TenantActor,
  asked: AskedFields,
  read: ReadAs,
): Sql {
  const columns = recordColumns(machinery.register, asked)
  if (!read.withValues) return columns
  return sql`${columns}${valueColumns(machinery, actor, asked, read)}`
}

type FindOptions = { removed?: boolean; asked?: AskedFields; source?: Sql; columns?: Sql }

/**
 * Reads one stored row that the actor may see, with its owned rows, including a removed one on
 * request; throws `not_found` (platform §3). `source` replaces the register's table, `columns` the
 * asked fields.
 */
export function findRow(
  machinery: Pick<Machinery, 'register' | 'scope'>,
  context: TenantContext,
  id: string,
  options?: FindOptions,
): Promise<OpenRow> {
  return find<OpenRow>(machinery, context, id, options)
}

/** Reads a live row that the actor may see, whole and typed by its register; throws `not_found`. */
export function findStored<R extends AnyRegister>(
  machinery: Pick<Machinery<R>, 'register' | 'scope'>,
  context: TenantContext,
  id: string,
): Promise<RowOf<R>> {
  return find<RowOf<R>>(machinery, context, id)
}

async function find<Row>(
  { register, scope }: Pick<Machinery, 'register' | 'scope'>,
  { queries, actor }: TenantContext,
  id: string,
  { removed = false, asked = null, source = tableOf(register), columns }: FindOptions = {},
): Promise<Row> {
  const within = removed ? scope.any(register, actor, row) : scope.live(register, actor, row)
  const found = await queries.first(sql<Row>`
    SELECT ${columns ?? recordColumns(register, asked)} FROM ${source} r
    WHERE r.id = ${id} AND ${within}`)
  if (found === undefined) throw problem('not_found')
  return found
}

/** Reads one stored row that the actor may see, of the register or pending; throws `not_found`. */
export function findWithPending(
  machinery: Machinery,
  context: TenantContext,
  id: string,
  asked: AskedFields = null,
): Promise<OpenRow> {
  return findRow(machinery, context, id, { asked, source: sourceOf(machinery) })
}

/** Reads one record as its reader sees it; `fields` narrows it. */
export async function readOne(
  machinery: Machinery,
  actor: Actor,
  id: string,
  fields?: string,
): Promise<Record<string, unknown>> {
  const asked = askedFields(machinery.register, machinery.behaviour, fields)
  const read = readAs(machinery, true)
  return machinery.database.readInTenant(actor, async (context) => {
    const columns = columnsAndValues(machinery, context.actor, asked, read)
    const source = sourceOf(machinery)
    const stored = await findRow(machinery, context, id, { asked, source, columns })
    noteSensitiveRead(machinery, context.actor, id, asked)
    return seenWhole(machinery, context, stored, asked, read)
  })
}

/**
 * Reads one record as the actor sees it. Roles that may correct their own typing also get the
 * hidden fields that they may replace; roles that may not change all rows also get whether they may
 * change this one.
 */
export async function seenWhole(
  machinery: Machinery,
  context: TenantContext,
  stored: UntypedRow,
  asked: AskedFields = null,
  read: ReadAs = { alone: true },
): Promise<Record<string, unknown>> {
  const { register, scope } = machinery
  const { queries, actor } = context
  const withCreator = asked === null && mayHaveCreator(register)
  const record = await readRecord(machinery, context, stored, asked, { ...read, withCreator })
  const isNarrowed = actor.role !== 'system' && rightsIn(register, actor.role).writes !== null
  if (isNarrowed && isAsked(asked, 'changeable')) {
    const own = await queries.first(sql`
      SELECT 1 FROM ${tableOf(register)} r
      WHERE r.id = ${stored.id} AND ${scope.own(register, actor, row)}`)
    record['changeable'] = own !== undefined
  }
  if (!correctsOwnTyping(register, actor.role) || !isAsked(asked, 'correctable')) return record
  const system: TenantContext = { queries, actor: { ...actor, role: 'system' } }
  const whole = asked === null ? stored : await findRow(machinery, system, stored.id)
  return { ...record, correctable: await correctable(register, context, whole) }
}

/** Reads a stored row as the actor sees it. */
export async function readRecord(
  machinery: Machinery,
  context: TenantContext,
  stored: UntypedRow,
  asked: AskedFields = null,
  read: ReadAs = { alone: true },
): Promise<Record<string, unknown>> {
  const [record = {}] = await readRecords(machinery, context, [{ ...stored }], asked, read)
  return record
}

/** Completes rows that were just read, as the actor sees them, with values from other tables. */
export async function readRecords(
  machinery: Machinery,
  context: TenantContext,
  rows: readonly OpenRow[],
  asked: AskedFields,
  read: ReadAs = {},
): Promise<Record<string, unknown>[]> {
  const { register, files } = machinery
  await together(
    addReferences(context, register, rows, asked),
    addValues(machinery, context, rows, asked, read),
    read.withCreator || asked?.has('creator') ? addCreators(context, register, rows) : undefined,
  )
  return rows.map(recordReader(register, context.actor, files, asked))
}

/** Writes one audit entry for a request that showed sensitive data, however many rows it showed. */
export function noteSensitiveRead(
  machinery: Machinery,
  actor: TenantActor,
  rowId: string | null,
  asked: AskedFields = null,
): void {
  if (!readsSensitive(machinery.register, actor, asked)) return
  machinery.readAudit.note(actor, { register: machinery.register.name, rowId, operation: 'read' })
}
