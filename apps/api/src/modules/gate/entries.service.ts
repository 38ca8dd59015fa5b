import type { Actor } from '@portaria/contract/actors/actor'
import type { EntryBody } from '@portaria/contract/modules/visits/visits'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { ProblemError, problem } from '../../platform/problem.ts'
import {
  type Machineries,
  type Machinery,
  machineryOf,
} from '../../register-endpoints/machinery.ts'
import { changeStateIn } from '../../register-endpoints/transitions.ts'
import { readWritten } from '../../register-endpoints/write-records.ts'
import type { Destination } from '../visits/public/destinations.ts'
import type { PassKeys } from '../visits/public/pass-keys.ts'
import { findPass, passProblem, refusalNow } from '../visits/public/passes.ts'
import { isOfBlocked, readNews, tellGate, tellOfGuest } from '../visits/public/visit-news.ts'
import { type Ticket, ticketOf, visitOfPass } from './entry-tickets.ts'
import { identify } from './identification.ts'
import { typedEntry } from './typed-entry.ts'

/** Entries at the desk (visits §5). */
export type EntriesService = {
  /**
   * Records an entry, by a visit, by the code of a QR, by a PIN or by a pass; returns the visit.
   * Throws `state_conflict` with the refusal on `pass`, `visitor_id` or `let_in_reason`; every
   * refusal is in the history of the visit or the pass, and that of a blocked person is reported to
   * gate and síndicos.
   */
  enter(actor: Actor, body: EntryBody): Promise<Record<string, unknown>>
}

export function entriesService(
  database: AppDatabase,
  all: Machineries,
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
          if (body.close_visit_id)
            await closeForgotten(visits, context, ticket, body.close_visit_id)
          const visitId = ticket.visitId ?? (await visitOfPass(visits, context, ticket, typed))
          await changeStateIn(visits, context, visitId, 'check-in', typed.ofVisit)
          return readWritten(visits, context, visitId)
        })
      } catch (error) {
        const refusal = await explained(database, actor, ticket, error)
        await database.inTenant(actor, (context) => noteRefusal(context, ticket, refusal))
        throw refusal
      }
    },
  }
}

/**
 * Explains a lost race: of two desks that used one pass, the later learns that it is used up, not
 * that a state changed.
 */
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
  if (!isOfBlocked(refusal)) return
  if (visitId === null) return tellOfPass(context, rowId)
  for (const visit of await readNews(context, [visitId]))
    await tellGate(context, 'visit_blocked', visit)
}

/** Reports a blocked person with a pass for many entries, without a visit of theirs yet. */
async function tellOfPass(context: TenantContext, passId: string): Promise<void> {
  const { queries, actor } = context
  const { guest_name: visitor, ...place } = await queries.one(sql<
    { guest_name: string } & Destination
  >`
    SELECT guest_name, apartment_id, employee_id, common_area_id FROM passes
    WHERE tenant_id = ${actor.tenantId} AND id = ${passId}`)
  await tellOfGuest(context, {
    subject: { register: 'passes', id: passId },
    visitor,
    place,
  })
}

/**
 * Ends the visit of the same person whose exit nobody recorded, at an unknown time, before they enter
 * again (visits §10). Throws `not_found` for anybody else's.
 */
async function closeForgotten(
  visits: Machinery,
  context: TenantContext,
  { visitId, passId }: Ticket,
  forgottenId: string,
): Promise<void> {
  const { queries, actor } = context
  const { tenantId } = actor
  const same = await queries.first(sql`
    SELECT 1 FROM visits v
    WHERE v.tenant_id = ${tenantId} AND v.id = ${forgottenId} AND v.deleted_at IS NULL
      AND v.visitor_id = coalesce(
        (SELECT visitor_id FROM visits WHERE tenant_id = ${tenantId} AND id = ${visitId}::uuid),
        (SELECT visitor_id FROM passes WHERE tenant_id = ${tenantId} AND id = ${passId}::uuid))`)
  if (!same) throw problem('not_found')
  await changeStateIn(visits, context, forgottenId, 'check-out', {
    checked_out_how: 'unknown_time',
  })
}
