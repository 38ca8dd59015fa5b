import {
  ENTRIES_OF_ROUND,
  type EntriesAnswer,
  type NewEntry,
} from '@portaria/contract/modules/rounds/rounds/round-walk'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { LinkTokens } from '../../../platform/link-tokens.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'
import { lockRow } from '../../../register-endpoints/write-records.ts'
import { readOwnEmployee } from '../../people/public/employees.ts'
import { settleRound } from './settle-round.ts'

type Outcome = EntriesAnswer['data'][number]

/** A code's point, the number of the code, and whether it was an old one when it was read. */
type ReadCode = { readonly point: string; readonly number: number; readonly isOld: boolean }

type Needs = { readonly machineries: Machineries; readonly codes: LinkTokens }

/**
 * Keeps what a telephone recorded of a round, each entry once, and has the round stand as it all says. An
 * entry that names no point, code or picture of the company is answered as refused, and the others are kept.
 */
export async function takeEntries(
  context: TenantContext,
  { machineries, codes }: Needs,
  roundId: string,
  entries: readonly NewEntry[],
): Promise<Outcome[]> {
  // Locked as the actor sees it: of others' rounds nobody records anything.
  await lockRow(machineryOf(machineries, 'rounds'), context, roundId)
  const employeeId = await readOwnEmployee(context)
  const outcomes: Outcome[] = []
  let kept = await countEntries(context, roundId)
  for (const entry of entries) {
    const { id } = entry
    const code = entry.kind === 'scan' ? await readCode(context, codes, entry) : null
    if (kept >= ENTRIES_OF_ROUND) outcomes.push({ id, outcome: 'too_many' })
    else if (entry.kind === 'scan' && !code) outcomes.push({ id, outcome: 'unknown_code' })
    else if (entry.kind === 'skip' && !(await isPoint(context, entry.point_id)))
      outcomes.push({ id, outcome: 'unknown_point' })
    else if (!(await isPicture(context, entry.picture_file_id)))
      outcomes.push({ id, outcome: 'unknown_picture' })
    else {
      kept += await insert(context, roundId, { entry, code, employeeId })
      outcomes.push({ id, outcome: 'taken' })
    }
  }
  await settleRound(context, machineries, roundId)
  return outcomes
}

const countEntries = async ({ queries, actor }: TenantContext, roundId: string): Promise<number> =>
  (
    await queries.one(sql<{ count: number }>`
      SELECT count(*)::int AS count FROM round_entries
      WHERE tenant_id = ${actor.tenantId} AND round_id = ${roundId}`)
  ).count

/** A code that was still put up when it was read is no old one, though another has been made since. */
async function readCode(
  { queries, actor }: TenantContext,
  codes: LinkTokens,
  { code = '', at }: NewEntry,
): Promise<ReadCode | null> {
  const read = codes.read(code)
  if (read?.tenantId !== actor.tenantId) return null
  const point = await queries.first(sql<{ number: number; renewed: Date | null }>`
    SELECT code_number AS number, code_renewed_at AS renewed FROM patrol_points
    WHERE tenant_id = ${actor.tenantId} AND id = ${read.id}`)
  if (!point) return null
  for (let number = point.number; number > 0; number -= 1) {
    if (!read.isOf(number)) continue
    const wasCurrent =
      number === point.number - 1 && point.renewed !== null && new Date(at) < point.renewed
    return { point: read.id, number, isOld: number < point.number && !wasCurrent }
  }
  return null
}

const isPoint = async (
  { queries, actor }: TenantContext,
  id: string | undefined,
): Promise<boolean> =>
  (await queries.first(sql`
    SELECT 1 FROM patrol_points WHERE tenant_id = ${actor.tenantId} AND id = ${id ?? null}`)) !==
  undefined

/** A picture is the actor's own: others' are not attached to a round by their ids. */
const isPicture = async (
  { queries, actor }: TenantContext,
  id: string | undefined,
): Promise<boolean> =>
  id === undefined ||
  (await queries.first(sql`
    SELECT 1 FROM files
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND created_by = ${actor.userId}`)) !==
    undefined

type Taken = {
  readonly entry: NewEntry
  readonly code: ReadCode | null
  readonly employeeId: string | null
}

const insert = (
  { queries, actor }: TenantContext,
  roundId: string,
  { entry, code, employeeId }: Taken,
): Promise<number> =>
  queries.count(sql`
    INSERT INTO round_entries (tenant_id, id, round_id, run_id, kind, point_id, code_number, is_old_code,
      method, device_at, page_life, monotonic_ms, user_id, employee_id, latitude, longitude, accuracy_m,
      answers, picture_file_id, note)
    VALUES (${actor.tenantId}, ${entry.id}, ${roundId}, ${entry.run_id}, ${entry.kind},
      ${code?.point ?? entry.point_id ?? null}, ${code?.number ?? null}, ${code?.isOld ?? false},
      ${entry.method ?? null}, ${entry.at}, ${entry.page_life}, ${entry.monotonic_ms}, ${actor.userId},
      ${employeeId}, ${entry.position?.latitude ?? null}, ${entry.position?.longitude ?? null},
      ${entry.position?.accuracy_m ?? null}, ${JSON.stringify(entry.answers ?? [])}::jsonb,
      ${entry.picture_file_id ?? null}, ${entry.note ?? null})
    ON CONFLICT (tenant_id, id) DO NOTHING`)
