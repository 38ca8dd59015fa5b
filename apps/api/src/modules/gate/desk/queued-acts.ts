import type { QueuedAct } from '@portaria/contract/modules/gate/desk-queue'
import type { RegistersByName } from '@portaria/contract/modules/registers'
import type { FieldCode } from '@portaria/contract/record-checks/field-codes'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import type { Machinery } from '../../../register-endpoints/machinery.ts'
import { changeStateIn } from '../../../register-endpoints/transitions.ts'
import type { NewBodyOf } from '../../../register-endpoints/typed-rows.ts'
import { createRecord } from '../../../register-endpoints/write-records.ts'
import type { PassKeys } from '../../visits/public/pass-keys.ts'
import { passProblem } from '../../visits/public/passes.ts'
import { type Ticket, ticketOf, visitOfPass } from '../entry-tickets.ts'
import { typedEntry } from '../typed-entry.ts'
import { CLOCK_MS } from './desk-author.ts'
import { noteExit } from './desk-entries.repository.ts'

type Act<Name extends QueuedAct['name']> = Extract<QueuedAct, { name: Name }>

/** A walk-in, with its visitor. */
export type WalkIn = { act: Act<'walk-in'>; guestName: string; visitorId: string }

/** The tools that record acts. */
export type ActTools = {
  readonly visits: Machinery<RegistersByName['visits']>
  readonly keys: PassKeys
}

/**
 * Records an entry by a visit or a pass, at the context's moment; returns the visit. Throws as an
 * entry at the desk does.
 */
export async function recordEntry(
  { visits, keys }: ActTools,
  context: TenantContext,
  act: Act<'enter'>,
): Promise<string> {
  const typed = typedEntry(act)
  const ticket = await ticketOf(keys, context, act)
  if (ticket === null) throw passProblem('pass_unknown')
  const [, visit] = await together(requireKnown(context, ticket), unanswered(context, ticket, act))
  if (visit) await answerFor(visits, context, visit, act)
  const visitId = ticket.visitId ?? (await visitOfPass(visits, context, ticket, typed))
  await changeStateIn(visits, context, visitId, 'check-in', typed.ofVisit)
  return visitId
}

/** Throws `entry_time` if the visit or pass did not exist yet. */
async function requireKnown(
  { queries, actor: { tenantId }, at = new Date() }: TenantContext,
  { visitId, passId }: Ticket,
): Promise<void> {
  const later = await queries.first(sql`
    SELECT FROM (
      SELECT created_at FROM visits WHERE tenant_id = ${tenantId} AND id = ${visitId}::uuid
      UNION ALL
      SELECT created_at FROM passes WHERE tenant_id = ${tenantId} AND id = ${passId}::uuid) used
    WHERE created_at > ${new Date(at.getTime() + CLOCK_MS)}`)
  if (later) throw unrecorded('happened_at', 'entry_time')
}

type Unanswered = { id: string; state: 'expected' | 'waiting' }

/**
 * Reads the visit of a ticket if nobody has answered for it yet and the desk says who has done so
 * now.
 */
async function unanswered(
  { queries, actor }: TenantContext,
  { visitId }: Ticket,
  { told_by: by }: Act<'enter'>,
): Promise<Unanswered | undefined> {
  if (by == null || visitId === null) return undefined
  return queries.first(sql<Unanswered>`
    SELECT id, state FROM visits
    WHERE tenant_id = ${actor.tenantId} AND id = ${visitId}
      AND (state = 'waiting' OR (state = 'expected' AND pass_id IS NULL))`)
}

/** Records who answered for a visit at the gate. */
async function answerFor(
  visits: Machinery<RegistersByName['visits']>,
  context: TenantContext,
  { id, state }: Unanswered,
  { told_by: by, told_through: through }: Act<'enter'>,
): Promise<void> {
  if (state === 'expected') await changeStateIn(visits, context, id, 'arrive', {})
  const answer = { answered_name: by, answered_through: through ?? 'desk' }
  await changeStateIn(visits, context, id, 'authorise', answer)
}

/** Records an entry without a known visit, at the context's moment; returns the visit. */
export async function recordWalkIn(
  { visits }: ActTools,
  context: TenantContext,
  id: string,
  { act, guestName, visitorId }: WalkIn,
): Promise<string> {
  const isOfficial = act.kind === 'official'
  // An official is recorded without an answer (visits §6); for everybody else, the desk says who
  // answered.
  if (!isOfficial && !act.told_by?.trim()) throw fieldProblem('answered_name', 'name_required')
  await createRecord(visits, context, visitOf(id, act, visitorId, context), {
    guest_name: guestName,
    state: 'authorised',
    answered_at: context.at,
    answered_by_id: context.actor.userId,
    answered_through: isOfficial ? 'desk' : (act.told_through ?? 'desk'),
    answered_name: isOfficial ? null : act.told_by,
  })
  await changeStateIn(visits, context, id, 'check-in', typedEntry(act).ofVisit)
  return id
}

/** Returns the visit of a walk-in, in the form of its register. */
function visitOf(
  id: string,
  act: Act<'walk-in'>,
  visitorId: string,
  { at }: TenantContext,
): NewBodyOf<RegistersByName['visits']> {
  const { let_in_reason: _, ...typed } = typedEntry(act).ofVisit
  const { kind, apartment_id = null, employee_id = null, common_area_id = null } = act
  const place = { apartment_id, employee_id, common_area_id }
  const authority = act.authority ?? null
  return { id, visitor_id: visitorId, kind, expected_from: at, authority, ...place, ...typed }
}

/**
 * Records an exit, at the context's moment; returns the visit, null if its entry still waits for a
 * person. A repeated exit changes nothing.
 */
export async function recordExit(
  { visits }: ActTools,
  context: TenantContext,
  act: Act<'leave'>,
): Promise<string | null> {
  const { queries, actor, at = new Date() } = context
  const { tenantId } = actor
  const waits = act.entry_id === undefined ? 'unknown' : await noteExit(context, act.entry_id, at)
  if (waits === 'early') throw unrecorded('visit_id', 'left_before')
  if (waits === 'noted') return null
  const visit = await queries.first(sql<{ id: string; state: string; early: boolean }>`
    SELECT id, state, coalesce(checked_in_at > ${at}, false) AS early FROM visits
    WHERE tenant_id = ${tenantId} AND deleted_at IS NULL AND id = coalesce(${act.visit_id ?? null}::uuid,
      (SELECT visit_id FROM desk_entries
        WHERE tenant_id = ${tenantId} AND id = ${act.entry_id ?? null}::uuid))`)
  if (!visit) throw unrecorded('visit_id', 'entry_unrecorded')
  if (visit.state === 'left') return visit.id
  if (visit.state === 'inside' && visit.early) throw unrecorded('visit_id', 'left_before')
  await changeStateIn(visits, context, visit.id, 'check-out', {})
  return visit.id
}

const unrecorded = (field: string, code: FieldCode) =>
  problem('state_conflict', { errors: [{ field, code }] })
