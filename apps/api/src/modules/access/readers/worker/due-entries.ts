import { sql } from 'kysely'
import type { Sql } from '../../../../platform/database/queries.ts'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { type EntryPart, lockEntries } from './wanted-entries.ts'

/** An entry whose turn has come. */
export type DueEntry = {
  readonly number: string
  readonly part: EntryPart
  readonly version: number
  readonly tries: number
}

/** Entries that have to be sent (`put`), or to be gone (`drop`). */
export type EntryAim = 'put' | 'drop'

const isAimed = (aim: EntryAim): Sql =>
  sql`e.state <> 'done' AND e.wanted IS ${aim === 'put' ? sql`NOT NULL` : sql`NULL`} AND ${isReady}`

/** Whether an entry `e` does not wait for another one: a face waits for its person. */
const isReady = sql`(e.part <> 'face' OR e.wanted IS NULL OR EXISTS (
  SELECT FROM reader_entries p
  WHERE p.tenant_id = e.tenant_id AND p.equipment_id = e.equipment_id AND p.number = e.number
    AND p.part = 'person' AND p.state = 'done' AND p.wanted IS NOT NULL))`

/** Returns the entries of a part whose turn has come, the oldest first. */
export const readDue = (
  { queries, actor }: TenantContext,
  readerId: string,
  { aim, part, limit }: { aim: EntryAim; part: EntryPart; limit: number },
): Promise<DueEntry[]> =>
  queries.all(sql<DueEntry>`
    SELECT e.number::text AS number, e.part, e.version::float8 AS version, e.tries
    FROM reader_entries e
    WHERE e.tenant_id = ${actor.tenantId} AND e.equipment_id = ${readerId} AND e.part = ${part}
      AND ${isAimed(aim)} AND e.next_at <= clock_timestamp()
    ORDER BY e.next_at, e.number LIMIT ${sql.lit(limit)}`)

/** Returns when the next entry of a reader is due; null if everything is as wanted. */
export async function nextDue(
  { queries, actor }: TenantContext,
  readerId: string,
  aim: EntryAim | 'any',
): Promise<Date | null> {
  const isOpen = aim === 'any' ? sql`e.state <> 'done' AND ${isReady}` : isAimed(aim)
  const { at } = await queries.one(sql<{ at: Date | null }>`
    SELECT min(e.next_at) AS at FROM reader_entries e
    WHERE e.tenant_id = ${actor.tenantId} AND e.equipment_id = ${readerId} AND ${isOpen}`)
  return at
}

/**
 * Notes that entries are about to be sent: they may lie on the reader from now on. Returns those that
 * are still wanted as they were read; the others are not sent, since they may have been removed.
 */
export async function noteSending(
  context: TenantContext,
  readerId: string,
  entries: readonly DueEntry[],
): Promise<DueEntry[]> {
  const { queries, actor } = context
  await lockEntries(context, readerId)
  const noted = await queries.all(sql<Pick<DueEntry, 'number' | 'part'>>`
    UPDATE reader_entries e SET sent_at = coalesce(e.sent_at, clock_timestamp())
    FROM unnest(${entries.map(({ number }) => number)}::bigint[],
      ${entries.map(({ part }) => part)}::text[],
      ${entries.map(({ version }) => version)}::bigint[]) AS s (number, part, version)
    WHERE e.tenant_id = ${actor.tenantId} AND e.equipment_id = ${readerId}
      AND e.number = s.number AND e.part = s.part AND e.version = s.version
    RETURNING e.number::text AS number, e.part`)
  const keys = new Set(noted.map(({ number, part }) => `${part} ${number}`))
  return entries.filter(({ number, part }) => keys.has(`${part} ${number}`))
}

/** What became of an entry that was sent. */
export type Settled = DueEntry & {
  readonly state: 'done' | 'refused' | 'unknown'
  readonly reason: string | null
  readonly detail: string | null
}

/** Seconds until something is tried again, by what became of it; doubled by each further time. */
const AGAIN_S = { refused: 300, unknown: 5 } as const
const LONGEST_S = 3_600

const againAfter = ({ state, tries }: Settled): number =>
  state === 'done' ? 0 : Math.min(LONGEST_S, AGAIN_S[state] * 2 ** Math.min(tries, 10))

/**
 * Stores what became of entries that were sent; what is wanted otherwise by now waits on. An entry
 * that had to be gone and was read so is forgotten. What was settled while this was under way may have
 * reached the reader before it, and is sent again.
 */
export async function settleEntries(
  context: TenantContext,
  readerId: string,
  settled: readonly Settled[],
  aim: EntryAim,
): Promise<void> {
  const { queries, actor } = context
  if (settled.length === 0) return
  await lockEntries(context, readerId)
  const outcomes = sql`unnest(${settled.map(({ number }) => number)}::bigint[],
    ${settled.map(({ part }) => part)}::text[], ${settled.map(({ version }) => version)}::bigint[],
    ${settled.map(({ state }) => state)}::text[], ${settled.map(({ reason }) => reason)}::text[],
    ${settled.map(({ detail }) => detail)}::text[], ${settled.map(againAfter)}::float8[])
    AS s (number, part, version, state, reason, detail, again_s)`
  const isSame = sql`e.tenant_id = ${actor.tenantId} AND e.equipment_id = ${readerId}
    AND e.number = s.number AND e.part = s.part`
  const isOf = sql`${isSame} AND e.version = s.version`
  await queries.count(sql`
    DELETE FROM reader_entries e USING ${outcomes}
    WHERE ${isOf} AND e.wanted IS NULL AND s.state = 'done'`)
  await queries.count(sql`
    UPDATE reader_entries e SET state = s.state, reason = s.reason, detail = s.detail,
      tries = CASE WHEN s.state = 'done' THEN 0 ELSE e.tries + 1 END,
      next_at = clock_timestamp() + make_interval(secs => s.again_s),
      proven_at = CASE WHEN s.state = 'done' THEN clock_timestamp() END
    FROM ${outcomes} WHERE ${isOf}`)
  await queries.count(sql`
    UPDATE reader_entries e SET ${fromTheStart}
    FROM ${outcomes} WHERE ${isSame} AND e.version <> s.version AND e.state = 'done'`)
  if (aim === 'drop') return
  await queries.count(sql`
    INSERT INTO reader_entries (tenant_id, equipment_id, number, part, sent_at)
    SELECT ${actor.tenantId}, ${readerId}, s.number, s.part, clock_timestamp() FROM ${outcomes}
    ON CONFLICT DO NOTHING`)
}

/** Has an entry sent without the past of its earlier tries. */
const fromTheStart = sql`state = 'waiting', reason = NULL, detail = NULL, tries = 0,
  next_at = clock_timestamp()`

/** Has everything that a reader has to hold sent again: another device stands in its place. */
export async function sendAgain(context: TenantContext, readerId: string): Promise<void> {
  const { queries, actor } = context
  await lockEntries(context, readerId)
  await queries.count(sql`
    UPDATE reader_entries SET ${fromTheStart}
    WHERE tenant_id = ${actor.tenantId} AND equipment_id = ${readerId}`)
}
