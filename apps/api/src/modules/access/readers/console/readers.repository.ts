import { mayUse } from '@portaria/contract/define-register/permissions'
import {
  type ReaderConsole,
  type ReaderDetail,
  type ReaderRow,
  readerInventory,
} from '@portaria/contract/modules/access/readers/reader-answers'
import { knownCode, readerTroubles } from '@portaria/contract/modules/access/readers/reader-words'
import { sql } from 'kysely'
import type { Sql } from '../../../../platform/database/queries.ts'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { problem } from '../../../../platform/problem.ts'
import { entriesOf } from './entries.repository.ts'
import { readerStateOf } from './reader-state.ts'

type Row = {
  readonly id: string
  readonly title: string
  readonly status: 'ATIVO' | 'INATIVO'
  readonly host: string | null
  readonly ip: string | null
  readonly port: number | null
  readonly username: string | null
  readonly points: ReaderRow['points']
  readonly address: 'asked' | 'approved' | 'refused' | null
  readonly trouble: string | null
  readonly stopped_at: Date | null
  readonly answered_at: Date | null
  readonly silent_since: Date | null
  readonly capacity: number | null
  readonly clock_ahead_s: number | null
  readonly clock_read_at: Date | null
  readonly model: string | null
  readonly serial: string | null
  readonly firmware: string | null
  readonly settings_at: Date | null
  readonly events_at: Date | null
  readonly inventory_wanted: boolean
  readonly inventory_at: Date | null
  readonly inventory: unknown
}

type People = Omit<ReaderConsole['people'], 'removing_since'> & {
  readonly equipment_id: string
  readonly removing_since: Date | null
}

/** Returns the readers of the company by name, as the actor may see them. */
export async function readReaders(context: TenantContext): Promise<ReaderRow[]> {
  const rows = await findReaders(context, sql`true`)
  const people = await peopleOf(context, sql`true`)
  return rows.map((row) => readerRow(context, row, people))
}

/** Returns the states of the company's readers, by their ids, without what they hold. */
export async function readReaderStates(
  context: TenantContext,
): Promise<ReadonlyMap<string, ReturnType<typeof readerStateOf>>> {
  const rows = await findReaders(context, sql`true`)
  return new Map(rows.map((row) => [row.id, stateOf(row)]))
}

/** Returns one reader, as the actor may see it; throws `not_found`. */
export async function readReader(context: TenantContext, id: string): Promise<ReaderDetail> {
  const [row] = await findReaders(context, sql`e.id = ${id}::uuid`)
  if (!row) throw problem('not_found')
  const isOfReader = sql`e.equipment_id = ${id}::uuid`
  const people = await peopleOf(context, isOfReader)
  const base = readerRow(context, row, people)
  if (!seesConsole(context)) return { ...base, more: null }
  const { data: inventory = null } = readerInventory.safeParse(row.inventory)
  return {
    ...base,
    more: {
      address: addressOf(row),
      username: row.username,
      settings_at: row.settings_at?.toISOString() ?? null,
      inventory,
      inventory_at: row.inventory_at?.toISOString() ?? null,
      queue: await readQueue(context, isOfReader),
      events_at: row.events_at?.toISOString() ?? null,
    },
  }
}

/** Throws `not_found` unless the reader exists in the company. */
export async function requireReader({ queries, actor }: TenantContext, id: string): Promise<void> {
  const found = await queries.first(sql`
    SELECT 1 FROM equipment e
    JOIN access_readers r ON r.tenant_id = e.tenant_id AND r.equipment_id = e.id
    WHERE e.tenant_id = ${actor.tenantId} AND e.id = ${id}::uuid AND ${isReader}`)
  if (!found) throw problem('not_found')
}

/** Whether equipment `e` is a reader that a driver speaks to. */
const isReader = sql`(e.deleted_at IS NULL AND e.driver <> 'none')`

const seesConsole = ({ actor }: TenantContext) =>
  actor.role !== 'system' && mayUse(actor.role, 'readers.console')

async function findReaders({ queries, actor }: TenantContext, condition: Sql): Promise<Row[]> {
  return queries.all(sql<Row>`
    SELECT e.id, e.name AS title, e.status, e.host, e.ip, e.port, e.username, r.trouble,
      r.stopped_at, r.answered_at, r.silent_since, r.capacity, r.clock_ahead_s, r.clock_read_at,
      r.model, r.serial, r.firmware, r.settings_at, r.events_at, r.inventory_wanted,
      nullif(r.inventory_at, 'epoch') AS inventory_at, r.inventory,
      (SELECT CASE WHEN bool_or(a.state = 'approved') THEN 'approved'
          WHEN bool_or(a.state = 'asked') THEN 'asked' WHEN count(*) > 0 THEN 'refused' END
        FROM device_addresses a
        WHERE a.tenant_id = e.tenant_id AND a.port = e.port AND a.host = coalesce(e.ip, e.host)
          AND a.deleted_at IS NULL) AS address,
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', p.id, 'title', p.name, 'deleted', false)
          ORDER BY p.name)
        FROM access_points p
        WHERE p.tenant_id = e.tenant_id AND p.equipment_id = e.id AND p.deleted_at IS NULL), '[]')
        AS points
    FROM equipment e
    JOIN access_readers r ON r.tenant_id = e.tenant_id AND r.equipment_id = e.id
    WHERE e.tenant_id = ${actor.tenantId} AND ${isReader} AND ${condition}
    ORDER BY e.name, e.id`)
}

/** Returns how many people are wanted on readers, and how far that has come, by reader. */
async function peopleOf(
  context: TenantContext,
  condition: Sql,
): Promise<ReadonlyMap<string, ReaderConsole['people']>> {
  if (!seesConsole(context)) return new Map()
  const counted = (state: string) => sql`count(*) FILTER (WHERE state = ${state})::int`
  const rows = await context.queries.all(sql<People>`
    SELECT equipment_id, count(*) FILTER (WHERE state <> 'removing')::int AS wanted,
      ${counted('registered')} AS registered, ${counted('waiting')} AS waiting,
      ${counted('refused')} AS refused, ${counted('unknown')} AS unknown,
      ${counted('removing')} AS removing,
      min(since) FILTER (WHERE state = 'removing') AS removing_since
    FROM (${entriesOf(context, sql`e.part = 'person' AND ${condition}`)}) entries
    GROUP BY equipment_id`)
  return new Map(
    rows.map(({ equipment_id, removing_since, ...counts }) => [
      equipment_id,
      { ...counts, removing_since: removing_since?.toISOString() ?? null },
    ]),
  )
}

type QueueRow = Omit<NonNullable<ReaderDetail['more']>['queue'][number], 'since'> & {
  readonly since: Date
}

async function readQueue(context: TenantContext, condition: Sql) {
  const rows = await context.queries.all(sql<QueueRow>`
    SELECT part, state, count(*)::int AS count, min(since) AS since
    FROM (${entriesOf(context, condition)}) entries GROUP BY part, state ORDER BY part, state`)
  return rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() }))
}

const nobody: ReaderConsole['people'] = {
  wanted: 0,
  registered: 0,
  waiting: 0,
  refused: 0,
  unknown: 0,
  removing: 0,
  removing_since: null,
}

const stateOf = (row: Row) =>
  readerStateOf({
    status: row.status,
    hasAddress: addressOf(row) !== null,
    address: row.address,
    trouble: row.trouble,
    stoppedAt: row.stopped_at,
    answeredAt: row.answered_at,
    silentSince: row.silent_since,
  })

function readerRow(
  context: TenantContext,
  row: Row,
  people: ReadonlyMap<string, ReaderConsole['people']>,
): ReaderRow {
  const { state, since } = stateOf(row)
  return {
    reader: { id: row.id, title: row.title, deleted: false },
    points: row.points,
    state,
    since: since?.toISOString() ?? null,
    console: seesConsole(context)
      ? {
          trouble: knownCode(readerTroubles, row.trouble),
          people: people.get(row.id) ?? nobody,
          capacity: row.capacity,
          clock_ahead_s: row.clock_ahead_s,
          clock_read_at: row.clock_read_at?.toISOString() ?? null,
          model: row.model,
          serial: row.serial,
          firmware: row.firmware,
          answered_at: row.answered_at?.toISOString() ?? null,
          inventory_wanted: row.inventory_wanted,
        }
      : null,
  }
}

function addressOf({ host, ip, port }: Row): string | null {
  const name = ip ?? host
  if (name === null || port === null) return null
  return name.includes(':') ? `[${name}]:${port}` : `${name}:${port}`
}
