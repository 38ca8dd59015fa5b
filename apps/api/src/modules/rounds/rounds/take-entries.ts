import {
  type Clocks,
  ENTRIES_OF_ROUND,
  type EntriesAnswer,
  type NewEntry,
  type SentEntries,
} from '@portaria/contract/modules/rounds/rounds/round-walk'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import type { LinkToken, LinkTokens } from '../../../platform/link-tokens.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'
import { lockRow } from '../../../register-endpoints/write-records.ts'
import { readOwnEmployee } from '../../people/public/employees.ts'
import { settleRound } from './settle-round.ts'

type Outcome = EntriesAnswer['data'][number]['outcome']

/** A code's point, the number of the code, and whether it was an old one when it was read. */
type ReadCode = { readonly point: string; readonly number: number; readonly isOld: boolean }

type Needs = { readonly machineries: Machineries; readonly codes: LinkTokens }

/** An entry that is kept, with the code that it read. */
type Taken = { readonly entry: NewEntry; readonly code: ReadCode | null }

/**
 * Stores a telephone's entries of a round, each once, and writes the round as all its entries
 * result. An entry with an unknown point, code or picture is answered as refused, and the others
 * are stored.
 */
export async function takeEntries(
  context: TenantContext,
  { machineries, codes }: Needs,
  roundId: string,
  { entries, sent }: SentEntries,
): Promise<EntriesAnswer['data']> {
  // The round is locked as the actor sees it, so that nobody records entries of a round that they
  // may not see.
  const [, known, employeeId] = await together(
    lockRow(machineryOf(machineries, 'rounds'), context, roundId),
    readKnown(context, codes, roundId, entries),
    readOwnEmployee(context),
  )
  const taken: Taken[] = []
  const outcomes = entries.map((entry) => {
    const { id } = entry
    const code = entry.kind === 'scan' ? codeOf(known, entry) : null
    const outcome = outcomeOf(entry, code, known)
    if (outcome === 'taken') {
      known.kept.add(id)
      taken.push({ entry, code })
    }
    return { id, outcome }
  })
  await together(
    insert(context, { roundId, employeeId }, taken, sent),
    settleRound(context, machineries, roundId),
  )
  return outcomes
}

type Point = { readonly id: string; readonly number: number; readonly renewed: Date | null }

/**
 * The things of the company that entries refer to, and the ids of the entries that the round has.
 */
type Known = {
  readonly kept: Set<string>
  /** The contents of the company's codes, by the code. */
  readonly codes: ReadonlyMap<string, LinkToken>
  readonly points: ReadonlyMap<string, Point>
  readonly pictures: ReadonlySet<string>
}

function outcomeOf(
  { id, kind, point_id: point = '', picture_file_id: picture }: NewEntry,
  code: ReadCode | null,
  { kept, points, pictures }: Known,
): Outcome {
  if (kept.size >= ENTRIES_OF_ROUND && !kept.has(id)) return 'too_many'
  if (kind === 'scan' && !code) return 'unknown_code'
  if (kind === 'skip' && !points.has(point)) return 'unknown_point'
  return picture === undefined || pictures.has(picture) ? 'taken' : 'unknown_picture'
}

async function readKnown(
  { queries, actor }: TenantContext,
  codes: LinkTokens,
  roundId: string,
  entries: readonly NewEntry[],
): Promise<Known> {
  const read = new Map(
    entries.flatMap(({ code = '' }) => {
      const token = codes.read(code)
      return token?.tenantId === actor.tenantId ? [[code, token] as const] : []
    }),
  )
  const points = [
    ...[...read.values()].map(({ id }) => id),
    ...entries.flatMap(({ point_id: id }) => id ?? []),
  ]
  const pictures = entries.flatMap(({ picture_file_id: id }) => id ?? [])
  const ofRound = queries.all(sql<{ id: string }>`
    SELECT id FROM round_entries WHERE tenant_id = ${actor.tenantId} AND round_id = ${roundId}`)
  const named = queries.all(sql<Point>`
    SELECT id, code_number AS number, code_renewed_at AS renewed FROM patrol_points
    WHERE tenant_id = ${actor.tenantId} AND id = ANY(${points}::uuid[])`)
  // Only the actor's own pictures: nobody can attach those of others to a round by their ids.
  const own =
    pictures.length === 0
      ? []
      : queries.all(sql<{ id: string }>`
          SELECT id FROM files WHERE tenant_id = ${actor.tenantId}
            AND created_by = ${actor.userId} AND id = ANY(${pictures}::uuid[])`)
  const [kept, foundPoints, foundPictures] = await together(ofRound, named, own)
  const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id))
  return {
    kept: idsOf(kept),
    codes: read,
    points: new Map(foundPoints.map((point) => [point.id, point])),
    pictures: idsOf(foundPictures),
  }
}

/**
 * Returns the point of a code. A code that was on the label when it was read does not count as old,
 * even if another one has been made since.
 */
function codeOf({ codes, points }: Known, { code = '', at }: NewEntry): ReadCode | null {
  const read = codes.get(code)
  const point = read && points.get(read.id)
  if (!point) return null
  for (let number = point.number; number > 0; number -= 1) {
    if (!read.isOf(number)) continue
    const wasCurrent =
      number === point.number - 1 && point.renewed !== null && new Date(at) < point.renewed
    return { point: point.id, number, isOld: number < point.number && !wasCurrent }
  }
  return null
}

/** Writes entries in one statement: a telephone that was without a network sends a hundred at once. */
async function insert(
  { queries, actor }: TenantContext,
  { roundId, employeeId }: { roundId: string; employeeId: string | null },
  taken: readonly Taken[],
  sent: Clocks | undefined,
): Promise<void> {
  if (taken.length === 0) return
  const rows = taken.map(({ entry, code }) => ({
    ...entry,
    point_id: code?.point ?? entry.point_id,
    code_number: code?.number,
    is_old_code: code?.isOld ?? false,
    answers: entry.answers ?? [],
    ...entry.position,
  }))
  await queries.count(sql`
    INSERT INTO round_entries (tenant_id, id, round_id, run_id, kind, point_id, code_number, is_old_code,
      method, device_at, page_life, monotonic_ms, user_id, employee_id, latitude, longitude, accuracy_m,
      answers, picture_file_id, note, sent_at, sent_page_life, sent_monotonic_ms)
    SELECT ${actor.tenantId}, e.id, ${roundId}, e.run_id, e.kind, e.point_id, e.code_number, e.is_old_code,
      e.method, e.at, e.page_life, e.monotonic_ms, ${actor.userId}, ${employeeId}, e.latitude, e.longitude,
      e.accuracy_m, e.answers, e.picture_file_id, e.note, ${sent?.at ?? null}::timestamptz,
      ${sent?.page_life ?? null}::uuid, ${sent?.monotonic_ms ?? null}::bigint
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS e (id uuid, run_id uuid, kind text,
      point_id uuid, code_number int, is_old_code boolean, method text, at timestamptz, page_life uuid,
      monotonic_ms bigint, latitude float8, longitude float8, accuracy_m float8, answers jsonb,
      picture_file_id uuid, note text)
    ON CONFLICT (tenant_id, id) DO NOTHING`)
}
