import type { ImportStatus } from '@portaria/contract/answers/import-answers'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { CheckedLine } from './line-checker.ts'
import type { LineError } from './line-reader.ts'

/** The request of an import. */
export type ImportRequest = {
  id: string
  register: string
  dry_run: boolean
  existing: 'keep' | 'update'
  create_missing: boolean
  file_name: string
  /** The columns of the heads as a person corrected them; null to match heads by name. */
  mapping: (string | null)[] | null
}

/** The state of an import; the numbers grow while it runs. */
export type ImportRow = Omit<ImportStatus, 'errors' | 'queued_before'> & {
  errors: ({ line: number } & LineError)[]
}

/** Whether an import without a heartbeat was abandoned by a server that stopped. */
const leftBehind = sql`(state IN ('queued', 'running') AND touched_at < now() - interval '5 minutes')`

export async function insertImport(
  { queries, actor }: TenantContext,
  request: ImportRequest,
): Promise<void> {
  await queries.count(sql`
    INSERT INTO imports (tenant_id, id, register, dry_run, existing, create_missing, file_name, mapping, created_by)
    VALUES (${actor.tenantId}, ${request.id}, ${request.register}, ${request.dry_run}, ${request.existing},
      ${request.create_missing}, ${request.file_name}, ${JSON.stringify(request.mapping ?? [])}, ${actor.userId})`)
}

export function readImport(
  { queries, actor }: TenantContext,
  id: string,
): Promise<ImportRow | undefined> {
  return queries.first(sql<ImportRow>`
    SELECT id, register, dry_run, existing, create_missing, file_name, heads, mapping, checked,
      total, valid, invalid, created, updated, unchanged, errors, errors_total, differences, missing,
      notes,
      CASE WHEN ${leftBehind} THEN 'failed' ELSE state END AS state,
      CASE WHEN ${leftBehind} THEN 'interrupted' ELSE problem END AS problem
    FROM imports WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND created_by = ${actor.userId}`)
}

/** Stores the progress of an import; returns false if it was cancelled meanwhile. */
export async function touchImport(
  { queries, actor }: TenantContext,
  id: string,
  changes: Partial<Omit<ImportRow, 'id'>>,
): Promise<boolean> {
  const json = new Set(['mapping', 'errors', 'differences', 'missing', 'notes'])
  const sets = Object.entries(changes).map(
    ([name, value]) => sql`, ${sql.ref(name)} = ${json.has(name) ? JSON.stringify(value) : value}`,
  )
  const touched = await queries.count(sql`
    UPDATE imports SET touched_at = now() ${sql.join(sets, sql``)}
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND state IN ('queued', 'running')`)
  return touched === 1
}

/** Cancels an import and deletes its staged lines. */
export async function cancelImport(
  { queries, actor }: TenantContext,
  id: string,
): Promise<boolean> {
  const cancelled = await queries.count(sql`
    UPDATE imports SET state = 'cancelled', touched_at = now()
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND created_by = ${actor.userId}
      AND state IN ('queued', 'running')`)
  return cancelled === 1
}

/** Fails abandoned imports, and deletes the lines of old ones. */
export async function sweepImports({ queries, actor }: TenantContext): Promise<void> {
  await queries.count(sql`
    UPDATE imports SET state = 'failed', problem = 'interrupted'
    WHERE tenant_id = ${actor.tenantId} AND ${leftBehind}`)
  await queries.count(sql`
    DELETE FROM import_lines l USING imports i
    WHERE l.tenant_id = ${actor.tenantId} AND i.tenant_id = l.tenant_id AND i.id = l.import_id
      AND (i.state IN ('failed', 'cancelled') OR i.touched_at < now() - interval '1 day')`)
}

/** Lines per statement: serialising more of them as JSON would block the main thread. */
const STAGED_AT_ONCE = 250

/** Stores the outcome of checking a batch of lines. */
export async function stageLines(
  context: TenantContext,
  importId: string,
  lines: readonly CheckedLine[],
): Promise<void> {
  for (let from = 0; from < lines.length; from += STAGED_AT_ONCE) {
    await stageSome(context, importId, lines.slice(from, from + STAGED_AT_ONCE))
  }
}

async function stageSome(
  { queries, actor }: TenantContext,
  importId: string,
  lines: readonly CheckedLine[],
): Promise<void> {
  const staged = lines.map((line) => ({
    line: line.line,
    // Only bad lines are sent back.
    cells: line.action === 'bad' ? line.cells : [],
    action: line.action,
    row_id: line.rowId,
    row_version: line.rowVersion,
    row_values: line.values,
    carried_values: line.nested?.values ?? null,
    waiting: line.waiting.length > 0 ? line.waiting : null,
    changes: line.changes,
    errors: line.errors.length > 0 ? line.errors : null,
  }))
  await queries.count(sql`
    INSERT INTO import_lines
      (tenant_id, import_id, line, cells, action, row_id, row_version, row_values, carried_values, waiting, changes, errors)
    SELECT ${actor.tenantId}, ${importId}, line, cells, action, row_id, row_version, row_values,
      carried_values, waiting, changes, errors
    FROM jsonb_to_recordset(${JSON.stringify(staged)}::jsonb) AS staged (
      line int, cells text[], action text, row_id uuid, row_version int, row_values jsonb, carried_values jsonb,
      waiting jsonb, changes jsonb, errors jsonb)`)
}

/** Reads bad lines as sent, with their errors, one page after a line number. */
export function readBadLines(
  { queries, actor }: TenantContext,
  importId: string,
  after: number,
): Promise<{ line: number; cells: string[]; errors: LineError[] }[]> {
  return queries.all(sql<{ line: number; cells: string[]; errors: LineError[] }>`
    SELECT line, cells, errors FROM import_lines
    WHERE tenant_id = ${actor.tenantId} AND import_id = ${importId} AND action = 'bad' AND line > ${after}
    ORDER BY line LIMIT 1000`)
}
