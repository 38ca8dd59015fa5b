import type { TenantActor } from '@portaria/contract/actors/actor'
import type { ImportNote } from '@portaria/contract/answers/import-answers'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { readTenantDay, readTenantZone } from '../../platform/database/tenant-day.ts'
import { ProblemError } from '../../platform/problem.ts'
import { SheetError } from '../../platform/spreadsheets/sheet.ts'
import type { Machineries, Machinery } from '../machinery.ts'
import { type ImportRequest, type ImportRow, stageLines, touchImport } from './import.repository.ts'
import { writeLines } from './import-writer.ts'
import { type CheckedLine, checkLines } from './line-checker.ts'
import { type UniqueSeen } from './line-matcher.ts'
import { type ReadLine, readLines } from './line-stream.ts'
import { type KnownTitles, referenceIndex } from './reference-index.ts'

/**
 * Number of batches of lines that are checked together: in one transaction, and each statement for
 * all of them.
 */
const TOGETHER = 4

/** Limits of errors and differences in the answer; the others are in the file of bad lines. */
const SHOWN = 1_000
const DIFFERENCES = 50

/** Limit in milliseconds: writing 100,000 lines takes longer than any request may. */
const WRITE_TIMEOUT_MS = 300_000

/** Thrown to end a cancelled import: none of it is written. */
export class Cancelled extends Error {}

/** Thrown to end an import whose server stops. */
export class Interrupted extends Error {
  readonly code = 'interrupted'
}

export type ImportJob = {
  machinery: Machinery
  machineries: Machineries
  actor: TenantActor
  request: ImportRequest
  /** The uploaded file. */
  path: string
}

type RunOptions = {
  /** Ends the import until it begins to write; its reason is the error. */
  signal: AbortSignal
  onError: (error: unknown) => void
}

/**
 * Runs one import: reads the file as a stream, checks its lines in batches, then, unless it is a
 * dry run, writes all valid ones in one transaction. Never throws: the outcome is stored in its
 * row.
 */
export async function runImport(job: ImportJob, { signal, onError }: RunOptions): Promise<void> {
  try {
    const tally = await checkFile(job, signal)
    signal.throwIfAborted()
    await finish(job, tally)
  } catch (error) {
    await failImport(job, error, onError)
  }
}

/** Stores the reason of a failed import; a cancelled one is already marked. */
export async function failImport(
  { machinery: { database }, actor, request }: ImportJob,
  error: unknown,
  onError: (error: unknown) => void,
): Promise<void> {
  if (error instanceof Cancelled) return
  const known =
    error instanceof SheetError || error instanceof ProblemError || error instanceof Interrupted
  if (!known) onError(error)
  const failed = { state: 'failed', problem: known ? error.code : 'internal' } as const
  await database
    .inTenant(actor, (context) => touchImport(context, request.id, failed))
    .catch(onError)
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
> & {
  missing: Map<string, { register: string; titles: string[]; count: number }>
  notes: Map<string, ImportNote>
}

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
  notes: new Map(),
})

async function checkFile(job: ImportJob, signal: AbortSignal): Promise<Tally> {
  const {
    machinery: { register, database },
    actor,
    request: { id, mapping },
  } = job
  const tally = emptyTally()
  // Kept from batch to batch: reading all units again for each would cost more than its lines.
  const known: { seen: UniqueSeen; titles: KnownTitles } = { seen: new Set(), titles: new Map() }
  const check = (batches: ReadLine[][]) =>
    database.inTenant(actor, async (context) => {
      const checked = await checkLines(await checkContext(context, job, known), batches.flat())
      await stageLines(context, id, checked)
      count(tally, checked)
      await touch(context, job, { state: 'running', checked: tally.total })
    })

  const gathered: ReadLine[][] = []
  const zone = await database.inTenant(actor, readTenantZone)
  const wanted = { path: job.path, register: register.name, mapping, zone }
  for await (const batch of readLines(wanted, signal)) {
    if (batch.kind === 'head') {
      const { heads, mapping: columns, line } = batch
      if (line > 1) countNote(tally, { code: 'head_below', field: null, line })
      await database.inTenant(actor, (context) =>
        touch(context, job, { state: 'running', heads, mapping: columns }),
      )
      continue
    }
    gathered.push(batch.lines)
    if (gathered.length === TOGETHER) await check(gathered.splice(0))
  }
  if (gathered.length > 0) await check(gathered)
  return tally
}

async function touch(
  context: TenantContext,
  { request }: ImportJob,
  changes: Partial<ImportRow>,
): Promise<void> {
  if (!(await touchImport(context, request.id, changes))) throw new Cancelled()
}

async function checkContext(
  context: TenantContext,
  { machinery, machineries, request }: ImportJob,
  known: { seen: UniqueSeen; titles: KnownTitles },
) {
  const today = await readTenantDay(context)
  return {
    ...context,
    machinery,
    machineries,
    seen: known.seen,
    index: referenceIndex(context, machinery.scope, known.titles),
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
    for (const { code, field } of line.notes) countNote(tally, { code, field, line: line.line })
    for (const { register, leaves } of line.waiting) countMissing(tally, register, leaves)
  }
}

function countNote({ notes }: Tally, { code, field, line }: Omit<ImportNote, 'count'>): void {
  const key = `${code}:${field}`
  const known = notes.get(key) ?? { code, field, line, count: 0 }
  notes.set(key, { ...known, count: known.count + 1 })
}

function countMissing(tally: Tally, register: string, leaves: readonly string[]): void {
  const key = `${register}:${leaves.join('\u0001').toLowerCase()}`
  const known = tally.missing.get(key)
  if (known) known.count += 1
  else tally.missing.set(key, { register, titles: [...leaves], count: 1 })
}

/** Ends an import: a dry run stores its outcome, a real one writes all valid lines or none. */
async function finish(job: ImportJob, tally: Tally): Promise<void> {
  const { machinery, machineries, actor, request } = job
  const missing = [...tally.missing.values()].slice(0, SHOWN)
  await machinery.database.inTenant(actor, async (context) => {
    const { queries } = context
    if (!request.dry_run) {
      await queries.count(
        sql`SELECT set_config('statement_timeout', ${String(WRITE_TIMEOUT_MS)}, true)`,
      )
      const index = referenceIndex(context, machinery.scope)
      await writeLines({ ...context, machinery, machineries, importId: request.id }, index)
    }
    await queries.count(sql`
      DELETE FROM import_lines
      WHERE tenant_id = ${actor.tenantId} AND import_id = ${request.id} AND action <> 'bad'`)
    await touch(context, job, {
      ...tally,
      missing,
      notes: [...tally.notes.values()],
      state: 'done',
      checked: tally.total,
    })
  })
}
