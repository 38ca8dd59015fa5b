import type { TenantActor } from '@portaria/contract/actor'
import { mapHeads } from '@portaria/contract/define-register/spreadsheet-columns'
import type { RegisterName } from '@portaria/contract/registers/names'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/queries.ts'
import { ProblemError } from '../../platform/problem.ts'
import { readSheet } from '../../platform/spreadsheets/read-sheet.ts'
import { SheetError, type SheetLine } from '../../platform/spreadsheets/sheet.ts'
import type { Machinery } from '../machinery.ts'
import { type ImportRequest, type ImportRow, stageLines, touchImport } from './import.repository.ts'
import { writeLines } from './import-writer.ts'
import { type CheckedLine, checkLines } from './line-checker.ts'
import { type UniqueSeen } from './line-matcher.ts'
import { lineReader } from './line-reader.ts'
import { type KnownTitles, referenceIndex } from './reference-index.ts'

/** Lines checked in one transaction: enough to be quick, few enough to show progress. */
const BATCH = 1_000

/** Errors and differences that the answer itself holds; the rest is in the file of bad lines. */
const SHOWN = 1_000
const DIFFERENCES = 50

/** Writing 100,000 lines takes longer than any request may. */
const WRITE_TIMEOUT_MS = 300_000

/** Thrown to leave an import that was cancelled: nothing of it is written. */
class Cancelled extends Error {}

export type ImportJob = {
  machinery: Machinery
  machineries: ReadonlyMap<RegisterName, Machinery>
  actor: TenantActor
  request: ImportRequest
  /** The uploaded file. */
  path: string
}

/**
 * Runs one import: reads the file as a stream, checks its lines in batches, then, unless it is a dry
 * run, writes all valid ones in one transaction. Never throws: what happened stands in its row.
 */
export async function runImport(job: ImportJob, onError: (error: unknown) => void): Promise<void> {
  const {
    machinery: { database },
    actor,
    request,
  } = job
  try {
    const tally = await checkFile(job)
    await finish(job, tally)
  } catch (error) {
    if (error instanceof Cancelled) return
    const known = error instanceof SheetError || error instanceof ProblemError
    if (!known) onError(error)
    await database
      .inTenant(actor, (queries) =>
        touchImport(queries, actor, request.id, {
          state: 'failed',
          problem: known ? error.code : 'internal',
        }),
      )
      .catch(onError)
  }
}

type Tally = Pick<
  ImportRow,
  | 'total'
  | 'valid'
  | 'invalid'
  | 'created'
  | 'updated'
  | 'unchanged'
  | 'errors'
  | 'errors_total'
  | 'differences'
> & { missing: Map<string, { register: string; titles: string[]; count: number }> }

const emptyTally = (): Tally => ({
  total: 0,
  valid: 0,
  invalid: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  errors: [],
  errors_total: 0,
  differences: [],
  missing: new Map(),
})

async function checkFile(job: ImportJob): Promise<Tally> {
  const { machinery, actor, request } = job
  const tally = emptyTally()
  // Kept from batch to batch: to read all units again for each costs more than its lines.
  const known = { seen: new Set() as UniqueSeen, titles: new Map() as KnownTitles }
  let mapping: (string | null)[] | null = null
  let batch: SheetLine[] = []

  const check = async () => {
    const lines = batch
    batch = []
    if (mapping === null || lines.length === 0) return
    const read = lineReader(machinery.register, mapping)
    await machinery.database.inTenant(actor, async (queries) => {
      const context = await checkContext(job, queries, read, known)
      const checked = await checkLines(context, lines)
      await stageLines(queries, actor, request.id, checked)
      count(tally, checked)
      await touch(queries, job, { state: 'running', checked: tally.total })
    })
  }

  for await (const line of readSheet(job.path)) {
    if (mapping === null) {
      mapping = request.mapping ?? mapHeads(machinery.register, line.cells)
      const heads = { heads: line.cells, mapping }
      await machinery.database.inTenant(actor, (queries) =>
        touch(queries, job, { state: 'running', ...heads }),
      )
      continue
    }
    batch.push(line)
    if (batch.length === BATCH) await check()
  }
  await check()
  return tally
}

async function touch(
  queries: Queries,
  { actor, request }: ImportJob,
  changes: Partial<ImportRow>,
): Promise<void> {
  if (!(await touchImport(queries, actor, request.id, changes))) throw new Cancelled()
}

async function checkContext(
  { machinery, actor, request }: ImportJob,
  queries: Queries,
  read: ReturnType<typeof lineReader>,
  known: { seen: UniqueSeen; titles: KnownTitles },
) {
  const { today } = await queries.one(
    sql<{ today: string }>`SELECT tenant_today(${actor.tenantId})::text AS today`,
  )
  return {
    machinery,
    queries,
    actor,
    read,
    seen: known.seen,
    index: referenceIndex(queries, actor, machinery.scope, known.titles),
    options: { existing: request.existing, createMissing: request.create_missing, today },
  }
}

function count(tally: Tally, lines: readonly CheckedLine[]): void {
  for (const line of lines) {
    tally.total += 1
    if (line.action === 'bad') tally.invalid += 1
    else tally.valid += 1
    if (line.action === 'create') tally.created += 1
    if (line.action === 'update') tally.updated += 1
    if (line.action === 'same') tally.unchanged += 1
    tally.errors_total += line.errors.length
    for (const error of line.errors) {
      if (tally.errors.length < SHOWN) tally.errors.push({ line: line.line, ...error })
    }
    if (line.changes && line.rowId && tally.differences.length < DIFFERENCES) {
      tally.differences.push({ line: line.line, row_id: line.rowId, changes: line.changes })
    }
    for (const { register, leaves } of line.waiting) countMissing(tally, register, leaves)
  }
}

function countMissing(tally: Tally, register: string, leaves: readonly string[]): void {
  const key = `${register}:${leaves.join('\u0001').toLowerCase()}`
  const known = tally.missing.get(key)
  if (known) known.count += 1
  else tally.missing.set(key, { register, titles: [...leaves], count: 1 })
}

/** A dry run tells what would be; a real one writes it, or nothing. */
async function finish(job: ImportJob, tally: Tally): Promise<void> {
  const { machinery, machineries, actor, request } = job
  const missing = [...tally.missing.values()].slice(0, SHOWN)
  await machinery.database.inTenant(actor, async (queries) => {
    if (!request.dry_run) {
      await queries.count(
        sql`SELECT set_config('statement_timeout', ${String(WRITE_TIMEOUT_MS)}, true)`,
      )
      const index = referenceIndex(queries, actor, machinery.scope)
      await writeLines({ machinery, machineries, queries, actor, importId: request.id }, index)
    }
    await queries.count(sql`
      DELETE FROM import_lines
      WHERE tenant_id = ${actor.tenantId} AND import_id = ${request.id} AND action <> 'bad'`)
    await touch(queries, job, { ...tally, missing, state: 'done', checked: tally.total })
  })
}
