import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { type Inhabitant, type InhabitantColumns, inhabitantOf } from '../decisions/person-facts.ts'
import { isOf, lockRow } from './face-people.ts'
import type { FaceSeal } from './face-seal.ts'

/** Faces `f` that readers may hold: tested, under the live consent `c` of their person. */
const good = sql`
  FROM faces f JOIN face_consents c
    ON c.tenant_id = f.tenant_id AND c.id = f.consent_id AND c.withdrawn_at IS NULL
  WHERE f.state = 'good'`

const personId = sql`coalesce(f.resident_id, f.employee_id, f.provider_id)`

/** The face of a person as lists of readers name it. */
export type GoodFace = { readonly personId: string; readonly version: string }

/** Returns the faces that readers may hold, of some people or of everybody. */
export function goodFaces(
  { queries, actor }: TenantContext,
  people: readonly Inhabitant[] | 'everybody',
): Promise<GoodFace[]> {
  const ids = people === 'everybody' ? [] : people.map(({ id }) => id)
  const isTheirs =
    people === 'everybody'
      ? sql`true`
      : sql`(f.resident_id = ANY(${ids}::uuid[]) OR f.employee_id = ANY(${ids}::uuid[])
          OR f.provider_id = ANY(${ids}::uuid[]))`
  return queries.all(sql<GoodFace>`
    SELECT ${personId} AS "personId", f.version::text AS version ${good}
      AND f.tenant_id = ${actor.tenantId} AND ${isTheirs}`)
}

/** A photo as it is sent to a reader: personal data that belongs in no log. */
export type FacePhoto = {
  readonly version: string
  /** Null where the server has it no more, or cannot open it. */
  readonly photo: Buffer | null
}

type StoredPhoto = { readonly id: string; readonly version: string; readonly photo: Buffer | null }

const opened = (seal: FaceSeal, tenantId: string, { id, version, photo }: StoredPhoto) => ({
  version,
  photo: photo === null ? null : seal.open(tenantId, id, photo),
})

/** Returns the photos of people by their numbers on readers, as far as readers may hold them. */
export async function photosOfNumbers(
  { queries, actor }: TenantContext,
  seal: FaceSeal,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, FacePhoto>> {
  if (numbers.length === 0) return new Map()
  const isOf = (column: string): Sql => sql`n.${sql.ref(column)} = f.${sql.ref(column)}`
  const rows = await queries.all(sql<StoredPhoto & { number: string }>`
    SELECT n.number::text AS number, f.id, f.version::text AS version, f.photo
    FROM reader_numbers n CROSS JOIN LATERAL (
      SELECT f.id, f.version, f.photo ${good} AND f.tenant_id = n.tenant_id
        AND (${isOf('resident_id')} OR ${isOf('employee_id')} OR ${isOf('provider_id')})) f
    WHERE n.tenant_id = ${actor.tenantId} AND n.number = ANY(${[...numbers]}::bigint[])
      AND NOT n.is_duress AND NOT n.is_pin AND n.card_id IS NULL`)
  return new Map(rows.map((row) => [row.number, opened(seal, actor.tenantId, row)]))
}

/** Returns photos that no reader has tested yet: those that no reader broke off, the oldest first. */
export async function photosToTest(
  { queries, actor }: TenantContext,
  seal: FaceSeal,
  limit: number,
): Promise<readonly FacePhoto[]> {
  const rows = await queries.all(sql<StoredPhoto>`
    SELECT f.id, f.version::text AS version, f.photo FROM faces f
    WHERE f.tenant_id = ${actor.tenantId} AND f.state = 'testing'
    ORDER BY f.tries, f.sent_at, f.id LIMIT ${sql.lit(limit)}`)
  return rows.map((row) => opened(seal, actor.tenantId, row))
}

/**
 * Stores the verdict about a photo; a refused one is deleted in the same statement (access §39), and an
 * accepted one uses the link of the letter before it (access §64).
 */
export async function noteTested(
  context: TenantContext,
  version: string,
  faults: readonly string[],
): Promise<void> {
  const { queries, actor } = context
  const isGood = faults.length === 0
  const tested = await queries.first(sql<InhabitantColumns>`
    SELECT f.resident_id, f.employee_id, f.provider_id FROM faces f
    WHERE f.tenant_id = ${actor.tenantId} AND f.version = ${version}::bigint`)
  const person = tested ? inhabitantOf(tested) : null
  if (person === null) return
  // Before the rows about the face, as whoever sends a photo locks them.
  await lockRow(context, person)
  await queries.count(sql`
    WITH tested AS (
      UPDATE faces f SET state = ${isGood ? 'good' : 'refused'}, tested_at = clock_timestamp(),
        faults = ${[...faults]}::text[], photo = CASE WHEN ${isGood} THEN f.photo END
      WHERE f.tenant_id = ${actor.tenantId} AND f.version = ${version}::bigint
        AND f.state = 'testing'
      RETURNING f.state, f.sent_at)
    UPDATE face_links l SET spent_at = clock_timestamp() FROM tested t
    WHERE l.tenant_id = ${actor.tenantId} AND ${isOf('l', person)} AND t.state = 'good'
      AND l.asked_at <= t.sent_at AND l.spent_at IS NULL`)
}

/** Tests of a photo that readers may break off before it counts as refused. */
const MOST_TRIES = 3

/**
 * Counts a test that a reader broke off; returns whether it was the last one. Otherwise one photo that
 * readers fail on would keep every reader of the company busy with failing.
 */
export async function noteTried(
  { queries, actor }: TenantContext,
  version: string,
): Promise<boolean> {
  const row = await queries.first(sql<{ tries: number }>`
    UPDATE faces f SET tries = f.tries + 1
    WHERE f.tenant_id = ${actor.tenantId} AND f.version = ${version}::bigint
      AND f.state = 'testing'
    RETURNING f.tries`)
  return row !== undefined && row.tries >= MOST_TRIES
}
