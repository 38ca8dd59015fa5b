import type { Actor } from '@portaria/contract/actors/actor'
import type { ReferenceRead } from '@portaria/contract/define-register/field'
import type { ProposedRule } from '@portaria/contract/modules/access/access-answers'
import { sql } from 'kysely'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'
import { createRecord } from '../../../register-endpoints/write-records.ts'
import { proposedRules } from './proposed-rules.ts'

/** The first rules of a company, which are proposed and confirmed (access §11, §14). */
export type StarterRulesService = {
  propose(actor: Actor): Promise<ProposedRule[]>
  /**
   * Makes the proposed rules of these keys, all or none. Throws `state_conflict` once the company
   * has a rule, as after a call that came at once, and `validation` for a key that is not proposed.
   */
  confirm(actor: Actor, keys: readonly string[]): Promise<ReferenceRead[]>
}

export function starterRulesService(
  database: AppDatabase,
  machineries: Machineries,
): StarterRulesService {
  return {
    propose: (actor) => database.readInTenant(actor, proposedRules),
    confirm: (actor, keys) =>
      database.inTenant(actor, (context) => makeStarterRules(machineries, context, keys)),
  }
}

/** Makes proposed rules in the caller's transaction; throws as `confirm` does. */
export async function makeStarterRules(
  machineries: Machineries,
  context: TenantContext,
  keys: readonly string[],
): Promise<ReferenceRead[]> {
  const { queries, actor } = context
  await queries.count(sql`
    SELECT pg_advisory_xact_lock(hashtextextended(${`starter rules ${actor.tenantId}`}, 0))`)
  const proposed = await proposedRules(context)
  if (proposed.length === 0) throw problem('state_conflict')
  const foreign = keys.findIndex((key) => proposed.every((rule) => rule.key !== key))
  if (foreign >= 0) throw fieldProblem(`keys.${foreign}`, 'not_found')
  const made: ReferenceRead[] = []
  for (const { key, name, kinds, towers, points } of proposed) {
    if (!keys.includes(key)) continue
    const { id } = await createRecord(machineryOf(machineries, 'access-rules'), context, {
      name,
      kinds,
      towers: towers.map((tower) => ({ tower_id: tower.id })),
      points: points.map((point) => ({ point_id: point.id })),
    })
    made.push({ id, title: name, deleted: false })
  }
  return made
}
