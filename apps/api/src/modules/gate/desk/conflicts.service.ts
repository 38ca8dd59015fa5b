import type { Actor, TenantActor } from '@portaria/contract/actors/actor'
import type {
  ConflictsPage,
  ConflictsQuery,
  Resolution,
} from '@portaria/contract/modules/gate/desk-queue'
import { visits as visitsRegister } from '@portaria/contract/modules/visits/visits/visits'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { hasTenant } from '../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { publishChange } from '../../../register-endpoints/change-event.ts'
import { machineryOf } from '../../../register-endpoints/machinery.ts'
import { changeStateIn } from '../../../register-endpoints/transitions.ts'
import { createRecord } from '../../../register-endpoints/write-records.ts'
import { announceEntry } from '../../visits/public/visit-news.ts'
import { registerGuest } from '../guests.ts'
import { typedEntry } from '../typed-entry.ts'
import { settleConflict } from './conflict-news.ts'
import {
  type Conflict,
  lockConflict,
  readConflicts,
  resolveConflict,
} from './conflicts.repository.ts'
import { findOwnGuest } from './own-guest.ts'
import type { QueueTools } from './queue.service.ts'

/** Codes of entries that their author must not resolve, because their own statement is in doubt. */
const ofOthers: readonly string[] = ['entry_time', 'entry_author']

/** Entries of a desk without a network that wait for a person. */
export type ConflictsService = {
  list(actor: Actor, query: ConflictsQuery): Promise<ConflictsPage>
  /**
   * Resolves an entry, and returns its visit. Throws `not_found`, `state_conflict` for a resolved
   * entry, and `validation`.
   */
  resolve(
    actor: Actor,
    id: string,
    body: { as: Resolution; note: string },
  ): Promise<{ id: string; visit_id: string | null }>
}

export function conflictsService({
  database,
  machineries,
}: Pick<QueueTools, 'database' | 'machineries'>): ConflictsService {
  const visits = machineryOf(machineries, 'visits')
  const visitors = machineryOf(machineries, 'visitors')

  /** Makes the visit of a person who came in despite a refusal, after somebody decided it. */
  async function visitOf(
    context: TenantContext,
    conflict: Conflict,
    visitorId: string,
    note: string,
  ): Promise<string> {
    const { typed, codes, author_id: author, left_at: leftAt } = conflict
    // An impossible time is replaced by the one at which the server received the entry.
    const at = codes.includes('entry_time') ? conflict.received_at : conflict.happened_at
    const { let_in_reason: _, ...values } = typed.name === 'leave' ? {} : typedEntry(typed).ofVisit
    const { apartment_id, employee_id, common_area_id } = conflict
    const place = { apartment_id, employee_id, common_area_id }
    const kind = typed.name === 'walk-in' ? typed.kind : (conflict.kind ?? 'social')
    const authority = typed.name === 'walk-in' ? (typed.authority ?? null) : null
    const body = { id: newId(), visitor_id: visitorId, kind, authority, ...place, ...values }
    const { id } = await createRecord(visits, { ...context, at }, body, {
      guest_name: conflict.guest_name,
      state: 'inside',
      answered_at: at,
      answered_by_id: context.actor.userId,
      answered_through: 'desk',
      checked_in_at: at,
      checked_in_by_id: author,
      let_in_reason: note,
    })
    await announceEntry({ ...context, at }, [id])
    if (leftAt !== null) await leave(context, id, leftAt < at ? at : leftAt)
    return id
  }

  const leave = (context: TenantContext, visitId: string, at: Date) =>
    changeStateIn(visits, { ...context, at }, visitId, 'check-out', {})

  /** Returns the server's visit, ended by the exit that the desk saw. */
  async function sameVisit(
    context: TenantContext,
    { against_id: id, left_at: leftAt }: Conflict,
  ): Promise<string | null> {
    if (id === null || leftAt === null) return id
    const { queries, actor } = context
    const inside = await queries.first(sql`
      SELECT FROM visits WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND state = 'inside'
        AND checked_in_at <= ${leftAt} AND deleted_at IS NULL FOR NO KEY UPDATE`)
    if (inside) await leave(context, id, leftAt)
    return id
  }

  /** Returns the visitor of the visit, in a transaction of its own. */
  async function guestOf(actor: TenantActor, conflict: Conflict): Promise<string> {
    const { id, typed, guest_name: name, free_visitor_id: known } = conflict
    if (typed.name === 'leave') throw fieldProblem('as', 'not_allowed')
    const isTyped = typed.cpf != null || typed.id_doc != null
    if (!isTyped && known !== null) return known
    const own = await database.readInTenant(actor, (context) => findOwnGuest(context, conflict))
    if (own?.isFree) return id
    const { document } = typedEntry(typed)
    return registerGuest(visitors, actor, { id: own ? newId() : id, name, document })
  }

  return {
    list: (actor, query) =>
      database.readInTenant(actor, (context) => readConflicts(context, query)),
    async resolve(actor, id, { as, note }) {
      if (!hasTenant(actor)) throw problem('tenant_required')
      const found = await database.inTenant(actor, (context) => lockConflict(context, id))
      const isOfOthers = found.codes.some((code) => ofOthers.includes(code))
      if (isOfOthers && found.author_id === actor.userId) throw fieldProblem('as', 'own_entry')
      const guest = as === 'entered' ? await guestOf(actor, found) : null
      return database.inTenant(actor, async (context) => {
        const conflict = await lockConflict(context, id)
        let visitId = as === 'same' ? await sameVisit(context, conflict) : null
        if (guest !== null) visitId = await visitOf(context, conflict, guest, note)
        await resolveConflict(context, id, { as, note, visitId })
        const about = visitId ?? conflict.against_id
        if (about !== null) {
          await recordAudit(context, {
            register: visitsRegister.name,
            rowId: about,
            operation: 'resolve-entry',
            changes: { resolution: [conflict.codes.join(', '), `${as}: ${note}`] },
          })
          await publishChange(context, visitsRegister, [about])
        }
        await settleConflict(context, conflict.author_id)
        return { id, visit_id: visitId }
      })
    },
  }
}
