import { sql } from 'kysely'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { problem } from '../platform/problem.ts'
import { readLocalMoment } from './local-moment.ts'
import { keepsDays, type PassRefusal, type PassTerms, passRefusal } from './pass-window.ts'
import { livesIn, readVisitSettings } from './visits.ts'

export type StoredPass = PassTerms & {
  readonly id: string
  readonly generation: number
  readonly apartment_id: string | null
  readonly host_id: string | null
}

/** Why a pass lets nobody in; codes of the field `pass`. */
export type EntryRefusal = PassRefusal | 'pass_host_gone'

/** A refused use of a pass, told on the field `pass`. */
export const passProblem = (
  code: EntryRefusal | 'pass_required' | 'pass_unknown' | 'pass_wrong_destination',
) => problem('state_conflict', { errors: [{ field: 'pass', code }] })

const terms = sql`id, apartment_id, host_id, state, status, valid_from, valid_to, uses_allowed,
  uses_done, weekdays, from_time, to_time, on_holidays,
  (SELECT s.generation FROM pass_secrets s
    WHERE s.tenant_id = passes.tenant_id AND s.pass_id = passes.id) AS generation`

/**
 * A live pass of the actor's company; locked, no use or change of it can happen meanwhile. The lock lets
 * visits refer to it: whoever makes one holds such a reference, and two of them would wait for each other.
 */
export function findPass(
  { queries, actor }: TenantContext,
  id: string,
  lock = false,
): Promise<StoredPass | undefined> {
  return queries.first(sql<StoredPass>`
    SELECT ${terms} FROM passes
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND deleted_at IS NULL
    ${lock ? sql`FOR NO KEY UPDATE` : sql``}`)
}

/**
 * What stands against using a pass now; null where nothing does. A pass ends with the household of who
 * gave it: a resident who has moved out lets nobody in.
 */
export async function refusalNow(
  context: TenantContext,
  pass: StoredPass,
): Promise<EntryRefusal | null> {
  const { tolerance_min: tolerance } = await readVisitSettings(context)
  const moment = await readLocalMoment(context, { withHolidays: keepsDays(pass) })
  const refusal = passRefusal(pass, moment, tolerance)
  if (refusal !== null || pass.host_id === null || pass.apartment_id === null) return refusal
  return (await livesIn(context, pass.host_id, pass.apartment_id)) ? null : 'pass_host_gone'
}

/**
 * Counts a use of a pass that holds now, under its lock: of two who use the last one at the same moment
 * one gets it. Throws `passProblem`.
 */
export async function spendPass(context: TenantContext, id: string): Promise<void> {
  const { queries, actor } = context
  const pass = await findPass(context, id, true)
  const refusal = pass ? await refusalNow(context, pass) : 'pass_revoked'
  if (refusal !== null) throw passProblem(refusal)
  await queries.count(sql`
    UPDATE passes SET uses_done = uses_done + 1, version = version + 1, updated_at = now(),
      updated_by = ${actor.userId}
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
}
