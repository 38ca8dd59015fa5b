import type { Actor } from '@portaria/contract/actor'
import type { EntryBody } from '@portaria/contract/features/visits'
import type { RegisterName } from '@portaria/contract/registers/names'
import { sql } from 'kysely'
import type { PassKeys } from '../../domain/pass-keys.ts'
import { findPass, passProblem, refusalNow } from '../../domain/passes.ts'
import { readNews, tellGate } from '../../domain/visit-news.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { ProblemError, problem } from '../../platform/problem.ts'
import { type Machinery, machineryOf } from '../../register-endpoints/machinery.ts'
import { changeStateIn } from '../../register-endpoints/transitions.ts'
import { createRecord } from '../../register-endpoints/write-records.ts'
import { identify } from './identification.ts'
import { type CodedPass, passOfCode, passOfPin } from './pass-codes.ts'
import { type TypedEntry, typedEntry } from './typed-entry.ts'

/** Entries at the desk (domain.md section 3, visitors; section 6, `/gate/entries`). */
export type EntriesService = {
  /**
   * Somebody enters, by a visit, by the code of a QR, by a PIN or by a pass; answers the visit. Throws
   * `state_conflict` with why not on `pass`, `visitor_id` or `let_in_reason`; every refusal is in the
   * history of the visit or the pass, and that of somebody blocked is told to gate and síndicos.
   */
  enter(actor: Actor, body: EntryBody): Promise<Record<string, unknown>>
}

/** What is entered by: a visit that is there, or a pass whose use becomes one. */
type Ticket = { visitId: string | null; passId: string | null }

export function entriesService(
  database: AppDatabase,
  all: ReadonlyMap<RegisterName, Machinery>,
  keys: PassKeys,
): EntriesService {
  const visits = machineryOf(all, 'visits')
  const visitors = machineryOf(all, 'visitors')

  return {
    async enter(actor, body) {
      const typed = typedEntry(body)
      const ticket = await database.inTenant(actor, (context) => ticketOf(keys, context, body))
      // Thrown after its transaction: a wrong PIN stays counted.
      if (ticket === null) throw passProblem('pass_unknown')
      await identify(database, visitors, actor, ticket, typed.document)
      try {
        return await database.inTenant(actor, async (context) => {
          const visitId = ticket.visitId ?? (await visitOfPass(visits, context, ticket, typed))
          return changeStateIn(visits, context, visitId, 'check-in', typed.ofVisit)
        })
      } catch (error) {
        const refusal = await explained(database, actor, ticket, error)
        await database.inTenant(actor, (context) => noteRefusal(context, ticket, refusal))
        throw refusal
      }
    },
  }
}

async function ticketOf(
  keys: PassKeys,
  context: TenantContext,
  body: EntryBody,
): Promise<Ticket | null> {
  const { queries, actor } = context
  const { visit_id: visitId, apartment_id: destination } = body
  if (visitId !== undefined) {
    const visit = await queries.first(sql<{ pass_id: string | null }>`
      SELECT pass_id FROM visits
      WHERE tenant_id = ${actor.tenantId} AND id = ${visitId} AND deleted_at IS NULL`)
    if (!visit) throw problem('not_found')
    return { visitId, passId: visit.pass_id }
  }
  const { passId, refusal } = await namedPass(keys, context, body)
  if (refusal === 'pass_revoked') throw passProblem(refusal)
  const pass = passId === null ? undefined : await findPass(context, passId)
  if (!pass) return null
  if (destination != null && pass.apartment_id !== destination)
    throw passProblem('pass_wrong_destination')
  const expected = await queries.first(sql<{ id: string }>`
    SELECT id FROM visits
    WHERE tenant_id = ${actor.tenantId} AND pass_id = ${pass.id} AND state = 'expected'
      AND deleted_at IS NULL
    ORDER BY expected_from, id LIMIT 1`)
  return { visitId: expected?.id ?? null, passId: pass.id }
}

/** The pass that a code or a PIN names, or that the desk chose from its list of today. */
function namedPass(
  keys: PassKeys,
  context: TenantContext,
  { code, pin, pass_id: passId }: EntryBody,
): Promise<CodedPass> | CodedPass {
  if (code !== undefined) return passOfCode(keys, context, code)
  if (pin !== undefined) return passOfPin(keys, context, pin)
  return passId === undefined ? { passId: null, refusal: null } : { passId, refusal: null }
}

/** The visit that a use of a pass becomes. */
async function visitOfPass(
  visits: Machinery,
  context: TenantContext,
  { passId }: Ticket,
  typed: TypedEntry,
): Promise<string> {
  const { queries, actor } = context
  const pass = await queries.one(sql<Record<string, unknown>>`
    SELECT visitor_id, apartment_id, employee_id, host_id, provider_id, kind, purpose, plate,
      companions, guest_name, now() AS now
    FROM passes WHERE tenant_id = ${actor.tenantId} AND id = ${passId}`)
  const { guest_name, now, host_id, ...own } = pass
  const { let_in_reason: _, ...typedOfVisit } = typed.ofVisit
  const set = {
    guest_name,
    pass_id: passId,
    host_id,
    state: 'authorised',
    answered_at: now,
    answered_by_id: actor.userId,
    answered_through: 'pass',
  }
  const { record } = await createRecord(visits, context, { ...own, ...typedOfVisit }, set)
  return String(record['id'])
}

/** Of two desks that used one pass the later learns that it is used up, not that a state changed. */
async function explained(
  database: AppDatabase,
  actor: Actor,
  { passId }: Ticket,
  error: unknown,
): Promise<ProblemError> {
  if (!(error instanceof ProblemError) || error.code !== 'state_conflict') throw error
  if (error.details.errors || passId === null) return error
  return database.inTenant(actor, async (context) => {
    const pass = await findPass(context, passId)
    const refusal = pass && (await refusalNow(context, pass))
    return refusal ? passProblem(refusal) : error
  })
}

async function noteRefusal(
  context: TenantContext,
  { visitId, passId }: Ticket,
  refusal: ProblemError,
): Promise<void> {
  const codes = (refusal.details.errors ?? []).map(({ code }) => code)
  const rowId = visitId ?? passId
  if (rowId === null || codes.length === 0) return
  await recordAudit(context, {
    register: visitId === null ? 'passes' : 'visits',
    rowId,
    operation: 'refuse-entry',
    changes: { refusal: [null, codes.join(', ')] },
  })
  if (visitId === null || !codes.some((code) => /^(visitor|plate)_blocked$/.test(code))) return
  for (const visit of await readNews(context, [visitId]))
    await tellGate(context, 'visit_blocked', visit)
}
