import { sql } from 'kysely'
import { requireAnswerer, requireHostAtHome } from '../../domain/visit-destination.ts'
import {
  announceEntry,
  announceExit,
  announceWaiting,
  settleAnswers,
} from '../../domain/visit-news.ts'
import { mayAuthorizeAt } from '../../domain/visits.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../platform/problem.ts'
import type { RegisterBehaviour } from '../../register-endpoints/register-behaviour.ts'
import type { UntypedRow } from '../../register-endpoints/untyped-row.ts'
import { checkEntry } from './entry-checks.ts'
import { endPass, movePass, takePass } from './visit-passes.ts'

/** Whom a company lets answer for its visitors by their own word alone. */
const managers: readonly string[] = ['sindico', 'admin', 'master', 'system']

/**
 * Visits beyond their definition: who may answer for whom, what an entry takes, and that nobody leaves
 * at an invented time (domain.md section 3, visitors; reference.md D11–D22).
 */
export const visitsBehaviour: RegisterBehaviour = {
  async beforeWrite(context, next, before) {
    if (before === null) return begin(context, next)
    if (next['state'] === before['state']) return change(context, next, before)
    switch (next['state']) {
      case 'authorised':
        return answer(context, next)
      case 'denied': {
        const denied = await answer(context, next)
        await endPass(context, next)
        return denied
      }
      case 'cancelled':
      case 'no_show':
        await endPass(context, next)
        return next
      case 'inside':
        return enter(context, next, before)
      case 'left':
        return leave(context, next)
      default:
        return next
    }
  },

  // Who is inside stays on the list of who is inside.
  async beforeRemove(context, row) {
    if (row['state'] === 'inside') throw problem('state_conflict')
    if (row['state'] !== 'left') await endPass(context, row)
  },

  async afterCreate(context, row) {
    if (row['state'] === 'waiting') await announceWaiting(context, [row.id])
    // Nobody answers for an official; what follows an answer is planned all the same.
    else if (row['kind'] === 'official') await settleAnswers(context, [row.id])
  },

  transitions: {
    arrive: announceWaiting,
    authorise: settleAnswers,
    deny: settleAnswers,
    cancel: settleAnswers,
    'check-in': announceEntry,
    'check-out': announceExit,
  },
}

async function begin(context: TenantContext, draft: UntypedRow): Promise<UntypedRow> {
  await requireAnswerer(context, draft)
  // Of a pass the use says why it fails: its host may be gone, or the pass revoked with them.
  if (draft['pass_id'] == null) await requireHostAtHome(context, draft)
  const { now, name } = await visitorNow(context, draft['visitor_id'])
  const next: UntypedRow = {
    ...draft,
    guest_name: draft['guest_name'] ?? name,
    state: draft['state'] ?? 'waiting',
    expected_from: draft['expected_from'] ?? now,
  }
  if (next['state'] !== 'waiting') return next
  if (next['kind'] !== 'official') return { ...next, waiting_since: now }
  // An official is recorded, never held (reference.md D20).
  const { userId } = context.actor
  const answered = { answered_at: now, answered_by_id: userId, answered_through: 'desk' }
  return { ...next, state: 'authorised', ...answered }
}

async function visitorNow(
  { queries, actor, at }: TenantContext,
  visitorId: unknown,
): Promise<{ now: Date; name: string | null }> {
  return queries.one(sql<{ now: Date; name: string | null }>`
    SELECT coalesce(${at ?? null}::timestamptz, now()) AS now, (SELECT coalesce(nullif(v.social_name, ''), v.name) FROM visitors v
      WHERE v.tenant_id = ${actor.tenantId} AND v.id = ${visitorId ?? null}::uuid) AS name`)
}

/**
 * A resident changes what is to come, where they may still let people in; a pass for one visit follows
 * its visit.
 */
async function change(
  context: TenantContext,
  next: UntypedRow,
  before: UntypedRow,
): Promise<UntypedRow> {
  const isOpen = ['expected', 'waiting', 'authorised'].includes(String(before['state']))
  if (context.actor.role === 'condomino' && !isOpen) throw problem('state_conflict')
  await requireAnswerer(context, next)
  if (next['expected_from'] == null) throw fieldProblem('expected_from', 'required')
  if (next['host_id'] !== before['host_id'] || next['apartment_id'] !== before['apartment_id'])
    await requireHostAtHome(context, next)
  await movePass(context, next)
  return next
}

/**
 * The first answer counts: the state says so, under the row's lock. A resident answers by the app; the
 * gate says who told it so, and through what (reference.md D18).
 */
async function answer(context: TenantContext, next: UntypedRow): Promise<UntypedRow> {
  const { role } = context.actor
  if (role === 'condomino') {
    const isOwn =
      next['apartment_id'] != null && (await mayAuthorizeAt(context, next['apartment_id']))
    if (!isOwn) throw problem('forbidden')
    return { ...next, answered_through: 'app', answered_name: null }
  }
  const through = next['answered_through'] ?? 'desk'
  if (through === 'app' || through === 'pass') throw fieldProblem('answered_through', 'not_allowed')
  const isGateAlone = next['answered_name'] == null && !managers.includes(role)
  if (next['state'] === 'authorised' && isGateAlone)
    throw fieldProblem('answered_name', 'name_required')
  return { ...next, answered_through: through }
}

async function enter(
  context: TenantContext,
  next: UntypedRow,
  before: UntypedRow,
): Promise<UntypedRow> {
  await takePass(context, next, before)
  const warnings = await checkEntry(context, next)
  if (warnings.length > 0 && next['let_in_reason'] == null) {
    const errors = warnings.map((code) => ({ field: 'let_in_reason', code }))
    throw problem('state_conflict', { errors })
  }
  return { ...next, let_in_reason: warnings.length > 0 ? next['let_in_reason'] : null }
}

/** An exit that nobody saw has no time (reference.md D11). */
function leave({ actor }: TenantContext, next: UntypedRow): UntypedRow {
  const how = next['checked_out_how'] ?? 'desk'
  if (how === 'closed_by_job' && actor.role !== 'system')
    throw fieldProblem('checked_out_how', 'not_allowed')
  return { ...next, checked_out_how: how, ...(how !== 'desk' && { checked_out_at: null }) }
}
