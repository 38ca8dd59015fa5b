import type { RegistersByName } from '@portaria/contract/modules/registers'
import type { passes } from '@portaria/contract/modules/visits/passes/passes'
import type { EntryBody } from '@portaria/contract/modules/visits/visits'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { problem } from '../../platform/problem.ts'
import type { Machinery } from '../../register-endpoints/machinery.ts'
import type { RowOf } from '../../register-endpoints/typed-rows.ts'
import { createRecord } from '../../register-endpoints/write-records.ts'
import { type CodedPass, passOfCode } from '../visits/public/coded-passes.ts'
import type { PassKeys } from '../visits/public/pass-keys.ts'
import { findPass, passProblem } from '../visits/public/passes.ts'
import { passOfPin } from './pass-codes.ts'
import type { TypedEntry } from './typed-entry.ts'

/** The ticket of an entry: an existing visit, or a pass whose use becomes one. */
export type Ticket = { visitId: string | null; passId: string | null }

/**
 * Returns the ticket of an entry, or null for an unknown pass; throws `not_found`, or the pass's
 * refusal.
 */
export async function ticketOf(
  keys: PassKeys,
  context: TenantContext,
  body: EntryBody,
): Promise<Ticket | null> {
  const { queries, actor } = context
  const { visit_id: visitId } = body
  if (visitId !== undefined) {
    const visit = await queries.first(sql<{ pass_id: string | null; apartment_id: string | null }>`
      SELECT pass_id, apartment_id FROM visits
      WHERE tenant_id = ${actor.tenantId} AND id = ${visitId} AND deleted_at IS NULL`)
    if (!visit) throw problem('not_found')
    requireDestination(visit, body)
    return { visitId, passId: visit.pass_id }
  }
  const { passId, refusal } = await namedPass(keys, context, body)
  if (refusal === 'pass_revoked') throw passProblem(refusal)
  const pass = passId === null ? undefined : await findPass(context, passId)
  if (!pass) return null
  requireDestination(pass, body)
  const expected = await queries.first(sql<{ id: string }>`
    SELECT id FROM visits
    WHERE tenant_id = ${actor.tenantId} AND pass_id = ${pass.id} AND state = 'expected'
      AND deleted_at IS NULL
    ORDER BY expected_from, id LIMIT 1`)
  return { visitId: expected?.id ?? null, passId: pass.id }
}

/** Refuses a guest who names another unit than their pass, unless with a reason. */
function requireDestination(
  { apartment_id: own }: { apartment_id: string | null },
  { apartment_id: named, let_in_reason: reason }: EntryBody,
): void {
  if (named != null && own !== named && !reason) throw passProblem('pass_wrong_destination')
}

/** Returns the pass of a code or a PIN, or the one chosen from the desk's list of today. */
function namedPass(
  keys: PassKeys,
  context: TenantContext,
  { code, pin, pass_id: passId }: EntryBody,
): Promise<CodedPass> | CodedPass {
  if (code !== undefined) return passOfCode(keys, context, code)
  if (pin !== undefined) return passOfPin(keys, context, pin)
  return passId === undefined ? { passId: null, refusal: null } : { passId, refusal: null }
}

/** The fields that the visit of a pass's use has from the pass. */
type PassTerms = Pick<
  RowOf<typeof passes>,
  | 'visitor_id'
  | 'apartment_id'
  | 'employee_id'
  | 'common_area_id'
  | 'host_id'
  | 'provider_id'
  | 'kind'
  | 'purpose'
  | 'plate'
  | 'companions'
  | 'guest_name'
>

/** Makes the visit of a pass's use. */
export async function visitOfPass(
  visits: Machinery<RegistersByName['visits']>,
  context: TenantContext,
  { passId }: Ticket,
  typed: TypedEntry,
): Promise<string> {
  const { queries, actor, at = null } = context
  const pass = await queries.one(sql<PassTerms & { now: Date }>`
    SELECT visitor_id, apartment_id, employee_id, common_area_id, host_id, provider_id, kind, purpose,
      plate, companions, guest_name, coalesce(${at}::timestamptz, now()) AS now
    FROM passes WHERE tenant_id = ${actor.tenantId} AND id = ${passId}`)
  const { guest_name, now, host_id, ...own } = pass
  const { let_in_reason: _, ...typedOfVisit } = typed.ofVisit
  const set = {
    guest_name,
    pass_id: passId,
    host_id,
    state: 'authorised' as const,
    answered_at: now,
    answered_by_id: actor.userId,
    answered_through: 'pass' as const,
  }
  return (await createRecord(visits, context, { ...own, ...typedOfVisit }, set)).id
}
