import { sql } from 'kysely'
import type { Sql } from '../../../../platform/database/queries.ts'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { together } from '../../../../platform/database/together.ts'

/** Parts of what a reader holds: people with their credentials, hours, faces. */
export type EntryPart = 'person' | 'schedule' | 'face'

/** What a reader has to hold under a number. */
export type WantedEntry = {
  readonly number: string
  readonly part: EntryPart
  readonly digest: Buffer
  readonly credentials: readonly string[]
}

/**
 * Keeps two writers of the entries of readers apart until the transaction ends: the lists that are
 * worked out, and the outcomes of what was sent. Whoever locks several readers locks them in order.
 */
export async function lockEntries(
  { queries, actor }: TenantContext,
  ...readerIds: readonly string[]
): Promise<void> {
  const keys = readerIds.toSorted().map((id) => `entries ${actor.tenantId} ${id}`)
  await queries.all(sql`
    SELECT pg_advisory_xact_lock(hashtextextended(u.key, 0))
    FROM unnest(${keys}::text[]) WITH ORDINALITY AS u (key, nth) ORDER BY u.nth`)
}

/** What readers have to hold, by their ids. */
export type WantedByReader = ReadonlyMap<string, readonly WantedEntry[]>

type Changed = { readonly id: string }

/**
 * Writes what readers have to hold: what is new or differs waits to be sent, and what is no longer
 * wanted among the entries of a scope (a condition on `e`) waits to be removed, or is forgotten if it
 * was never sent. Returns the readers for which anything changed. One passage over all of them: whoever
 * lost the right to pass waits for it.
 */
export async function keepWanted(
  context: TenantContext,
  wanted: WantedByReader,
  scope: Sql,
): Promise<string[]> {
  const { queries, actor } = context
  const readers = [...wanted.keys()]
  const all = [...wanted].flatMap(([reader, entries]) =>
    entries.map((entry) => ({ ...entry, reader })),
  )
  const ids = sql`${all.map(({ reader }) => reader)}::uuid[]`
  const numbers = sql`${all.map(({ number }) => number)}::bigint[]`
  const parts = sql`${all.map(({ part }) => part)}::text[]`
  const isUnwanted = sql`e.tenant_id = ${actor.tenantId} AND e.equipment_id = ANY(${readers}::uuid[])
    AND ${scope} AND NOT EXISTS (
      SELECT FROM unnest(${ids}, ${numbers}, ${parts}) AS w (reader, number, part)
      WHERE w.reader = e.equipment_id AND w.number = e.number AND w.part = e.part)`
  // In the order of the readers, and after the locks: a statement sees what was committed before it.
  const [, written, forgotten, removed] = await together(
    lockEntries(context, ...readers),
    queries.all(sql<Changed>`
      INSERT INTO reader_entries AS e (tenant_id, equipment_id, number, part, wanted, credentials)
      SELECT ${actor.tenantId}, w.reader, w.number, w.part, decode(w.digest, 'base64'),
        string_to_array(w.credentials, ' ')
      FROM unnest(${ids}, ${numbers}, ${parts},
        ${all.map(({ digest }) => digest.toString('base64'))}::text[],
        ${all.map(({ credentials }) => credentials.join(' '))}::text[])
        AS w (reader, number, part, digest, credentials)
      -- What is wanted already is not locked: hours come with every person.
      WHERE NOT EXISTS (SELECT FROM reader_entries known
        WHERE known.tenant_id = ${actor.tenantId} AND known.equipment_id = w.reader
          AND known.number = w.number AND known.part = w.part
          AND known.wanted = decode(w.digest, 'base64'))
      ON CONFLICT (tenant_id, equipment_id, number, part) DO UPDATE
      SET wanted = excluded.wanted, credentials = excluded.credentials, version = excluded.version,
        wanted_since = clock_timestamp(), state = 'waiting', reason = NULL, detail = NULL, tries = 0,
        next_at = clock_timestamp()
      WHERE e.wanted IS DISTINCT FROM excluded.wanted
      RETURNING e.equipment_id AS id`),
    queries.all(sql<Changed>`
      DELETE FROM reader_entries e WHERE ${isUnwanted} AND e.sent_at IS NULL
      RETURNING e.equipment_id AS id`),
    queries.all(sql<Changed>`
      UPDATE reader_entries e
      SET wanted = NULL, version = DEFAULT, wanted_since = clock_timestamp(),
        state = 'waiting', reason = NULL, detail = NULL, tries = 0, next_at = clock_timestamp()
      WHERE ${isUnwanted} AND e.wanted IS NOT NULL
      RETURNING e.equipment_id AS id`),
  )
  return [...new Set([...written, ...forgotten, ...removed].map(({ id }) => id))]
}
